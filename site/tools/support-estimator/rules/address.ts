import { bodyOf, decodeChoice, decodeNumber, encodeChoice, encodeNumber, VERSION } from '../../rules/address-code.ts';
import { clean } from './clean.ts';
import { EMPTY, type EstimateInput, type EstimatorData } from './types.ts';

/** Their order stands in shared links. */
const FREQUENCY = ['monthly', 'twice', 'weekly'] as const;
const WINDOW = ['one', 'both', 'extended'] as const;

/** Modules by their keys, then the numbers, then the choices, separated by dots. Empty for an untouched tool. */
export const encodeEstimate = (raw: EstimateInput, data: EstimatorData): string => {
  const input = clean(raw, data);
  const { users, payrollCountries, tickets, changes, interfaces } = input;
  const numbers = [users, payrollCountries, tickets, changes, interfaces].map(encodeNumber);
  const wishes = `${input.release ? 'r' : ''}${input.lead ? 'l' : ''}`;
  const choices = `${encodeChoice(FREQUENCY, input.frequency)}${encodeChoice(WINDOW, input.window)}${wishes}`;
  const text = VERSION + [input.modules.join(''), ...numbers, choices].join('.');
  return text === `${VERSION}......11` ? '' : text;
};

/** Reads what makes sense and passes over the rest; null where nothing can be read. Never throws. */
export const decodeEstimate = (address: string, data: EstimatorData): EstimateInput | null => {
  const body = bodyOf(address);
  if (body === null) return null;
  const [modules = '', users, payrollCountries, tickets, changes, interfaces, choices = ''] = body.split('.', 7);
  const input = clean(
    {
      modules: [...modules],
      users: decodeNumber(users),
      payrollCountries: decodeNumber(payrollCountries),
      tickets: decodeNumber(tickets),
      changes: decodeNumber(changes),
      interfaces: decodeNumber(interfaces),
      frequency: decodeChoice(FREQUENCY, choices[0]) ?? EMPTY.frequency,
      window: decodeChoice(WINDOW, choices[1]) ?? EMPTY.window,
      release: choices.slice(2, 4).includes('r'),
      lead: choices.slice(2, 4).includes('l'),
    },
    data,
  );
  return encodeEstimate(input, data) === '' ? null : input;
};
