import type { toolFile } from '../../rules/tools.schema.ts';
import type { Countries } from './countries.schema.ts';
import type { CountryNames } from './countries.ts';
import type { PayrollAdvisor } from './payroll-advisor.schema.ts';

type ClaimCounts = Readonly<Record<string, { count: number }>>;

/** Build time only: the numbers of content/claims.yaml by which the rules decide. */
export const constantsOf = (claims: ClaimCounts) => {
  const countOf = (name: string): number => {
    const known = claims[name];
    if (known) return known.count;
    throw new Error(`content/claims.yaml – "${name}" is missing, and the payroll advisor needs it: add it.`);
  };
  return {
    ecpMinimum: countOf('ecpMinimum'),
    ecpJoiningMinimum: countOf('ecpJoiningMinimum'),
    partnerCloudMaximum: countOf('partnerCloudMaximum'),
  };
};
type Constants = ReturnType<typeof constantsOf>;
export type AdvisorData = Omit<PayrollAdvisor, keyof typeof toolFile.shape | 'reach'> &
  Pick<PayrollAdvisor, 'handOver'> & { constants: Constants };

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
