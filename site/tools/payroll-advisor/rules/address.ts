import { bodyOf, decodeChoice, decodeNumber, encodeChoice, encodeNumber, VERSION } from '../../rules/address.ts';
import { type Countries, findCountry } from './countries.ts';
import { cleanHeadcount, mergeRows } from './rows.ts';
import type { AdvisorInput, Answers } from './types.ts';

/** Their order is part of shared links. */
const OPERATION = ['inHouse', 'managed'] as const;
const CLOUD = ['ready', 'later', 'stay'] as const;
const EMPLOYEE_CENTRAL = ['live', 'planned', 'no'] as const;
const CURRENT_PAYROLL = ['erp', 's4', 'other', 'none'] as const;

export const EMPTY_ADVISOR: AdvisorInput = {
  operation: null,
  cloud: null,
  employeeCentral: null,
  currentPayroll: null,
  rows: [],
};

/** Before a list in words, after the "#" of the advisor's address or as a field of it: the stage of the home page leads here. */
export const LIST = 'list';
/** What the stage takes for granted until the visitor says otherwise. */
export const ASSUMED: Answers = {
  operation: 'inHouse',
  cloud: 'ready',
  employeeCentral: 'planned',
  currentPayroll: null,
};

/**
 * For example 11111DEdw: run by us, cloud ready, Employee Central live, SAP ERP HCM today, 500 people in Germany: the
 * code of each country and its headcount in base 36. Empty for an untouched tool.
 */
export const encodeAdvisor = ({ operation, cloud, employeeCentral, currentPayroll, rows }: AdvisorInput): string => {
  const text = [
    VERSION,
    encodeChoice(OPERATION, operation),
    encodeChoice(CLOUD, cloud),
    encodeChoice(EMPLOYEE_CENTRAL, employeeCentral),
    encodeChoice(CURRENT_PAYROLL, currentPayroll),
    ...rows.map(({ code, headcount }) => code + encodeNumber(headcount)),
  ].join('');
  return text === `${VERSION}0000` ? '' : text;
};

/** Reads what makes sense and passes over the rest; null where nothing can be read. Never throws. */
export const decodeAdvisor = (address: string, countries: Countries): AdvisorInput | null => {
  const body = bodyOf(address);
  if (body === null) return null;
  const rows = [...body.slice(4).matchAll(/([A-Z]{2})([\da-z]*)/g)].flatMap(([, letters = '', people]) => {
    const country = findCountry(countries, letters);
    const headcount = cleanHeadcount(decodeNumber(people));
    return country ? { code: country.code, name: country.name, headcount } : [];
  });
  const [operation, cloud, employeeCentral, currentPayroll] = body;
  const input = {
    operation: decodeChoice(OPERATION, operation),
    cloud: decodeChoice(CLOUD, cloud),
    employeeCentral: decodeChoice(EMPLOYEE_CENTRAL, employeeCentral),
    currentPayroll: decodeChoice(CURRENT_PAYROLL, currentPayroll),
    // A list names each country once, whatever an address says.
    rows: mergeRows(rows).rows,
  };
  return encodeAdvisor(input) ? input : null;
};
