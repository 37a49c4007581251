import { findChromium } from '../../tests/support/machine/chromium.ts';
import { startChild, waitForWords } from '../lib/child.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

export interface Browser {
  port: number;
  close(): Promise<void>;
}

/** A fresh Chromium that talks to nobody but us: a second load in the same one would find warm caches. */
export const openBrowser = async (): Promise<Browser> => {
  const options = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    '--disable-sync',
    '--no-first-run',
    '--no-default-browser-check',
    // The certificate is made for the run.
    '--ignore-certificate-errors',
    '--remote-debugging-port=0',
    `--user-data-dir=${temporaryFolder('chromium')}`,
    'about:blank',
  ];
  const child = startChild(findChromium(), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [, port] = await waitForWords(child.process, /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//);
  return { port: Number(port), close: child.stop };
};
