import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  /** Every file that was touched so far, generated ones among them. */
  changed(): string[];
}

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
  return {
    add(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text, { flag: 'wx' });
    },
    insert(path, before, after) {
      const parts = readFileSync(join(folder, path), 'utf8').split(before);
      expect(parts, `${before} in ${path}`).toHaveLength(2);
      writeFileSync(join(folder, path), parts.join(before + after));
    },
    run(...command) {
      try {
        execFileSync('npx', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`npx ${command.join(' ')}\n${stdout}${stderr}`);
      }
    },
    changed: () => git('status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3)),
  };
}
