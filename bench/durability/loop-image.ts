import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../tests/support/machine/find-program.ts';
import { atEnd } from '../lib/at-end.ts';
import { CannotMeasure } from '../lib/cannot-measure.ts';

const IMAGE_BYTES = 64 * 2 ** 20;
const COPY_ATTEMPTS = 20;
const UNMOUNT_ATTEMPTS = 50;

const run = (program: string, ...options: string[]): void => {
  execFileSync(findProgram(program) ?? program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/** An empty ext4 file system in a file, written completely now, so that nothing in it changes later by itself. */
export const makeImage = (file: string): void => {
  writeFileSync(file, '');
  truncateSync(file, IMAGE_BYTES);
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', file);
};

/** A server that was just killed may still hold its files. Waits synchronously, because it also runs at exit. */
const unmount = (folder: string): void => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      run('umount', folder);
      return;
    } catch (error) {
      if (attempt === UNMOUNT_ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
};

/** Mounts the file system in a file; the returned function unmounts it. */
export const mountImage = (file: string, folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  run('mount', '-o', 'loop', file, folder);
  return atEnd(() => unmount(folder));
};

/** Why power cuts cannot be simulated here; nothing when they can. */
export const whyNoImages = (folder: string): string | undefined => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting an image needs Linux and root';
  if (!findProgram('mkfs.ext4')) return 'mkfs.ext4 is not installed (Debian: apt-get install e2fsprogs)';
  const image = join(folder, 'trial.img');
  try {
    makeImage(image);
    mountImage(image, join(folder, 'trial'))();
    return undefined;
  } catch {
    return 'this machine lets nobody mount an image, which is common in containers';
  } finally {
    rmSync(image, { force: true });
  }
};

/**
 * What a disk would hold if the power went now: what the file system has written, without what it still has in memory.
 * Copied until two reads agree, so that the copy shows one moment.
 */
export const copyAsAfterPowerCut = async (image: string, copy: string): Promise<void> => {
  copyFileSync(image, copy);
  for (let attempt = 1; attempt <= COPY_ATTEMPTS; attempt += 1) {
    const now = readFileSync(image);
    if (now.equals(readFileSync(copy))) return;
    writeFileSync(copy, now);
    await pause(10);
  }
  throw new CannotMeasure('The image did not come to rest: no copy of one moment could be made.');
};
