import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';

/** Signatures and sizes of the ZIP format (PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 0xffff;
const ZIP64 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

async function readAt(file, position, length) {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new Error('the archive is cut off');
  return buffer;
}

/** The archive's last record, which says where its directory lies; a comment may follow it. */
async function readEnd(file) {
  const { size } = await file.stat();
  const length = Math.min(size, END_SIZE + MAX_COMMENT);
  const tail = await readAt(file, size - length, length);
  for (let at = length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE && at + END_SIZE + tail.readUInt16LE(at + 20) === length) {
      return {
        entries: tail.readUInt16LE(at + 10),
        size: tail.readUInt32LE(at + 12),
        offset: tail.readUInt32LE(at + 16),
      };
    }
  }
  throw new Error('this is no ZIP archive, or it is cut off');
}

function readEntry(directory, at) {
  if (directory.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new Error("the archive's directory is damaged");
  const nameLength = directory.readUInt16LE(at + 28);
  const entry = {
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    compressedSize: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
    name: directory.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength),
  };
  if (entry.compressedSize === ZIP64 || entry.size === ZIP64 || entry.offset === ZIP64)
    throw new Error(`${entry.name} is too large (ZIP64)`);
  return {
    entry,
    next: at + ENTRY_SIZE + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32),
  };
}

/**
 * Calls back with a reader of a ZIP archive: its entries' names, and a way to unpack one into a file. The checksum and
 * size of what is unpacked are checked.
 * @template T
 * @param {string} path
 * @param {(archive: { names: readonly string[], unpack: (name: string, target: string) => Promise<void> }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withZip(path, use) {
  const file = await open(path);
  try {
    const end = await readEnd(file);
    const directory = await readAt(file, end.offset, end.size);
    const entries = new Map();
    for (let at = 0, i = 0; i < end.entries; i += 1) {
      const { entry, next } = readEntry(directory, at);
      entries.set(entry.name, entry);
      at = next;
    }
    return await use({
      names: [...entries.keys()],
      unpack: async (name, target) => {
        const entry = entries.get(name);
        if (entry === undefined) throw new Error(`${path} holds no ${name}`);
        await unpackEntry(file, entry, target);
      },
    });
  } finally {
    await file.close();
  }
}

async function unpackEntry(file, entry, target) {
  const local = await readAt(file, entry.offset, LOCAL_SIZE);
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new Error(`${entry.name} is damaged`);
  const start = entry.offset + LOCAL_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  const check = checkSum();
  const steps = [];
  if (entry.method === DEFLATED) steps.push(zlib.createInflateRaw());
  else if (entry.method !== STORED)
    throw new Error(`${entry.name} is compressed in a way (${entry.method}) that is not known here`);
  if (entry.compressedSize > 0) {
    const source = file.createReadStream({ start, end: start + entry.compressedSize - 1, autoClose: false });
    await pipeline([source, ...steps, check.stream, createWriteStream(target)]);
  } else {
    await pipeline([check.stream.end(), createWriteStream(target)]);
  }
  if (check.size() !== entry.size || check.crc() !== entry.crc)
    throw new Error(`${entry.name} is damaged: its checksum differs`);
}

/** Passes bytes on and keeps their number and CRC-32. */
function checkSum() {
  let crc = 0;
  let size = 0;
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, crc: () => crc >>> 0, size: () => size };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** CRC-32 of bytes, continued from an earlier one. Node has it since 20.15 only. */
function crc32(bytes, before) {
  if (zlib.crc32 !== undefined) return zlib.crc32(bytes, before);
  let crc = ~before;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc;
}
