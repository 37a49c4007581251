import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/enquiries/stores.ts';

/** Those that a browser could not draw to the last line. */
async function brokenIn(folder: string): Promise<string[]> {
  const files = globSync('**/*.{avif,gif,jpeg,jpg,png,webp}', { cwd: folder });
  const looks = files.map((file) =>
    sharp(join(folder, file), { failOn: 'warning' })
      .stats()
      .then(() => [])
      .catch((error: Error) => [`${file}: ${error.message}`]),
  );
  return (await Promise.all(looks)).flat();
}

it('shows no broken picture', async () => {
  const folder = temporaryFolder();
  const plain = { width: 300, height: 300, channels: 3, background: 'teal' } as const;
  const whole = await sharp({ create: plain }).jpeg().toBuffer();
  writeFileSync(join(folder, 'whole.jpg'), whole);
  writeFileSync(join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
  expect(await brokenIn(folder)).toEqual([expect.stringMatching(/^cut\.jpg: /)]);
  expect(await brokenIn('content')).toEqual([]);
});
