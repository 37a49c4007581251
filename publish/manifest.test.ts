import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { readManifest } from './manifest.ts';

it('says what to do about a site that is of another version', async () => {
  const { dist, remove } = await makeExampleSite();
  onTestFinished(remove);
  await writeFile(join(dist, 'manifest.json'), '{"pages":{}}');
  await expect(readManifest(dist)).rejects.toThrow(
    /does not belong to this version of the server. Run "npm run build"/,
  );
});
