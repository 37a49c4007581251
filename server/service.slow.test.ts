import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const unit = 'deploy/dhr-website.service';

it('does not start without its settings', () => {
  expect(readFileSync(unit, 'utf8')).toMatch(/^EnvironmentFile=\/etc\/dhr-website\.env$/m);
});

it.skipIf(spawnSync('systemd-analyze', ['--version']).error)('is closed off well in the eyes of systemd', () => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThan(3);
});
