import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { BackupSettings } from './settings.ts';

const MAX_COMPLAINT_LENGTH = 500;

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Runs a program of the system. Rejects with its complaint. */
async function run(program: 'age' | 'rclone', words: readonly string[], input?: Bytes) {
  const child = spawn(program, words);
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    throw isMissing ? new Error(`${program} is needed here: apt install ${program}`) : error;
  });
  let fault: unknown;
  const given = async () => {
    if (!input) return void child.stdin.end();
    await pipeline(input, createZstdCompress(), child.stdin).catch((error) => {
      child.kill();
      fault = error;
    });
  };
  const [[code], said, complaint] = await Promise.all([
    ended,
    text(child.stdout),
    text(child.stderr),
    given(),
  ]);
  if (code === 0 && !fault) return said;
  // A program that ends early has its own reason; that its input broke off says nothing.
  const reason = complaint.trim().slice(-MAX_COMPLAINT_LENGTH);
  throw fault && !reason ? fault : new Error(`${program} failed: ${reason}`);
}

function needed(settings: BackupSettings, name: keyof BackupSettings): string {
  const value = settings[name];
  if (value) return value;
  throw new Error(`${name} is needed for this: see docs/deploying.md.`);
}

/** The copies in another place: compressed, encrypted with age, and carried by rclone. */
export function openElsewhere(settings: BackupSettings) {
  const place = needed(settings, 'BACKUP_TO').replace(/\/$/, '');
  return {
    /** The names of all copies there. */
    async list(): Promise<string[]> {
      // Makes the folder where there is none; a store of objects knows no folders.
      await run('rclone', ['mkdir', place]);
      const said = await run('rclone', ['lsf', '--files-only', place]);
      return said.split('\n').filter(Boolean);
    },
    async send(name: string, read: () => Bytes, aside: string): Promise<void> {
      try {
        const keys = needed(settings, 'BACKUP_RECIPIENTS');
        await run('age', ['--recipients-file', keys, '--output', aside], read());
        await run('rclone', ['copyto', aside, `${place}/${name}`]);
      } finally {
        rmSync(aside, { force: true });
      }
    },
    async fetch(name: string, file: string): Promise<void> {
      const [sealed, packed] = [`${file}.age`, `${file}.zst`];
      try {
        await run('rclone', ['copyto', `${place}/${name}`, sealed]);
        const key = needed(settings, 'BACKUP_IDENTITY');
        await run('age', ['--decrypt', '--identity', key, '--output', packed, sealed]);
        const unpacked = createWriteStream(file, { mode: 0o600, flush: true });
        await pipeline(createReadStream(packed), createZstdDecompress(), unpacked);
      } finally {
        for (const one of [sealed, packed]) rmSync(one, { force: true });
      }
    },
    async remove(name: string): Promise<void> {
      await run('rclone', ['deletefile', `${place}/${name}`]);
    },
  };
}
