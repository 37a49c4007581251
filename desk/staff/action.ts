import { createHash, randomUUID } from 'node:crypto';
import type { decisions } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { Action } from '../contract/requests.ts';
import type { AuditWhat, HistoryWhat } from '../names.ts';
import { noteAudit, noteHistory } from './audit.ts';
import type { Tables, Writer } from './tables.ts';
import type { Actor } from './transaction.ts';

export interface Act {
  id: string;
  /** That of the enquiry on the screen; without it the caller has looked just now. */
  version?: number | undefined;
  action: Action;
  actor: Actor;
  once?: string | undefined;
}

export interface ActionTransaction extends Act {
  writer: Writer;
  setUp: decisions.Configured;
  now: number;
  row: Tables['enquiry'];
}

/** The actions that take it back, the last first, and how many deliveries start or end. */
export function acted(undo: Action[] = [], { jobs = 0 } = {}) {
  return { undo, jobs };
}

export async function change(
  { writer, id }: ActionTransaction,
  values: Partial<Tables['enquiry']>,
): Promise<void> {
  await writer
    .updateTable('enquiry')
    .set((set) => ({ ...values, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function addHistory(
  { writer, id, actor, now }: ActionTransaction,
  what: HistoryWhat,
  detail: string | null = null,
) {
  return noteHistory(writer, [id], { by: actor, what, at: now, detail });
}

export async function record(
  transaction: ActionTransaction,
  what: AuditWhat & HistoryWhat,
): Promise<void> {
  const { writer, id, actor, now } = transaction;
  await addHistory(transaction, what);
  await noteAudit(writer, { by: actor, what, at: now, about: id });
}

/** Quarantine is decided on there: with another status it would be in the list of all alone. */
export function mustBeOut({ row }: ActionTransaction): void {
  if (row.quarantined === 1) throw new DeskFault('nothing-to-do');
}

/** If nobody has it, the one who acts takes it on; `undo` gives it back. */
export function takeOn({ row, actor }: ActionTransaction): {
  assigned: { assigned_to?: string };
  undo: Action[];
} {
  return row.assigned_to === null && actor.id !== null
    ? { assigned: { assigned_to: actor.id }, undo: [{ do: 'assign', to: null }] }
    : { assigned: {}, undo: [] };
}

/** A message that one person sends twice to one enquiry has one id. */
export function onceId({ id, actor, once = randomUUID() }: ActionTransaction): string {
  return createHash('sha256').update(`${id} ${actor.id} ${once}`).digest('hex');
}
