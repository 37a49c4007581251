import type { Countries } from './countries.schema.ts';
import type { CountryNames } from './countries.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';

/** Build time only: turns the data files into the little that the browser needs. */
export type ClaimCounts = Readonly<Record<string, { count: number }>>;

const countOf = (name: string, claims: ClaimCounts): number => {
  const known = claims[name];
  if (known) return known.count;
  throw new Error(`content/claims.yaml – "${name}" is missing, and the payroll advisor needs it: add it.`);
};

/** What the rules need. The words come with their {{claims}} filled in; the constants are looked up here. */
export const advisorData = (advisor: PayrollAdvisor, claims: ClaimCounts) => {
  const { options, questions, rules, core, bigger, partnerCloud, checks, counts, plan } = advisor;
  const { empty, headline, part, nothingYet } = advisor.result;
  return {
    ...{ options, questions, rules, core, bigger, partnerCloud, checks, counts, plan },
    constants: {
      ecpMinimum: countOf('ecpMinimum', claims),
      ecpJoiningMinimum: countOf('ecpJoiningMinimum', claims),
      partnerCloudMaximum: countOf('partnerCloudMaximum', claims),
    },
    words: { empty, headline, part, nothingYet },
  };
};
export type AdvisorData = ReturnType<typeof advisorData>;

const FOREIGN = ['ar', 'hi', 'de'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);

/** Names in Arabic, Hindi and German come from the Unicode tables; the data file adds what people write besides. */
export const namesOf = ({ countries }: Countries): CountryNames[] =>
  countries.map(({ code, code3, name, also = [], cities = [] }) => {
    const foreign = FOREIGN.flatMap((names) => names.of(code) ?? []);
    return { codes: [code, code3], names: [...new Set([name, ...also, ...foreign])], cities };
  });
