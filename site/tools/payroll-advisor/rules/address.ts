import {
  ADDRESS_LIMIT,
  bodyOf,
  decodeChoice,
  decodeNumber,
  encodeChoice,
  encodeNumber,
  VERSION,
} from '../../rules/address.ts';
import { type Countries, findCountry } from './countries.ts';
import { cleanHeadcount, cleanName, ROW_LIMIT } from './rows.ts';
import type { AdvisorInput, CountryRow } from './types.ts';

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

/** A known country is its code, any other its name between dots; the headcount follows in base 36. */
const encodeRow = ({ code, name, headcount }: CountryRow): string => {
  const people = encodeNumber(cleanHeadcount(headcount));
  if (code) return code + people;
  const clean = cleanName(name);
  return clean ? `.${encodeURIComponent(clean).replaceAll('.', '%2E')}.${people}` : '';
};

/**
 * For example 11111DEdw: run by us, cloud ready, Employee Central live, SAP ERP HCM today, 500 people in Germany.
 * Empty for an untouched tool. Every ISO country fits; only hundreds of invented names would pass the limit and be left out.
 */
export const encodeAdvisor = ({ operation, cloud, employeeCentral, currentPayroll, rows }: AdvisorInput): string => {
  let text = [
    VERSION,
    encodeChoice(OPERATION, operation),
    encodeChoice(CLOUD, cloud),
    encodeChoice(EMPLOYEE_CENTRAL, employeeCentral),
    encodeChoice(CURRENT_PAYROLL, currentPayroll),
  ].join('');
  for (const part of rows.slice(0, ROW_LIMIT).map(encodeRow))
    if (text.length + part.length < ADDRESS_LIMIT) text += part;
  return text === `${VERSION}0000` ? '' : text;
};

const decodeName = (text: string): string => {
  try {
    return cleanName(decodeURIComponent(text));
  } catch {
    return '';
  }
};

/** Reads what makes sense and passes over the rest; null where nothing can be read. Never throws. */
export const decodeAdvisor = (address: string, countries: Countries): AdvisorInput | null => {
  const body = bodyOf(address);
  if (body === null) return null;
  const rows: CountryRow[] = [];
  for (const [, code = '', people, named = '', others] of body
    .slice(4)
    .matchAll(/([A-Z]{2})([\da-z]*)|\.([^.]*)\.([\da-z]*)/g)) {
    if (rows.length === ROW_LIMIT) break;
    const text = code || decodeName(named);
    const country = findCountry(countries, text);
    const name = country?.name ?? text;
    const headcount = cleanHeadcount(decodeNumber(code ? people : others));
    if (name) rows.push({ code: country?.code ?? '', name, headcount });
  }
  const [operation, cloud, employeeCentral, currentPayroll] = body;
  const input = {
    operation: decodeChoice(OPERATION, operation),
    cloud: decodeChoice(CLOUD, cloud),
    employeeCentral: decodeChoice(EMPLOYEE_CENTRAL, employeeCentral),
    currentPayroll: decodeChoice(CURRENT_PAYROLL, currentPayroll),
    rows,
  };
  return encodeAdvisor(input) ? input : null;
};
