import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { startProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SCRIPT = join(import.meta.dirname, 'boot-debian.sh');
const SPACES = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--net', '--fork', '--kill-child'];
const LOOK_EVERY_MS = 100;
const ENVIRONMENT = ['-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
/** The repository inside, and the Node of its packages. */
export const SOURCE = '/opt/source';
export const NODE = `${SOURCE}/node_modules/.bin/node`;

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-machine-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Whether this is root of a Debian that may make a machine of its own. */
export function canBoot(): boolean {
  const { folder, remove } = openFolder();
  const { status } = spawnSync('unshare', [...SPACES, 'sh', SCRIPT, folder, ROOT, 'try']);
  remove();
  return status === 0 && spawnSync('/lib/systemd/systemd', ['--version']).status === 0;
}

/** Debian as it boots, with the systemd of this machine and nothing that runs on it. */
export async function bootDebian() {
  const { folder, remove } = openFolder();
  const machine = startProgram('unshare', [...SPACES, 'sh', SCRIPT, folder, ROOT]);
  onTestFinished(async () => {
    await machine.stop('SIGKILL');
    remove();
  });
  const enter = (script: string) => {
    const first = spawnSync('pgrep', ['-P', String(machine.process.pid)], { encoding: 'utf8' });
    const words = ['-t', first.stdout.trim(), ...'-m -p -u -i -n -C -r -w env'.split(' '), ...ENVIRONMENT];
    return spawnSync('nsenter', [...words, 'sh', '-ec', script], { encoding: 'utf8' });
  };
  while (!/running|degraded/.test(enter('systemctl is-system-running').stdout)) {
    if (machine.process.exitCode !== null) throw new Error(machine.output());
    await pause(LOOK_EVERY_MS);
  }
  return {
    /** What a script says, run by root. Throws what it complains of where it fails. */
    run(script: string): string {
      const { status, stdout, stderr } = enter(script);
      if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}${machine.output()}`);
      return stdout;
    },
  };
}
