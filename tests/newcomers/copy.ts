import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';

export interface Copy {
  /** Adds a file. */
  add(path: string, text: string): void;
  /** Puts `after` behind the one place where `before` is. */
  insert(path: string, before: string, after: string): void;
  /** Runs a command of npm's `npx` there; throws with its output unless it succeeds. */
  run(...command: string[]): void;
  /** Compiles all of it without writing anything. */
  checkTypes(): void;
  /** Every file that was touched so far, generated ones among them. */
  changed(): string[];
}

const COMPILED = resolve('node_modules/.cache/newcomers.tsbuildinfo');

const listed = (folder: string, ...options: string[]) =>
  execFileSync('git', [...options], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The repository in a folder of its own, in which a test does what CONTRIBUTING.md says. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of listed('.', 'ls-files')) cpSync(file, join(folder, file), { force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const git = (...options: string[]) => listed(folder, '-c', 'user.name=n', '-c', 'user.email=n@n.example', ...options);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'As it was');
  const run = (...words: string[]): void => {
    // Of the tests next to the code, those of the quick tier are enough.
    const command = words[0] === 'vitest' ? [...words, '--project', 'logic', '--project', 'unit'] : words;
    try {
      execFileSync('npx', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`npx ${command.join(' ')}\n${stdout}${stderr}`);
    }
  };
  return {
    run,
    // What one copy has compiled, the next need not compile again: that takes most of the time.
    checkTypes() {
      const own = join(folder, '.astro/types.tsbuildinfo');
      if (existsSync(COMPILED)) cpSync(COMPILED, own);
      run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', own, '-p', '.');
      cpSync(own, COMPILED);
    },
    add(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    },
    insert(path, before, after) {
      const parts = readFileSync(join(folder, path), 'utf8').split(before);
      expect(parts, `${before} in ${path}`).toHaveLength(2);
      writeFileSync(join(folder, path), parts.join(before + after));
    },
    changed: () => git('status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3)),
  };
}
