import { execFileSync } from 'node:child_process';
import { freePort } from '../../tests/support/machine/free-port.ts';
import { copyRepository } from '../build/copy-repository.ts';
import { startChild, waitForWords } from '../lib/child.ts';

/** Edit mode in a copy of the site, and how long it took until somebody could open it. */
export const startEditing = async () => {
  const copy = copyRepository();
  copy.reset(0);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.folder, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', '--all', 'content');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@dhr.example', 'commit', '--message', 'First version');
  const port = await freePort();
  const began = performance.now();
  const child = startChild(process.execPath, ['commands/run.cjs', 'edit/main.ts'], {
    cwd: copy.folder,
    env: { ...process.env, EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitForWords(child.process, /Edit the site at/);
  return { origin: `http://127.0.0.1:${port}`, readyMs: performance.now() - began, stop: child.stop };
};
