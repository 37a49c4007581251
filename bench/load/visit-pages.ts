import { setTimeout as pause } from 'node:timers/promises';

const PAGES = ['/', '/contact-us', '/services/application-support', '/solutions/employee-central'];
const EVERY_MS = 100;

export interface PageVisits {
  asked: number;
  served: number;
  times: number[];
}

/** Opens pages meanwhile; the returned function stops it and gives the result. */
export const visitPages = (origin: string): (() => Promise<PageVisits>) => {
  const visits: PageVisits = { asked: 0, served: 0, times: [] };
  let isStopping = false;
  const visiting = (async () => {
    while (!isStopping) {
      const began = performance.now();
      const page = PAGES[visits.asked++ % PAGES.length] ?? '/';
      const answer = await fetch(origin + page).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) visits.served += 1;
      visits.times.push(performance.now() - began);
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    isStopping = true;
    await visiting;
    return visits;
  };
};
