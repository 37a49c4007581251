import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isoDay } from '../common/day.ts';

/** A fact of the world that nobody has looked at for so many days may no longer be one. */
const DAYS = 120;

export interface StaleRecord {
  /** Path from the root of the repository, with the line of the day: content/deadlines/a.yaml:12 */
  place: string;
  checked: string;
  days: number;
}

/** Every record under content/ whose day "checked" lies too far back, the oldest first. */
export const findStale = (root: string, today: Date): StaleRecord[] =>
  globSync('content/{deadlines,insights}/*.yaml', { cwd: root })
    .flatMap((file) => {
      const lines = new LineCounter();
      const { contents } = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
      const pair = isMap(contents)
        ? contents.items.find(({ key }) => isScalar(key) && key.value === 'checked')
        : undefined;
      if (!pair || !isScalar(pair.key) || !isScalar(pair.value)) return [];
      const checked = isoDay(new Date(String(pair.value.value)));
      const days = Math.floor((Date.parse(isoDay(today)) - Date.parse(checked)) / 864e5);
      const { line } = lines.linePos(pair.key.range?.[0] ?? 0);
      return days > DAYS ? [{ place: `${file.replaceAll('\\', '/')}:${line}`, checked, days }] : [];
    })
    .sort((m, n) => n.days - m.days || m.place.localeCompare(n.place));

/** One sentence for each: where, since when, and what to do. */
export const describeStale = (stale: readonly StaleRecord[]): string =>
  stale
    .map(
      ({ place, checked, days }) =>
        `${place} – checked on ${checked}, ${days} days ago: compare it with its sources and write today’s date.`,
    )
    .join('\n');
