import { headingId } from '../../../common/text.ts';
import { getCountries, getCountry } from '../../content/countries.ts';
import { getClaims, getRegions, getTool } from '../../content/get-content.ts';
import type { Live } from '../../parts/line/LiveLine.tsx';
import { getDeadlines } from '../insights/deadlines/deadlines.ts';
import { ASSUMED } from '../tools/payroll-advisor/rules/address.ts';
import { ownTitle, readLine, whenOf } from '../tools/payroll-advisor/rules/read-line.ts';
import { lineFacts } from '../tools/payroll-advisor/words.ts';

const ADVISOR = '/tools/payroll-advisor';
/** Under more loops than this there is room for short names only. */
const MAX_LONG_NAMES = 6;

/** The page about a country, at its row where it has one. */
function pageOf(code: string, name: string): string | undefined {
  for (const { slug, region, comparison } of getRegions()) {
    const row = comparison.rows.find(({ country }) => country === code);
    if (region && row)
      return row.rule ? `/insights/${slug}` : `/insights/${slug}#${headingId(name)}`;
  }
  return undefined;
}

/** Countries with their next dates, as they are on the day of the build. Nobody is counted: one dot says that people are paid. */
export function countryLine(codes: readonly string[], path: string): Live {
  const advisor = getTool('payrollAdvisor');
  const deadlines = getDeadlines();
  const { line: words } = advisor;
  const facts = lineFacts(advisor, getCountries(), getClaims(), deadlines);
  const list = codes.map((code) => ({ code, name: getCountry(code).name, headcount: 1 }));
  const { rows } = readLine(list, ASSUMED, facts, deadlines.today);
  return {
    heading: words.live,
    unknown: words.noVersionBrief,
    own: { label: words.drawOwn, href: ADVISOR },
    countries: rows.map(({ code, name, short, loop, dates: [next] }) => {
      const page = pageOf(code, name);
      const dateHref = `/insights/deadlines${next ? `#${next.slug}` : ''}`;
      return {
        name: codes.length > MAX_LONG_NAMES ? short : name,
        href: page && page !== path ? page : dateHref,
        loop: { ...loop, isManaged: false },
        date: next ? whenOf(next, deadlines.today, words) : words.noDate,
        title: next && ownTitle(next.title),
      };
    }),
  };
}
