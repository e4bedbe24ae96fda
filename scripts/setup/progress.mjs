const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Does one step of the set-up and says so: a live line on a terminal, elsewhere one line when it begins and one when
 * it is done.
 * @param {string} title what is done, as "Installing dependencies"
 * @param {(note: (detail: string) => void) => Promise<T>} work may note how far it is
 * @template T
 * @returns {Promise<T>}
 */
export async function step(title, work, output = process.stdout) {
  const started = performance.now();
  let detail = '';
  let frame = 0;
  const draw = () => {
    frame += 1;
    output.write(
      `\r\x1b[K${FRAMES[frame % FRAMES.length]} ${title} … ${seconds(started)}${detail && `, ${detail}`}`,
    );
  };
  if (!output.isTTY) output.write(`${title} …\n`);
  const timer = output.isTTY ? setInterval(draw, FRAME_MS) : null;
  try {
    const result = await work((note) => {
      detail = note;
    });
    output.write(`${output.isTTY ? '\r\x1b[K✓ ' : ''}${title}: done in ${seconds(started)}\n`);
    return result;
  } catch (error) {
    output.write(`${output.isTTY ? '\r\x1b[K✗ ' : ''}${title}: failed after ${seconds(started)}\n`);
    throw error;
  } finally {
    if (timer !== null) clearInterval(timer);
  }
}
