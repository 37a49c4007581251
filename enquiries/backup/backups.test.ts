import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../common/day.ts';
import { now } from '../../tests/support/enquiries/call-cli.ts';
import { freshSqlite, temporaryFolder } from '../../tests/support/enquiries/stores.ts';
import { outdated } from './backups.ts';
import { applyChanges, changedBlocks } from './changes.ts';
import { backupHealth, noteBackup } from './state.ts';

it('keeps the newest of each of seven days and of each of five weeks', () => {
  const nights = Array.from({ length: 60 }, (_, back) => {
    const day = new Date(now - back * DAY_MS).toISOString().slice(0, 10);
    return [`enquiries-${day}T021700Z.backup`, `enquiries-${day}T120000Z.backup`];
  }).flat();
  const gone = new Set(outdated([...nights, 'notes.txt']));
  const days = nights.filter((name) => !gone.has(name)).map((name) => name.slice(10, 27));
  // 15 November 2026 is a Sunday.
  expect(days).toEqual(
    ['11-15', '11-14', '11-13', '11-12', '11-11', '11-10', '11-09', '11-08', '11-01', '10-25', '10-18'].map(
      (day) => `2026-${day}T120000`,
    ),
  );
});

it('makes the newer file of the older one and the blocks that changed, or says that it cannot', () => {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  const older = Buffer.alloc(40_960, 'a');
  const newer = Buffer.concat([older.fill('b', 9000, 9100), Buffer.alloc(8192, 'c')]);
  writeFileSync(path('older'), Buffer.alloc(40_960, 'a'));
  writeFileSync(path('newer'), newer);
  const changes = Buffer.concat([...changedBlocks(path('older'), path('newer'))]);
  expect(changes.length).toBeLessThan(4 * 4200);
  writeFileSync(path('changes'), changes);
  applyChanges(path('older'), path('changes'));
  expect(readFileSync(path('older')).equals(newer)).toBe(true);

  writeFileSync(path('other'), Buffer.alloc(40_960, 'x'));
  expect(() => applyChanges(path('other'), path('changes'))).toThrow('do not belong to this copy');
  truncateSync(path('changes'), 5000);
  expect(() => applyChanges(path('older'), path('changes'))).toThrow('damaged');
});

it('is late a night after the last good backup, where there was none too, and when a rehearsal failed', async () => {
  const folder = temporaryFolder();
  await freshSqlite(folder);
  const begun = Date.now();
  expect(backupHealth(folder, begun + DAY_MS)).toMatchObject({ isLate: false, ageSeconds: null });
  expect(backupHealth(folder, begun + 28 * HOUR_MS).isLate).toBe(true);
  noteBackup(folder, { wholeAt: begun });
  expect(backupHealth(folder, begun + HOUR_MS)).toMatchObject({ isLate: false, ageSeconds: 3600 });
  noteBackup(folder, { rehearsedAt: begun, rehearsalFault: 'damaged' });
  expect(backupHealth(folder, begun)).toMatchObject({ isLate: true, rehearsalFault: 'damaged' });
  noteBackup(folder, { copiedAt: begun });
  expect(backupHealth(folder, begun).isLate).toBe(true);
  noteBackup(folder, { rehearsedAt: begun, rehearsed: 3 });
  expect(backupHealth(folder, begun)).toMatchObject({ isLate: false, rehearsedEnquiries: 3 });
  expect(backupHealth(folder, begun + 2 * HOUR_MS).isLate).toBe(true);
});
