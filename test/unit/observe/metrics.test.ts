import { expect, test } from 'vitest';
import { createMetrics } from '../../../src/observe/metrics.ts';

test('the seconds of the event loop divide the time into working and waiting', async () => {
  const { registry } = createMetrics();
  const seconds = async (state: string) => {
    const text = await registry.metrics();
    return Number(
      new RegExp(`^mneme_event_loop_seconds_total\\{state="${state}"\\} (\\S+)$`, 'm').exec(text)?.[1],
    );
  };
  const [active, idle] = [await seconds('active'), await seconds('idle')];
  await expect.poll(() => seconds('idle'), { timeout: 4000 }).toBeGreaterThan(idle);
  await expect.poll(() => seconds('active'), { timeout: 4000 }).toBeGreaterThan(active);
});
