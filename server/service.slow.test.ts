import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const unit = 'deploy/dhr-website.service';

it('every unit starts a program that is there, and every timer a unit', () => {
  const started = globSync('deploy/*.service').flatMap(
    (file) => /^ExecStart=.* (\w[\w/]*\.ts)\b/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  const units = globSync('deploy/*.timer').map((file) => file.replace('.timer', '.service'));
  expect(started).toContain('commands/build.ts');
  expect([...started, ...units].filter((file) => !existsSync(file))).toEqual([]);
});

it.skipIf(spawnSync('systemd-analyze', ['--version']).error)('is closed off well in the eyes of systemd', () => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(3);
});
