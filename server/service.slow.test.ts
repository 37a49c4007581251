import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const units = globSync('deploy/*.service');

it('every unit starts a program that is there, and every timer a unit; whoever runs the server hears of its failure', () => {
  const started = units.flatMap(
    (file) => /^ExecStart=.* (\w[\w/-]*\.ts)\b/m.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  );
  const timed = globSync('deploy/*.timer').map((file) => file.replace('.timer', '.service'));
  expect(started).toContain('desk/cli/main.ts');
  expect([...started, ...timed].filter((file) => !existsSync(file))).toEqual([]);
  const silent = timed.filter(
    (file) => !readFileSync(file, 'utf8').includes('OnFailure=dhr-website-failed@%n.service'),
  );
  expect(silent).toEqual([]);
});

it('only the server and the alert know the passwords of the server', () => {
  const knowing = units.filter((file) => readFileSync(file, 'utf8').includes('/etc/dhr-website.env'));
  expect(knowing.sort()).toEqual(['deploy/dhr-website-failed@.service', 'deploy/dhr-website.service']);
});

it.skipIf(spawnSync('systemd-analyze', ['--version']).error).each(units)(
  '%s is closed off well in the eyes of systemd',
  (unit) => {
    const words = ['security', '--offline=yes', '--no-pager', unit];
    const report = execFileSync('systemd-analyze', words, { encoding: 'utf8' });
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(2);
  },
);
