import type { ChangeRequest } from '../files/store.ts';
import type { Value } from './use-saving.ts';

/** A text that the server has not confirmed, with the request that saves it. */
interface Unsent {
  value: Value;
  request: ChangeRequest;
}

const KEY = 'dhr-edit-unsent';

function readAll(): Record<string, Unsent> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function write(all: Record<string, Unsent>): void {
  // A browser without room or right to store still has the words in the panel.
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {}
}

export function keepUnsent(key: string, unsent: Unsent): void {
  write({ ...readAll(), [key]: unsent });
}

/** Forgets a text once the server has it, unless something newer has been typed. */
export function forgetUnsent(key: string, value: Value): void {
  const { [key]: known, ...others } = readAll();
  if (known?.value === value) write(others);
}

export function unsentAt(key: string): Unsent | undefined {
  return readAll()[key];
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
  for (const [key, { value, request }] of Object.entries(readAll())) {
    await save(request);
    forgetUnsent(key, value);
  }
}
