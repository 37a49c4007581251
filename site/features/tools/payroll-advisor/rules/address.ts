import type { PayrollAdvisor } from '../../../../schemas/tools/payroll-advisor.ts';
import {
  bodyOf,
  decodeChoice,
  decodeNumber,
  encodeChoice,
  encodeNumber,
  VERSION,
} from '../../shared/address.ts';
import { type Countries, findCountry } from './countries.ts';
import { type CountryRow, cleanHeadcount, mergeRows } from './rows.ts';

type Questions = PayrollAdvisor['questions'];
/** The questions in order of decision. The order of their choices is part of shared links. */
const CHOICES = {
  operation: ['inHouse', 'managed'],
  cloud: ['ready', 'later', 'stay'],
  employeeCentral: ['live', 'planned', 'no'],
  currentPayroll: ['erp', 's4', 'other', 'none'],
} as const satisfies { [Name in keyof Questions]: readonly (keyof Questions[Name]['choices'])[] };
type Question = keyof typeof CHOICES;
export const QUESTIONS = Object.keys(CHOICES) as Question[];
/** null while the visitor has not chosen. */
export type AdvisorChoices = { [Name in Question]: (typeof CHOICES)[Name][number] | null };
export interface AdvisorInput extends AdvisorChoices {
  rows: readonly CountryRow[];
}

export const EMPTY_ADVISOR: AdvisorInput = {
  operation: null,
  cloud: null,
  employeeCentral: null,
  currentPayroll: null,
  rows: [],
};

/** Before a list in words in the address, where the stage of the home page leads. */
export const LIST = 'list';
/** And the part of the advisor to open it at. */
export const PART = 'at';
/** The stage assumes these choices until the visitor says otherwise. */
export const ASSUMED: AdvisorChoices = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'planned',
  currentPayroll: null,
};

/** For example 11111DEdw: the first choice of each question, 500 people in Germany. Empty for an untouched tool. */
export function encodeAdvisor({ rows, ...choices }: AdvisorInput): string {
  const digits = QUESTIONS.map((question) =>
    encodeChoice<string>(CHOICES[question], choices[question]),
  ).join('');
  const list = rows.map(({ code, headcount }) => code + encodeNumber(headcount)).join('');
  return digits === '0000' && !list ? '' : VERSION + digits + list;
}

/** Reads what makes sense and skips the rest; null where nothing can be read. */
export function decodeAdvisor(address: string, countries: Countries): AdvisorInput | null {
  const body = bodyOf(address);
  if (body === null) return null;
  const rows = [...body.slice(4).matchAll(/([A-Z]{2})([\da-z]*)/g)].flatMap(
    ([, letters = '', people]) => {
      const country = findCountry(countries, letters);
      const headcount = cleanHeadcount(decodeNumber(people));
      return country ? { code: country.code, name: country.name, headcount } : [];
    },
  );
  const [operation, cloud, employeeCentral, currentPayroll] = body;
  const input = {
    operation: decodeChoice(CHOICES.operation, operation),
    cloud: decodeChoice(CHOICES.cloud, cloud),
    employeeCentral: decodeChoice(CHOICES.employeeCentral, employeeCentral),
    currentPayroll: decodeChoice(CHOICES.currentPayroll, currentPayroll),
    // A list names each country once, whatever an address says.
    rows: mergeRows(rows).rows,
  };
  return encodeAdvisor(input) ? input : null;
}
