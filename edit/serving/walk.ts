import { setTimeout as pause } from 'node:timers/promises';

const NEXT_MS = 100;
const TRY_AGAIN_MS = 1000;

interface Waits {
  next?: number;
  tryAgain?: number;
}

/**
 * Goes through all pages once, without haste. Meanwhile somebody may break, write or remove files: the list is asked for
 * until it can be given, and a page that cannot be looked at is left out.
 */
export const walk = async <Page>(
  list: () => readonly Page[],
  lookAt: (page: Page) => Promise<void>,
  { next = NEXT_MS, tryAgain = TRY_AGAIN_MS }: Waits = {},
): Promise<void> => {
  const whole = async (): Promise<readonly Page[]> => {
    try {
      return list();
    } catch {
      await pause(tryAgain);
      return whole();
    }
  };
  for (const page of await whole()) {
    await pause(next);
    await lookAt(page).catch(() => undefined);
  }
};
