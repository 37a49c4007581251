import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { currentRelease, listReleases, release, releaseBack } from './releases.ts';

/** A project as small as can be, in Git, and a server that runs what `current` names. */
async function aMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const [project, root] = [join(folder, 'project'), join(folder, 'opt')];
  mkdirSync(project);
  mkdirSync(root);
  const before = process.cwd();
  process.chdir(project);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Meera', '-c', 'user.email=meera@dhr.example', ...words]);
  git('init', '--quiet', '--initial-branch=main');
  const commit = (version: string, build = 'mkdir -p dist-builds/1 && ln -s dist-builds/1 dist') => {
    writeFileSync('package.json', JSON.stringify({ version }));
    writeFileSync('build.sh', build);
    git('add', '.');
    git('commit', '--quiet', '--message', version);
  };
  const running = { version: '' };
  let isBroken = (_version: string) => false;
  const server = createServer((_, response) => {
    const record = JSON.parse(readFileSync(join(root, 'current/release.json'), 'utf8'));
    running.version = record.version;
    response.statusCode = isBroken(record.version) ? 503 : 200;
    response.end(JSON.stringify({ checks: { version: record } }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const health = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  const place = { root, restart: 'true', health, say: () => {}, build: ['sh build.sh'], startLimitMs: 1200 };
  return { root, place, commit, running, break: (is: typeof isBroken) => (isBroken = is) };
}

it('serves code and pages of one commit, keeps three releases, and goes back to both together', async () => {
  const { root, place, commit, running } = await aMachine();
  const ids: string[] = [];
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    commit(version);
    ids.push(await release(place));
    expect([running.version, currentRelease(root)]).toEqual([version, ids.at(-1)]);
  }
  expect(listReleases(root)).toEqual(ids.slice(1).reverse());
  expect(await releaseBack(place)).toBe(ids[2]);
  expect(running.version).toBe('1.2.0');
  await expect(releaseBack(place, ids[0])).rejects.toThrow('There is no such release.');
});

it('changes nothing where a build fails, and goes back where the server does not come up', async () => {
  const { root, place, commit, running, break: breakIt } = await aMachine();
  commit('1.0.0');
  const good = await release(place);
  commit('1.1.0', 'exit 1');
  await expect(release(place)).rejects.toThrow();
  expect([currentRelease(root), listReleases(root)]).toEqual([good, [good]]);
  commit('1.2.0');
  breakIt((version) => version === '1.2.0');
  await expect(release(place)).rejects.toThrow(`${good} is current again`);
  expect(currentRelease(root)).toBe(good);
  await (await fetch(place.health)).text();
  expect(running.version).toBe('1.0.0');
  expect(existsSync(join(root, 'current/package.json'))).toBe(true);
});
