import type { Claims } from '../../../../content-reader/claims.ts';
import type { KnownCountry } from '../../../content/countries.ts';
import { dateLine, dateParts, type LeftWords } from '../../../parts/when.ts';
import type { PayrollAdvisor } from '../../../schemas/tools/payroll-advisor.ts';
import { browserWords, type Tools } from '../../../schemas/tools/tools.ts';
import { type Dated, inTenseOn } from '../../insights/deadlines/deadlines.ts';
import type { CountryNames } from './rules/countries.ts';
import type { Known } from './rules/decide.ts';
import type { LineDate, LineFacts } from './rules/read-line.ts';

/** The numbers of content/claims.yaml by which the rules decide. */
export function constantsOf(claims: Readonly<Record<string, { count: number }>>) {
  const countOf = (name: string): number => {
    const known = claims[name];
    if (known) return known.count;
    throw new Error(
      `content/claims.yaml – "${name}" is missing, and the payroll advisor needs it: add it.`,
    );
  };
  return {
    ecpMinimum: countOf('ecpMinimum'),
    ecpJoiningMinimum: countOf('ecpJoiningMinimum'),
    partnerCloudMaximum: countOf('partnerCloudMaximum'),
  };
}

const FOREIGN = ['ar', 'hi', 'de'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);
/** Names in Arabic, Hindi and German come from Unicode tables; the file adds spellings. */
export function namesOf(countries: readonly KnownCountry[]): CountryNames[] {
  return countries.map(({ code, code3, name, also = [], cities = [] }) => {
    const foreign = FOREIGN.flatMap((names) => names.of(code) ?? []);
    return { codes: [code, code3], names: [...new Set([name, ...also, ...foreign])], cities };
  });
}

/** Versions and rules to decide with, from the records of the countries. */
export function knownOf(
  { rules }: Pick<PayrollAdvisor, 'rules'>,
  countries: readonly KnownCountry[],
  claims: Claims,
): Known {
  const knowing = (product: 'ecp' | 's4') =>
    countries.filter(({ payroll }) => payroll[product].version === 'known').map(({ code }) => code);
  return {
    constants: constantsOf(claims),
    versions: { ecp: knowing('ecp'), s4: knowing('s4') },
    optionOf: Object.fromEntries(
      Object.entries(rules).map(([rule, { option }]) => [rule, option]),
    ) as Known['optionOf'],
  };
}

/** A date with what its row in the advisor says. */
export interface AdvisorDate extends LineDate {
  slug: string;
  precision: string;
  title: string;
  text: string;
  action: string;
}

/** The dates of payroll that are still ahead, and the short names of countries. */
export function lineFacts(
  file: Pick<PayrollAdvisor, 'rules'>,
  countries: readonly KnownCountry[],
  claims: Claims,
  { dated, today }: { dated: readonly Dated[]; today: string },
): LineFacts<AdvisorDate> {
  return {
    ...knownOf(file, countries, claims),
    short: Object.fromEntries(
      countries.flatMap(({ code, name, short }) => (short === name ? [] : [[code, short]])),
    ),
    dates: dated
      .filter(({ areas, at }) => areas.includes('payroll') && at.last >= today)
      .map((entry) => {
        const { slug, at, title, countries: concerned = [] } = entry;
        const { text, action } = inTenseOn(entry, today);
        const { first, last, precision } = at;
        const [long, brief] = [dateLine(at), dateParts(at).large];
        return {
          slug,
          first,
          last,
          precision,
          countries: concerned,
          long,
          brief,
          title,
          text,
          action,
        };
      }),
  };
}

/** Build time only: what the advisor asks, which travels with the page. */
export function advisorWords(file: PayrollAdvisor, tools: Tools) {
  const { list, minutes, shared } = browserWords(file, tools);
  const { loading, unreadable } = shared;
  return { list, minutes, shared: { loading, unreadable } };
}
export type AdvisorWords = ReturnType<typeof advisorWords>;

/** Build time only: the words of its result, fetched when a visitor comes near the field. */
export function resultWords(
  { reach, ...file }: PayrollAdvisor,
  names: readonly KnownCountry[],
  claims: Claims,
  tools: Tools,
  deadlines: Parameters<typeof lineFacts>[3] & { words: { left: LeftWords } },
) {
  return {
    ...browserWords(file, tools),
    ...lineFacts(file, names, claims, deadlines),
    countries: namesOf(names),
    left: deadlines.words.left,
  };
}
export type ResultWords = ReturnType<typeof resultWords>;
/** The part that the rules need. */
export type AdvisorData = Omit<
  ResultWords,
  'page' | 'minutes' | 'shared' | 'countries' | 'left' | 'dates' | 'short'
>;
