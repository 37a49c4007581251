import { fill, some } from '../../common/wording.ts';
import { readNumber } from '../read-number.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import { findPlace, fold, type Places } from './places.ts';
import { cleanHeadcount, cleanName, mergeRows, ROW_LIMIT } from './rows.ts';
import type { CountryRow } from './types.ts';

export type PasteWords = Pick<
  PayrollAdvisor['paste'],
  'nothing' | 'merged' | 'unknown' | 'unread' | 'rounded' | 'totals' | 'cut' | 'headerWords' | 'totalWords'
>;
export interface PastedList {
  rows: CountryRow[];
  /** What the visitor should know about the reading, in words. */
  notices: string[];
}

/** In the order in which they are said. */
const KINDS = ['merged', 'unknown', 'unread', 'rounded'] as const;
const LINE_LIMIT = 300;
/** Enough for 300 full lines and their blanks; more is never a list of countries. */
const TEXT_LIMIT = 200_000;

/** Tabs and semicolons part cells. Without them a comma may also group thousands, so the number is looked for first. */
const cellsOf = (line: string): string[] => {
  const mark = line.includes('\t') ? '\t' : line.includes(';') ? ';' : '';
  if (mark) return line.split(mark);
  const quoted = /^\s*"([^"]*)"\s*,(.*)$/.exec(line);
  if (quoted) return [quoted[1] ?? '', quoted[2] ?? ''];
  const [, name = '', number = ''] =
    /^(.*?[^\d\s.,'’])[\s,:–-]+(\d[\d\s.,'’]*?)(?:,\s*[^\d\s]\D*)?$/.exec(line.trim()) ?? [];
  return name ? [name, ...name.split(','), number] : [line, ...line.split(',')];
};

interface Line {
  name: string;
  /** The cell of the head-count; empty where there is none. */
  cell: string;
}

const readLine = (text: string, places: Places): Line => {
  const cells = cellsOf(text).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/[,:]$/, ''),
  );
  const isName = (cell: string) => cell !== '' && readNumber(cell) === null && /\p{L}/u.test(cell);
  const known = cells.findIndex((cell) => isName(cell) && findPlace(places, cell) !== undefined);
  const at = known >= 0 ? known : cells.findIndex(isName);
  const isNumber = (cell: string) => readNumber(cell) !== null;
  const cell = cells.slice(at + 1).find(isNumber) ?? cells.slice(0, Math.max(at, 0)).find(isNumber);
  return {
    name: cleanName(cells[at] ?? ''),
    cell: cell ?? cells.slice(at + 1).find((other) => /\d/.test(other)) ?? '',
  };
};

/** Whole words only: "summit" is no sum. */
const has = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${fold(text)} `.includes(` ${fold(word)} `));

/** Reads a list pasted from a spreadsheet or typed by hand. Every named row is kept; what was changed is said. */
export const parseList = (text: string, places: Places, words: PasteWords, more: string): PastedList => {
  const lines = text
    .slice(0, TEXT_LIMIT)
    .split(/\r\n|\r|\n/)
    .map((line) => line.slice(0, LINE_LIMIT))
    .filter((line) => line.trim() !== '');
  const rows: CountryRow[] = [];
  const changed: Record<'unknown' | 'unread' | 'rounded', string[]> = { unknown: [], unread: [], rounded: [] };
  let hasTotals = false;
  let isCut = text.length > TEXT_LIMIT;
  for (const [index, line] of lines.entries()) {
    const { name, cell } = readLine(line, places);
    const place = findPlace(places, name);
    if (!name || (index === 0 && !place && has(line, words.headerWords))) continue;
    if (!place && has(name, words.totalWords)) {
      hasTotals = true;
      continue;
    }
    if (rows.length === ROW_LIMIT) {
      isCut = true;
      break;
    }
    const number = readNumber(cell);
    const headcount = cleanHeadcount(number);
    const row = { code: place?.code ?? '', name: place?.name ?? name, headcount };
    if (!place) changed.unknown.push(row.name);
    if (cell && headcount === null) changed.unread.push(row.name);
    if (number !== null && headcount !== null && number !== headcount) changed.rounded.push(row.name);
    rows.push(row);
  }
  const { rows: list, merged } = mergeRows(rows);
  const said = { merged, ...changed };
  const notices = KINDS.filter((kind) => said[kind].length > 0).map((kind) =>
    fill(words[kind], { countries: some([...new Set(said[kind])], more) }),
  );
  if (list.length === 0) notices.push(words.nothing);
  if (hasTotals) notices.push(words.totals);
  if (isCut) notices.push(fill(words.cut, { limit: ROW_LIMIT }));
  return { rows: list, notices };
};
