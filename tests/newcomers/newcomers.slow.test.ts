import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { examples, TOKENS } from './examples.ts';

/** Where the examples could break something. */
const TESTS =
  'commands/docs.test.ts desk/staff desk/words enquiries/contract enquiries/deliveries/chat enquiries/settings ' +
  'enquiries/store site/collections site/contact site/figures site/frame site/sections site/tools/rules';

/** The repository in a folder of its own, with a history of one commit. */
const copyRepository = () => {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (cwd: string, ...words: string[]) =>
    execFileSync('git', words, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of git('.', 'ls-files')) cpSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=n', '-c', 'user.email=n@n.example', 'commit', '-qm', 'As it was');
  return {
    write(path: string, text: string) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    insert(path: string, behind: string, text: string) {
      const parts = readFileSync(join(folder, path), 'utf8').split(behind);
      expect(parts, `${behind} in ${path}`).toHaveLength(2);
      writeFileSync(join(folder, path), parts.join(behind + text));
    },
    /** Throws with the output of the command unless it succeeds. */
    run(...words: string[]) {
      try {
        execFileSync('npx', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`npx ${words.join(' ')}\n${stdout}${stderr}`);
      }
    },
    changed: () => git(folder, 'status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3)),
  };
};

it('what CONTRIBUTING.md describes takes the files that it says, and no others', () => {
  const copy = copyRepository();
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const touched = new Set<string>();
  for (const { what, files, writes = {}, inserts = [] } of examples) {
    for (const [path, text] of Object.entries(writes)) copy.write(path, text);
    for (const [path, behind, text] of inserts) {
      copy.insert(path, behind, text);
      if (!path.startsWith('content/pages/')) expect.soft(guide, what).toContain(path);
    }
    const paths = new Set([...Object.keys(writes), ...inserts.map(([path]) => path)]);
    expect.soft([...paths], what).toHaveLength(files);
    for (const path of paths) touched.add(path);
  }
  copy.run('node', 'commands/settings.ts');
  copy.run('biome', 'check', '--write', '--error-on-warnings', 'site', 'desk', 'enquiries');
  expect(copy.changed().toSorted()).toEqual([...touched, 'docs/settings.md'].toSorted());
  copy.run('tsc', '--noEmit', '-p', '.');
  copy.run('node', 'commands/check-content.ts');
  copy.run('vitest', 'run', '--project', 'logic', '--project', 'unit', ...TESTS.split(' '));
}, 600_000);

it('no other file repeats a colour of the tokens', () => {
  const colours = new Set(readFileSync(TOKENS, 'utf8').match(/#[0-9a-f]{6}\b/g));
  const repeats = globSync('{ui,site,content-reader,publish,server,desk,edit}/**/*.{ts,tsx,astro,css,svg,json}')
    .filter((file) => file !== TOKENS)
    .flatMap((file) => (readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []).map((colour) => ({ file, colour })))
    .filter(({ colour }) => colours.has(colour.toLowerCase()));
  expect(repeats).toEqual([]);
});
