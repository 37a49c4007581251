import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';

/** A page of SQLite, so that a changed row is a changed block or two. */
const BLOCK_BYTES = 4096;
const READ_BYTES = 1024 * BLOCK_BYTES;
const NUMBER_BYTES = 4;
const RECORD_BYTES = NUMBER_BYTES + BLOCK_BYTES;
/** In place of a block's number: the length and the hash of the whole file follow. */
const END = 0xff_ff_ff_ff;
const LENGTH_BYTES = 8;

function hashOf(file: number): Buffer {
  const hash = createHash('sha256');
  const part = Buffer.alloc(READ_BYTES);
  let at = 0;
  for (let read = -1; read !== 0; at += read) {
    read = readSync(file, part, 0, READ_BYTES, at);
    hash.update(part.subarray(0, read));
  }
  return hash.digest();
}

/** The blocks of a newer file that differ from an older one, each after its number; then length and hash of the newer. */
export function* changedBlocks(older: string, newer: string): Generator<Buffer> {
  const [before, after] = [openSync(older, 'r'), openSync(newer, 'r')];
  try {
    const [old, fresh] = [Buffer.alloc(READ_BYTES), Buffer.alloc(READ_BYTES)];
    const { size } = fstatSync(after);
    for (let at = 0; at < size; at += READ_BYTES) {
      const read = readSync(after, fresh, 0, READ_BYTES, at);
      const known = readSync(before, old, 0, READ_BYTES, at);
      for (let from = 0; from < read; from += BLOCK_BYTES) {
        const to = from + BLOCK_BYTES;
        if (to <= known && old.compare(fresh, from, to, from, to) === 0) continue;
        const record = Buffer.alloc(RECORD_BYTES);
        record.writeUInt32BE((at + from) / BLOCK_BYTES);
        fresh.copy(record, NUMBER_BYTES, from, to);
        yield record;
      }
    }
    const end = Buffer.alloc(NUMBER_BYTES + LENGTH_BYTES);
    end.writeUInt32BE(END);
    end.writeBigUInt64BE(BigInt(size), NUMBER_BYTES);
    yield Buffer.concat([end, hashOf(after)]);
  } finally {
    for (const file of [before, after]) closeSync(file);
  }
}

/** Makes the newer file of a copy of the older one, in place. Throws unless it is the same to the last bit. */
export function applyChanges(copy: string, changes: string): void {
  const [target, source] = [openSync(copy, 'r+'), openSync(changes, 'r')];
  try {
    const record = Buffer.alloc(RECORD_BYTES);
    let at = 0;
    for (;;) {
      const read = readSync(source, record, 0, RECORD_BYTES, at);
      at += read;
      const number = read < NUMBER_BYTES ? undefined : record.readUInt32BE();
      if (number === END) {
        const bodyAt = NUMBER_BYTES + LENGTH_BYTES;
        ftruncateSync(target, Number(record.readBigUInt64BE(NUMBER_BYTES)));
        fsyncSync(target);
        if (hashOf(target).equals(record.subarray(bodyAt, read))) return;
      }
      if (number === undefined || number === END || read < RECORD_BYTES)
        throw new Error('The changes do not belong to this copy, or are damaged.');
      writeSync(target, record, NUMBER_BYTES, BLOCK_BYTES, number * BLOCK_BYTES);
    }
  } finally {
    for (const file of [target, source]) closeSync(file);
  }
}
