import { consentValue, wireNames } from '../contract/wire.ts';
import { limits } from './limits.ts';
import type { Entry } from './read-multipart.ts';
import { Refusal } from './refusal.ts';

/** How deeply brackets are nested, counted before anything is parsed. */
function depthOf(json: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') at += 1;
    else if (!isText && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth);
    else if (!isText && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toText(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (name === wireNames.consent && value === true) return consentValue;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Refusal(400);
}

/** The library's `send`: fields are in template_params, several services as a list. Returned like those of a form. */
export function readJson(body: Buffer): Entry[] {
  let parsed: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (depthOf(text) > limits.jsonDepth) throw new Refusal(400);
    parsed = JSON.parse(text);
  } catch {
    throw new Refusal(400);
  }
  const params = isRecord(parsed) && Object.hasOwn(parsed, 'template_params') ? parsed['template_params'] : undefined;
  if (!isRecord(params)) throw new Refusal(400);
  return Object.entries(params).flatMap(([name, value]): Entry[] => {
    if (name !== wireNames.services) return [[name, toText(name, value)]];
    return (Array.isArray(value) ? value : [value]).map((one) => [name, toText(name, one)]);
  });
}
