import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import mails from '../content/enquiry-mails.json' with { type: 'json' };
import { officeHours } from '../enquiries/contract/call-times.ts';
import { isWorkingDay } from '../enquiries/office-calendar.ts';
import { speakWords } from '../enquiries/spoken-words.ts';
import { buildsFolder, currentBuild, publishFolder, rollBack } from '../publish/builds.ts';
import { writeSums } from '../publish/sums.ts';
import { openBuildPlace } from '../tests/support/example-builds.ts';
import { openExampleServer } from '../tests/support/example-server.ts';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';
import { createLog } from './log.ts';
import { loadSite } from './site.ts';

async function openPlace(...versions: string[]) {
  const place = await openBuildPlace();
  onTestFinished(place.remove);
  for (const version of versions) await place.publishVersion(version);
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) });
  return { ...place, lines, open: (behindTls = false) => openLiveSite({ dist: place.dist, log, behindTls }) };
}

function bodyOf(live: LiveSite, path: string) {
  return live.now().files.get(path)?.identity.whole.body;
}
function versionOf(html: string | Buffer | undefined) {
  return /Version (\w+)</.exec(String(html))?.[1];
}

/** Visitors who ask for the home page and the style sheet it names until they are told to stop. */
async function serveUnderLoad(live: LiveSite) {
  const server = await openExampleServer({ live });
  const faults: string[] = [];
  let asked = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const page = await server.ask('/');
      const version = versionOf(page.body) ?? 'none';
      const sheet = await server.ask(`/_astro/site.${version}.css`);
      if (page.status !== 200 || !sheet.body.includes(`"${version}"`)) faults.push(`${page.status}, ${version}`);
      asked += 2;
    }
  };
  const visitors = Array.from({ length: 8 }, () => visit().catch((error: unknown) => faults.push(String(error))));
  return {
    /** Resolves when the visitors have asked so many times more. */
    async served(more: number) {
      const goal = asked + more;
      while (asked < goal && faults.length === 0) await new Promise((done) => setImmediate(done));
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      await server.close();
      return faults;
    },
  };
}

describe('a running server', () => {
  it('switches from build to build, and back, without a failed request', async () => {
    const { publishVersion, dist, open } = await openPlace('1');
    const live = await open();
    const load = await serveUnderLoad(live);
    for (const version of ['2', '3', '4']) {
      await load.served(50);
      await publishVersion(version);
      await live.look();
      expect(versionOf(bodyOf(live, '/'))).toBe(version);
    }
    await rollBack({ dist, accept: loadSite });
    await live.look();
    await load.served(50);
    expect(await load.stop()).toEqual([]);
    expect(versionOf(bodyOf(live, '/'))).toBe('3');
    expect(live.state()).toEqual({ build: await currentBuild(dist) });
  });

  it('speaks the words of the build that it serves, from the moment it serves its pages', async () => {
    onTestFinished(() => speakWords({}));
    const { dist, publishVersion, open } = await openPlace('1');
    const live = await open();
    const site = await makeExampleSite();
    onTestFinished(site.remove);
    const halfDays = [{ from: '09:00', to: '13:00' }];
    const words = {
      'enquiry-form.json': { call: { halfDays } },
      'enquiry-mails.json': { mail: { sender: 'The new desk' } },
      'holidays.json': { uae: [{ from: '2026-11-18' }], india: [{ from: '2026-11-18' }] },
    };
    await mkdir(join(site.dist, 'words'));
    for (const [name, content] of Object.entries(words))
      await writeFile(join(site.dist, 'words', name), JSON.stringify(content));
    await writeSums(site.dist);
    await publishFolder(site.dist, { dist, accept: loadSite });
    const spoken = () => [officeHours.length, mails.mail.sender, isWorkingDay('2026-11-18')];
    const { sender } = mails.mail;
    expect(spoken()).toEqual([0, sender, true]);
    await live.look();
    expect(spoken()).toEqual([1, 'The new desk', false]);
    // A word that the build does not have stays that of the program.
    expect(mails.mail.subject).not.toBe('');
    await publishVersion('2');
    await live.look();
    expect(spoken()).toEqual([0, sender, true]);
  });

  it('stays with the old site when the new build is damaged, and says so once', async () => {
    const { publishVersion, dist, lines, open } = await openPlace('1');
    const live = await open();
    const damaged = await publishVersion('2');
    await writeFile(join(buildsFolder(dist), damaged, 'public/about-us.html'), 'half a pa');
    await live.look();
    await live.look();
    expect(versionOf(bodyOf(live, '/'))).toBe('1');
    const reason = expect.stringContaining('public/about-us.html is not the file that was built');
    const event = 'a build was refused, and the site is as it was';
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ event, build: damaged, reason }),
    ]);
    expect(live.state()).toMatchObject({ refused: reason });
    await publishVersion('3');
    await live.look();
    expect([versionOf(bodyOf(live, '/')), live.state().refused]).toEqual(['3', undefined]);
  });

  it('keeps for open pages what is named by its content, and nothing else, of the builds that are kept', async () => {
    const { publishVersion, open } = await openPlace('1', '2', '3');
    const live = await open();
    for (const version of ['1', '2', '3']) expect(live.now().files.has(`/_astro/site.${version}.css`)).toBe(true);
    expect(bodyOf(live, '/robots.txt')?.toString()).toBe('# Version 3\n');
    await publishVersion('4');
    await live.look();
    expect(live.now().files.has('/_astro/site.1.css')).toBe(false);
  });

  it('keeps the scripts of an open desk, hidden and bound to TLS as before', async () => {
    const { dist, open } = await openPlace('1');
    const next = await makeExampleSite();
    onTestFinished(next.remove);
    const manifest = join(next.dist, 'manifest.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replaceAll('assets/main.js', 'assets/next.js'));
    await rename(join(next.dist, 'desk/assets/main.js'), join(next.dist, 'desk/assets/next.js'));
    await writeSums(next.dist);
    await publishFolder(next.dist, { dist, accept: loadSite });
    const { desk, files } = (await open(true)).now();
    expect([...desk.files.keys()]).toEqual(['/desk/assets/next.js', '/desk/assets/main.js']);
    expect(desk.files.get('/desk/assets/main.js')?.identity.whole.headers).toMatchObject({
      'X-Robots-Tag': 'noindex',
    });
    expect(files.get('/_astro/site.1.css')?.identity.whole.headers).toMatchObject({
      'Content-Security-Policy': expect.stringContaining('; upgrade-insecure-requests'),
    });
  });
});

it.each([
  ['a page is missing', 'public/index.html', 'public/index.html is missing'],
  ['the build did not end', 'SHA256SUMS', 'was not finished'],
  ['the link to it is gone', '', undefined],
])('a server that starts serves the last good build when of the newest %s', async (_, file, words) => {
  const { dist, lines, open } = await openPlace('1', '2');
  await rm(join(dist, file).replace(/\/$/, ''));
  const live = await open();
  expect(versionOf(bodyOf(live, '/'))).toBe(words ? '1' : '2');
  const reason = expect.stringContaining(words ?? 'There is no built site');
  expect(lines).toContainEqual(expect.objectContaining({ event: 'serving an earlier build', reason }));
  expect(live.state()).toMatchObject({ refused: reason });
});
