import { spoken } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import type { Countries } from './countries.schema.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';
import type { AdvisorData, Coverage, Evidence, Route } from './types.ts';

/** Build time only: turns the data files into the little that the browser needs. */
export type ClaimCounts = Readonly<Record<string, { count: number }>>;

const countOf = (name: string, claims: ClaimCounts): number => {
  const known = Object.hasOwn(claims, name) ? claims[name] : undefined;
  if (known) return known.count;
  throw new Error(
    `content/tools/payroll-advisor.yaml – constants: "${name}" is not in content/claims.yaml: add it there or correct the name.`,
  );
};

const confirmedOnly = ({ countries, sources }: Countries, words: PayrollAdvisor['coverage']): Coverage => {
  const found: Record<string, Partial<Record<Route, Evidence>>> = {};
  for (const { code, coverage = [] } of countries)
    for (const { route, covered, status, source, checkedOn } of coverage) {
      if (status !== 'confirmed') continue;
      const values = { source: sources[source]?.label ?? source, date: spoken(checkedOn) };
      found[code] = { ...found[code], [route]: { covered, words: fill(words[route], values) } };
    }
  return found;
};

/** The words come with their {{claims}} filled in; the constants are looked up here, by name. */
export const advisorData = (advisor: PayrollAdvisor, countries: Countries, claims: ClaimCounts): AdvisorData => {
  const { options, questions, rules, partnerCloud, checks, counts, constants, result, coverage } = advisor;
  const { empty, headline, part, nothingYet, merged } = result;
  return {
    options,
    questions,
    rules,
    partnerCloud,
    checks,
    counts,
    constants: {
      ecpMinimum: countOf(constants.ecpMinimum, claims),
      partnerCloudMaximum: countOf(constants.partnerCloudMaximum, claims),
    },
    words: { empty, headline, part, nothingYet, merged },
    open: { toConfirm: coverage.toConfirm, partner: coverage.partner, none: coverage.none },
    coverage: confirmedOnly(countries, coverage),
  };
};

/** All countries as one string: a third of the weight that a list of objects has in the page. */
export const packPlaces = ({ countries }: Countries): string =>
  countries.map(({ code, code3, name, also = [] }) => [code, code3, name, ...also].join('|')).join('\n');
