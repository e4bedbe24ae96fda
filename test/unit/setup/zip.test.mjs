import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withZip } from '../../../scripts/setup/zip.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Bytes of a ZIP archive, written from the format's description. */
function zipOf(files, { comment = '', extra = 0 } = {}) {
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const { name, content, stored = false, crc = crc32(content) } of files) {
    const data = stored ? content : deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(stored ? 0 : 8, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    local.writeUInt16LE(extra, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(stored ? 0 : 8, 10);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    const written = Buffer.concat([local, Buffer.from(name), Buffer.alloc(extra), data]);
    locals.push(written);
    directory.push(entry, Buffer.from(name));
    offset += written.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...locals, ...directory, end, Buffer.from(comment)]);
}

async function archive(files, options) {
  const path = join(folder, 'a.zip');
  await writeFile(path, zipOf(files, options));
  return path;
}

async function unpacked(path, name) {
  const target = join(folder, 'out');
  await withZip(path, ({ unpack }) => unpack(name, target));
  return readFile(target);
}

const long = Buffer.from('memory '.repeat(50_000));

describe('the ZIP reader', () => {
  test('unpacks compressed and stored files alike', async () => {
    const path = await archive([
      { name: 'a/long.txt', content: long },
      { name: 'plain.bin', content: Buffer.from([0, 1, 2, 255]), stored: true },
      { name: 'empty', content: Buffer.alloc(0), stored: true },
    ]);
    expect(await withZip(path, async ({ names }) => names)).toEqual(['a/long.txt', 'plain.bin', 'empty']);
    expect((await unpacked(path, 'a/long.txt')).equals(long)).toBe(true);
    expect([...(await unpacked(path, 'plain.bin'))]).toEqual([0, 1, 2, 255]);
    expect(await unpacked(path, 'empty')).toHaveLength(0);
  });

  test('finds its way past an archive comment and extra fields', async () => {
    const path = await archive([{ name: 'é.txt', content: long }], {
      comment: 'made by hand PK\u0005\u0006',
      extra: 9,
    });
    expect((await unpacked(path, 'é.txt')).equals(long)).toBe(true);
  });

  test('refuses a file whose checksum differs', async () => {
    const path = await archive([{ name: 'a', content: long, crc: 1 }]);
    await expect(unpacked(path, 'a')).rejects.toThrow('checksum');
  });

  test('refuses an archive that was cut off, and what is none', async () => {
    const whole = zipOf([{ name: 'a', content: long }]);
    const path = join(folder, 'b.zip');
    await writeFile(path, whole.subarray(0, whole.length - 30));
    await expect(unpacked(path, 'a')).rejects.toThrow('cut off');
    await writeFile(path, 'no archive at all, only a sentence of some length');
    await expect(unpacked(path, 'a')).rejects.toThrow('no ZIP archive');
  });

  test('names the file that is not there', async () => {
    await expect(unpacked(await archive([{ name: 'a', content: long }]), 'b')).rejects.toThrow('holds no b');
  });
});
