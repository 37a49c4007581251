import type { ChangeRequest } from '../files/store.ts';
import type { Value } from './use-saving.ts';

/** A text that the server has not confirmed, with the request that saves it. */
interface Unsent {
  value: Value;
  request: ChangeRequest;
}

let key = 'dhr-edit-unsent';
/** At the desk several people may use one browser. */
export function keepUnsentOf(person: string): void {
  key = `dhr-edit-unsent ${person}`;
}

function readAll(): Record<string, Unsent> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function write(all: Record<string, Unsent>): void {
  // A browser without room or right to store still has the words in the panel.
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {}
}

export function keepUnsent(place: string, unsent: Unsent): void {
  write({ ...readAll(), [place]: unsent });
}

/** Forgets a text once the server has it, unless something newer has been typed. */
export function forgetUnsent(place: string, value: Value): void {
  const { [place]: known, ...others } = readAll();
  if (known?.value === value) write(others);
}

export function unsentAt(place: string): Unsent | undefined {
  return readAll()[place];
}

/** All that waits, to see whether it is the same as a moment ago; empty if nothing does. */
export function waitingWords(): string {
  const all = readAll();
  return Object.keys(all).length > 0 ? JSON.stringify(all) : '';
}

/** Sends again what a stopped server, a full disk or a closed window left, one by one. */
export async function sendUnsent(
  save: (request: ChangeRequest) => Promise<unknown>,
): Promise<void> {
  for (const [place, { value, request }] of Object.entries(readAll())) {
    await save(request);
    forgetUnsent(place, value);
  }
}
