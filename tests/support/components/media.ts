import { vi } from 'vitest';

/** jsdom has no matchMedia. Every query answers the same, and tests can change the answer while the page is open. */
export const stubMedia = (matches = false) => {
  const query = Object.assign(new EventTarget(), { matches, media: '', onchange: null });
  vi.stubGlobal('matchMedia', () => query);
  return {
    change: (now: boolean) => {
      query.matches = now;
      query.dispatchEvent(new Event('change'));
    },
  };
};
