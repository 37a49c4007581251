import { parentPort } from 'node:worker_threads';
import { readHead, readMail } from './read-mail.ts';

export interface Asked {
  raw: Uint8Array;
  isWhole: boolean;
}

parentPort?.on('message', async ({ raw, isWhole }: Asked) => {
  const reading = isWhole ? readMail(raw) : readHead(raw);
  parentPort?.postMessage(await reading.catch(() => undefined));
});
