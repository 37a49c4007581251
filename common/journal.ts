import { fstatSync } from 'node:fs';

const PRIORITIES = { info: 6, warn: 4, error: 3 } as const;

/** Whether standard error leads to the journal of systemd (JOURNAL_STREAM in systemd.exec(5)). */
function isJournal(): boolean {
  try {
    const { dev, ino } = fstatSync(2);
    return process.env['JOURNAL_STREAM'] === `${dev}:${ino}`;
  } catch {
    return false;
  }
}

/** With the priority that "journalctl -p err" asks for, where the journal reads it. */
export function withPriority(
  text: string,
  level: keyof typeof PRIORITIES,
  inJournal = isJournal(),
): string {
  return inJournal ? text.replace(/^(?=.)/gm, `<${PRIORITIES[level]}>`) : text;
}
