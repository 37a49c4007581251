import { count, fill, formatNumber } from '../../../../common/wording.ts';
import type { Loop } from '../../../parts/line/draw-line.ts';
import { ASSUMED } from '../../tools/payroll-advisor/rules/address.ts';
import { readCountries } from '../../tools/payroll-advisor/rules/countries.ts';
import { parseList, type Unsettled } from '../../tools/payroll-advisor/rules/parse-list.ts';
import {
  datesInWords,
  gather,
  inWords,
  type LineRow,
  leftTo,
  loopOf,
  readLine,
  whenOf,
} from '../../tools/payroll-advisor/rules/read-line.ts';
import { sumOf } from '../../tools/payroll-advisor/rules/rows.ts';
import type { StageData } from '../home-content.ts';

/** As many loops fit on the stage; of more countries the last loop gathers the rest. */
export const MAX_LOOPS = 9;
/** Across a phone as many names fit; of more countries there are codes. */
const MAX_NAMES = 5;

/** A loop with the words next to it. */
export interface StageRow {
  loop: Loop;
  name: string;
  /** In place of the name where there is no room for it. */
  code: string;
  people: string;
  route: string;
  isUnsure?: boolean;
  date: string;
}
/** A fact that is shown on the next screen, in the part of this name. */
interface Fact {
  at: 'routes' | 'dates' | 'coverage';
  title: string;
  text: string;
}

function questionAbout(
  { text, name, guesses: [guess], isShared }: Unsettled,
  words: StageData['words'],
): string {
  if (isShared) return fill(words.shared, { text });
  if (guess) return fill(words.meant, { text: name, country: guess.name });
  return name ? fill(words.unknown, { text: name }) : fill(words.noName, { text });
}

/** The result for a list as it was typed, on a day: loops with their words, three facts, and what could not be read. */
export function stageReader({
  countries: names,
  paste,
  counts,
  words,
  options,
  ...facts
}: StageData) {
  const countries = readCountries(names);
  const routeOf = ({ option, headcount, loop }: LineRow) => {
    if (headcount === null) return words.addPeople;
    return option === 'open' && !loop.isKnown ? words.noVersion : options[option].label;
  };
  return (text: string, today: string) => {
    const { rows: list, unsettled } = parseList(text, countries, paste, counts.more);
    const line = readLine(list, ASSUMED, facts, today);
    const { rows, dates } = line;
    const sayDate = (date: LineRow['dates'][number] | undefined) =>
      date ? fill(words.next, { date: whenOf(date, today, words) }) : words.noDate;
    const show = (row: LineRow): StageRow => ({
      loop: row.loop,
      name: row.short,
      code: rows.length > MAX_NAMES ? row.code : '',
      people: row.headcount === null ? '' : formatNumber(row.headcount),
      route: routeOf(row),
      isUnsure: !row.loop.isKnown,
      date: sayDate(row.dates[0]),
    });
    const showRest = (rest: readonly LineRow[]): StageRow => ({
      loop: loopOf(rest),
      name: fill(words.more, { n: rest.length }),
      code: `+${rest.length}`,
      people: formatNumber(sumOf(rest)),
      route: words.inAdvisor,
      date: count(new Set(rest.flatMap((row) => row.dates)).size, words.inside),
    });
    const { shown, rest } = gather(rows, MAX_LOOPS);
    const routes = [...new Set(rows.map(({ option }) => option))].filter((one) => one !== 'open');
    const sayRoutes = () => {
      const [only] = routes;
      if (!only) return words.addPeople;
      if (routes.length > 1) return words.clouds;
      return fill(words.cloud, { route: options[only].label });
    };
    const titles = {
      routes: routes.length > 0 ? inWords(routes.length, words.routes, words) : words.noRoute,
      dates: datesInWords(line, words),
    };
    const found: Fact[] = [
      {
        at: 'routes',
        title: titles.routes,
        text: sayRoutes(),
      },
      {
        at: 'dates',
        title: titles.dates,
        text: dates[0]
          ? fill(words.nextOne, { left: leftTo(dates[0], today, words) })
          : words.noDate,
      },
      { at: 'coverage', title: words.coverage, text: inWords(rows.length, words.confirmed, words) },
    ];
    return {
      rows: [...shown.map(show), ...(rest.length > 0 ? [showRest(rest)] : [])],
      facts: rows.length > 0 ? found : [],
      said: fill(words.said, {
        countries: count(rows.length, counts.countries),
        people: count(line.people, counts.people),
        ...titles,
      }),
      unread: unsettled.map((entry) => questionAbout(entry, words)),
    };
  };
}
