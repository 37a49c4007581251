import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFile } from './compress.ts';

const place = async (name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhr-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, name);
};

it('writes copies that hold the same content', async () => {
  const text = 'Payroll and time. '.repeat(50);
  const file = await place('page.html');
  expect(await compressFile(file, Buffer.from(text))).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

it('leaves files alone that are compressed by nature', async () => {
  const file = await place('photo.png');
  expect(await compressFile(file, Buffer.from('x'.repeat(1000)))).toEqual([]);
  expect(existsSync(`${file}.br`)).toBe(false);
});

it('writes no copy that would be larger, and removes one of an earlier build', async () => {
  const file = await place('tiny.txt');
  await writeFile(`${file}.gz`, 'of an earlier build');
  expect(await compressFile(file, Buffer.from('ab'))).toEqual([]);
  expect(existsSync(`${file}.gz`)).toBe(false);
});
