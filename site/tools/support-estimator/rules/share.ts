import { fill } from '../../../../common/wording.ts';
import { bodyOf, decodeChoice, decodeNumber, encodeChoice, encodeNumber, VERSION } from '../../rules/address.ts';
import { fitLetter } from '../../rules/letter.ts';
import {
  clean,
  EMPTY,
  type Estimate,
  type EstimateInput,
  type EstimatorData,
  NUMBERS,
  numbersFrom,
} from './estimate.ts';
import type { SupportEstimator } from './support-estimator.schema.ts';

/** Their order is part of shared links. */
const FREQUENCY = ['monthly', 'twice', 'weekly'] as const;
const WINDOW = ['one', 'both', 'extended'] as const;

/** Modules by their keys, then the numbers, then the choices, separated by dots. Empty for an untouched tool. */
export const encodeEstimate = (raw: EstimateInput, data: EstimatorData): string => {
  const input = clean(raw, data);
  const numbers = NUMBERS.map((name) => encodeNumber(input[name]));
  const wishes = `${input.release ? 'r' : ''}${input.lead ? 'l' : ''}`;
  const choices = `${encodeChoice(FREQUENCY, input.frequency)}${encodeChoice(WINDOW, input.window)}${wishes}`;
  const text = VERSION + [input.modules.join(''), ...numbers, choices].join('.');
  return text === `${VERSION}......11` ? '' : text;
};

/** Reads what makes sense and passes over the rest; null where nothing can be read. Never throws. */
export const decodeEstimate = (address: string, data: EstimatorData): EstimateInput | null => {
  const body = bodyOf(address);
  if (body === null) return null;
  const [modules = '', ...parts] = body.split('.', 2 + NUMBERS.length);
  const choices = parts[NUMBERS.length] ?? '';
  const input = clean(
    {
      modules: [...modules],
      ...numbersFrom((_, place) => decodeNumber(parts[place])),
      frequency: decodeChoice(FREQUENCY, choices[0]) ?? EMPTY.frequency,
      window: decodeChoice(WINDOW, choices[1]) ?? EMPTY.window,
      release: choices.slice(2, 4).includes('r'),
      lead: choices.slice(2, 4).includes('l'),
    },
    data,
  );
  return encodeEstimate(input, data) === '' ? null : input;
};

/** The result as a message that a person can read and change before sending it. */
export const estimateSummary = (
  estimate: Estimate,
  { handOver, packages }: Pick<SupportEstimator, 'handOver' | 'packages'>,
  link: string,
): string =>
  fitLetter({
    handOver,
    link,
    head: [
      estimate.isEmpty
        ? estimate.headline
        : fill(handOver.result, { package: packages[estimate.package].label, ...estimate.band }),
      handOver.reasons,
      ...estimate.reasons.map((reason) => `- ${reason}`),
      '',
      handOver.arithmetic,
    ],
    body: [...estimate.lines, ...estimate.steps].map(({ label, low, high }) =>
      fill(handOver.line, { label, low, high }),
    ),
  });
