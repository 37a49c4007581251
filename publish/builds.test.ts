import { lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONTRACT } from '../enquiries/contract/fingerprint.ts';
import { loadSite } from '../server/site.ts';
import { openBuildPlace } from '../tests/support/example-builds.ts';
import { exampleFiles, makeExampleSite } from '../tests/support/example-site.ts';
import { buildsFolder, currentBuild, listBuilds, publish, publishFolder, rollBack } from './builds.ts';
import { writeSums } from './sums.ts';

async function openPlace() {
  const place = await openBuildPlace();
  onTestFinished(place.remove);
  return place;
}
async function versionIn(dist: string) {
  return /Version (\w+)</.exec(await readFile(join(dist, 'public/index.html'), 'utf8'))?.[1];
}

it('keeps the last three builds, and goes back and forth between them', async () => {
  const { dist, publishVersion } = await openPlace();
  const ids = [];
  for (const version of ['1', '2', '3', '4']) ids.push(await publishVersion(version));
  expect(await listBuilds(dist)).toEqual(ids.slice(1).reverse());
  expect(await versionIn(dist)).toBe('4');
  expect([await rollBack({ dist, accept: loadSite }), await versionIn(dist)]).toEqual([ids[2], '3']);
  expect([await rollBack({ dist, accept: loadSite }), await versionIn(dist)]).toEqual([ids[1], '2']);
  await expect(rollBack({ dist, accept: loadSite })).rejects.toThrow(
    'There is no build before this one; npm run builds lists them.',
  );
  await expect(rollBack({ dist, accept: loadSite }, 'x')).rejects.toThrow(
    'There is no build x; npm run builds lists them.',
  );
  expect([await rollBack({ dist, accept: loadSite }, ids[3]), await versionIn(dist)]).toEqual([ids[3], '4']);
});

it('refuses a build that the server would refuse, and keeps the last good ones however many are damaged', async () => {
  const { dist, publishVersion } = await openPlace();
  const good = await publishVersion('good');
  const other = await makeExampleSite({ ...exampleFiles, 'contact-us.html': '<title>No form</title>' });
  onTestFinished(other.remove);
  const refused = publishFolder(other.dist, { dist, accept: loadSite });
  await expect(refused).rejects.toThrow('/contact-us does not hold its form');
  expect([await currentBuild(dist), await listBuilds(dist)]).toEqual([good, [good]]);
  for (const version of ['1', '2', '3']) {
    const damaged = await publishVersion(version);
    await rm(join(buildsFolder(dist), damaged, 'public/index.html'));
  }
  const last = await publishVersion('4');
  expect(await listBuilds(dist)).toEqual([last, good]);
});

it('lets the server, which is another user, read a build, whatever the shell of its maker says', async () => {
  const { dist, publishVersion } = await openPlace();
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const folder = join(buildsFolder(dist), await publishVersion('private'));
  const modes = [buildsFolder(dist), folder, join(folder, 'public'), join(folder, 'public/index.html')].map(
    async (path) => (await lstat(path)).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o755, 0o755, 0o755, 0o644]);
});

it('refuses pages with another form than this code, which would send what it refuses', async () => {
  const { dist, publishVersion } = await openPlace();
  const good = await publishVersion('good');
  const other = await makeExampleSite();
  onTestFinished(other.remove);
  const form = join(other.dist, 'form.js');
  await writeFile(form, (await readFile(form, 'utf8')).replace(CONTRACT, 'another'));
  await writeSums(other.dist);
  const refused = publishFolder(other.dist, { dist, accept: loadSite });
  await expect(refused).rejects.toThrow('another enquiry form than this server');
  expect(await currentBuild(dist)).toBe(good);
});

it('forgets builds that were rolled back, so that the next rollback leads to a good one', async () => {
  const { dist, publishVersion } = await openPlace();
  const good = await publishVersion('good');
  await publishVersion('bad');
  await rollBack({ dist, accept: loadSite });
  const next = await publishVersion('next');
  expect(await listBuilds(dist)).toEqual([next, good]);
});

it('does not go back to a damaged build, and says why', async () => {
  const { dist, publishVersion } = await openPlace();
  const first = await publishVersion('1');
  await publishVersion('2');
  await rm(join(buildsFolder(dist), first, 'public/about-us.html'));
  await expect(rollBack({ dist, accept: loadSite })).rejects.toThrow(
    /^The site stays as it is\. .* public\/about-us\.html is missing\./,
  );
  expect(await versionIn(dist)).toBe('2');
});

it.each([
  ['lacks a file', 'public/index.html', undefined, 'public/index.html is missing'],
  ['has another file', 'public/404.html.gz', 'x', '404.html.gz is not the'],
  ['was not finished', 'SHA256SUMS', undefined, 'was not finished'],
  ['has sums that end early', 'SHA256SUMS', 'abc\n', 'cannot be read'],
])('refuses a folder that %s with a message, and changes nothing', async (_, file, content, words) => {
  const { dist, publishVersion } = await openPlace();
  const id = await publishVersion('1');
  const site = await makeExampleSite();
  onTestFinished(site.remove);
  if (content === undefined) await rm(join(site.dist, file));
  else await writeFile(join(site.dist, file), content);
  await expect(publishFolder(site.dist, { dist, accept: loadSite })).rejects.toThrow(words);
  expect([await currentBuild(dist), await listBuilds(dist)]).toEqual([id, [id]]);
});

it('takes the place of a plain folder, and of a link to a build that is gone', async () => {
  const { dist, publishVersion } = await openPlace();
  await mkdir(join(dist, 'public'), { recursive: true });
  await publishVersion('1');
  expect([(await lstat(dist)).isSymbolicLink(), await versionIn(dist)]).toEqual([true, '1']);
  await rm(dist);
  await symlink('dist-builds/2020-01-01-000000', dist);
  await publishVersion('2');
  expect(await versionIn(dist)).toBe('2');
});

it('leaves the site as it was when a build fails', async () => {
  const { dist, publishVersion } = await openPlace();
  const id = await publishVersion('1');
  const make = async (folder: string) => {
    await writeFile(join(folder, 'half.html'), 'half');
    throw new Error('a colon without quotes');
  };
  const failing = publish({ dist, make, accept: loadSite });
  await expect(failing).rejects.toThrow('a colon without quotes');
  expect([await currentBuild(dist), await listBuilds(dist)]).toEqual([id, [id]]);
});
