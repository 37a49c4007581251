import {
  closeSync,
  copyFileSync,
  createReadStream,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '../../common/day.ts';
import { backupSqlite, restoreSqlite } from '../store/copies.ts';
import { type Opening, type Reader, reasonOf } from '../store/database.ts';
import { fromRow } from '../store/enquiry.ts';
import { openSqlite } from '../store/sqlite.ts';
import { applyChanges, changedBlocks } from './changes.ts';
import { openElsewhere } from './elsewhere.ts';
import type { BackupSettings } from './settings.ts';
import { noteBackup } from './state.ts';

const MAX_DAYS = 7;
const MAX_WEEKS = 5;
/** Each holds all that changed since the whole copy, so the newest is enough; the others are there if it is damaged. */
const MAX_CHANGES = 12;
/** How many of the newest enquiries a rehearsal compares word by word. */
const MAX_COMPARED = 100;

/** A whole copy, here or elsewhere, by the time in its name. */
const WHOLE = /^enquiries-([\dTZ-]+)\.backup(?:\.zst\.age)?$/;
const CHANGES = /^enquiries-([\dTZ-]+)\.changes-[\dTZ-]+\.zst\.age$/;
const SEALED = '.zst.age';

export interface BackupCall {
  /** Where the database is. */
  folder: string;
  settings: BackupSettings;
  now: number;
}

function stampOf(now: number): string {
  return `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Newest first. */
function wholeOf(names: readonly string[]): string[] {
  return names
    .filter((name) => WHOLE.test(name))
    .sort()
    .reverse();
}

/** All but the newest of each of 7 days and of each of 5 weeks. */
export function outdated(names: readonly string[]): string[] {
  const whole = wholeOf(names);
  const dayOf = (name: string) => Date.parse(WHOLE.exec(name)?.[1]?.slice(0, 10) ?? '') / DAY_MS;
  const newestOfEach = (part: (day: number) => number, max: number) => {
    const newest = new Map<number, string>();
    for (const name of whole) {
      const key = part(dayOf(name));
      if (newest.size < max && !newest.has(key)) newest.set(key, name);
    }
    return newest.values();
  };
  // 1 January 1970 was a Thursday: weeks begin on Monday.
  const weekOf = (day: number) => Math.floor((day + 3) / 7);
  const kept = new Set([
    ...newestOfEach((day) => day, MAX_DAYS),
    ...newestOfEach(weekOf, MAX_WEEKS),
  ]);
  return whole.filter((name) => !kept.has(name));
}

/** Those of an earlier whole copy, and all but the newest of this one. */
function outdatedChanges(names: readonly string[]): string[] {
  const changes = names.filter((name) => CHANGES.test(name)).sort();
  const newest = changes.at(-1)?.split('.')[0];
  const ofNewest = changes.filter((name) => name.split('.')[0] === newest);
  return changes.filter((name) => !ofNewest.slice(-MAX_CHANGES).includes(name));
}

/** Under a name of its own until it is whole, and readable for nobody else from its first byte on. */
async function copyWhole(folder: string, file: string): Promise<void> {
  const aside = `${file}.new`;
  rmSync(aside, { force: true });
  closeSync(openSync(aside, 'wx', 0o600));
  try {
    await backupSqlite(folder, aside);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

function backupFolder({ settings }: BackupCall): string {
  const folder = resolve(settings.BACKUP_DIR);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

async function sendWhole(call: BackupCall, name: string): Promise<void> {
  const place = openElsewhere(call.settings);
  const file = join(backupFolder(call), name);
  await place.send(name + SEALED, () => createReadStream(file), `${file}${SEALED}`);
  const names = await place.list();
  for (const old of [...outdated(names), ...outdatedChanges(names)]) await place.remove(old);
}

/** The whole database into BACKUP_DIR and, where there is one, to BACKUP_TO. Returns the file. */
export async function takeBackup(call: BackupCall): Promise<string> {
  const folder = backupFolder(call);
  const name = `enquiries-${stampOf(call.now)}.backup`;
  await copyWhole(call.folder, join(folder, name));
  noteBackup(call.folder, { wholeAt: call.now });
  for (const old of outdated(readdirSync(folder))) rmSync(join(folder, old));
  if (call.settings.BACKUP_TO) {
    await sendWhole(call, name);
    noteBackup(call.folder, { copiedAt: call.now });
  }
  return join(folder, name);
}

/** Sends the changes since the last whole copy, or that itself. Returns the name there. */
export async function sendChanges(call: BackupCall): Promise<string> {
  const place = openElsewhere(call.settings);
  const folder = backupFolder(call);
  const [newest] = wholeOf(readdirSync(folder));
  if (!newest) return takeBackup(call);
  const names = await place.list();
  if (!names.includes(newest + SEALED)) await sendWhole(call, newest);
  const stamp = stampOf(call.now);
  const name = `${newest.replace('.backup', `.changes-${stamp}`)}${SEALED}`;
  const now = join(folder, 'changing');
  try {
    await copyWhole(call.folder, now);
    await place.send(name, () => changedBlocks(join(folder, newest), now), join(folder, name));
  } finally {
    rmSync(now, { force: true });
  }
  for (const old of outdatedChanges([...names, name])) await place.remove(old);
  noteBackup(call.folder, { copiedAt: call.now });
  return name;
}

interface Fetched {
  /** The copies that it was made of. */
  names: string[];
  /** Why a newer copy was not used. */
  faults: string[];
}

/** The newest state that BACKUP_TO can give back, as a file that `restore` takes. */
export async function fetchNewest({ settings }: BackupCall, file: string): Promise<Fetched> {
  const place = openElsewhere(settings);
  const names = await place.list();
  const [newest] = wholeOf(names);
  if (!newest) throw new Error(`There is no copy in ${settings.BACKUP_TO}.`);
  const begin = newest.replace(/\.backup.*/, '.changes-');
  const changes = names.filter((name) => CHANGES.test(name) && name.startsWith(begin)).sort();
  const [whole, changed] = [`${file}.whole`, `${file}.changes`];
  const faults: string[] = [];
  try {
    await place.fetch(newest, whole);
    for (const name of changes.reverse()) {
      try {
        await place.fetch(name, changed);
        copyFileSync(whole, file);
        applyChanges(file, changed);
        return { names: [newest, name], faults };
      } catch (error) {
        faults.push(`${name}: ${reasonOf(error)}`);
      }
    }
    copyFileSync(whole, file);
    return { names: [newest], faults };
  } finally {
    for (const one of [whole, changed]) rmSync(one, { force: true });
  }
}

async function newestEnquiries(reader: Reader) {
  const rows = reader.selectFrom('enquiry').selectAll().orderBy('received_at', 'desc');
  return (await rows.limit(MAX_COMPARED).execute()).map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    version: row.version,
    content: JSON.stringify([row.body_hash, fromRow(row).values]),
  }));
}

export interface Rehearsal {
  from: string;
  enquiries: number;
}

/**
 * Restores the newest copy into a folder of its own, as after the loss of the machine, and compares it with what is here:
 * whole, as many enquiries, and the newest of them word by word, but for those that came or went since.
 */
export async function rehearse(
  call: BackupCall,
  { reader, opening }: { reader: Reader; opening: Opening },
): Promise<Rehearsal> {
  const folder = backupFolder(call);
  const aside = mkdtempSync(join(folder, 'rehearsal-'));
  try {
    const file = join(aside, 'copy');
    let [from] = wholeOf(readdirSync(folder));
    if (call.settings.BACKUP_TO) {
      const { names, faults } = await fetchNewest(call, file);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      from = names.at(-1);
    } else if (from) copyFileSync(join(folder, from), file);
    if (!from) throw new Error(`There is no backup in ${folder}.`);
    const enquiries = await compareWithCopy(reader, { file, aside, opening });
    noteBackup(call.folder, { rehearsedAt: call.now, rehearsed: enquiries });
    return { from, enquiries };
  } catch (error) {
    noteBackup(call.folder, { rehearsedAt: call.now, rehearsalFault: reasonOf(error) });
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function compareWithCopy(
  reader: Reader,
  { file, aside, opening }: { file: string; aside: string; opening: Opening },
): Promise<number> {
  await restoreSqlite(aside, file, 0);
  const restored = await openSqlite(aside, opening);
  try {
    const count = restored.reader.selectFrom('enquiry').select((of) => of.fn.countAll().as('all'));
    const { all } = await count.executeTakeFirstOrThrow();
    const [here, there] = [await newestEnquiries(reader), await newestEnquiries(restored.reader)];
    const copied = new Map(there.map((one) => [one.id, one]));
    const newest = there[0]?.receivedAt ?? 0;
    const oldest = there.at(-1)?.receivedAt ?? 0;
    const wrong = here.filter(({ id, receivedAt, version, content }) => {
      const copy = copied.get(id);
      const isExpected = receivedAt < newest && receivedAt > oldest;
      return copy ? copy.version === version && copy.content !== content : isExpected;
    });
    if (here.length > 0 && there.length === 0) throw new Error('The copy holds no enquiries.');
    if (wrong.length > 0) throw new Error(`Other than they are here: ${wrong.length} enquiries.`);
    return Number(all);
  } finally {
    await restored.close();
  }
}
