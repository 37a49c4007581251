import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

const PAGES = ['/', '/contact-us', '/services/application-support', '/solutions/employee-central'];
const EVERY_MS = 100;

export interface PageVisits {
  asked: number;
  served: number;
  times: number[];
}

/** Opens pages meanwhile; the returned function stops it and gives the result. */
export const visitPages = (origin: string, agent: Agent): (() => Promise<PageVisits>) => {
  const visits: PageVisits = { asked: 0, served: 0, times: [] };
  let isStopping = false;
  const loop = (async () => {
    while (!isStopping) {
      const began = performance.now();
      const page = PAGES[visits.asked % PAGES.length] ?? '/';
      visits.asked += 1;
      const { status } = await ask(`${origin}${page}`, agent);
      if (status === 200) visits.served += 1;
      visits.times.push(performance.now() - began);
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    isStopping = true;
    await loop;
    return visits;
  };
};
