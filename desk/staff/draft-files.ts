import { randomUUID } from 'node:crypto';
import { safeName } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../names.ts';
import type { ActionTransaction } from './action.ts';
import type { Reader } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

export function draftFilesOf(reader: Reader, enquiryId: string, me: string | null) {
  return reader
    .selectFrom('draft_file')
    .select(['id', 'name', 'size'])
    .where('enquiry_id', '=', enquiryId)
    .where('person_id', '=', me ?? '')
    .orderBy('name')
    .execute();
}

export interface NewFile {
  enquiry: string;
  name: string;
  type: string;
  content: Buffer;
}

/** Keeps a file for the reply that a person writes: ten of them, and 20 MB together. */
export async function addDraftFile(
  { writer }: Transaction,
  { id: me }: Actor,
  { enquiry, name, type, content }: NewFile,
): Promise<void> {
  const found = writer.selectFrom('enquiry').select('id').where('id', '=', enquiry);
  if (!(await found.executeTakeFirst()) || me === null) throw new DeskFault('not-found');
  const kept = await draftFilesOf(writer, enquiry, me);
  const size = kept.reduce((sum, one) => sum + one.size, content.length);
  if (kept.length >= MAX_FILES || size > MAX_FILE_BYTES) throw new DeskFault('too-large');
  const file = { id: randomUUID(), enquiry_id: enquiry, person_id: me, name: safeName(name) };
  const encoded = content.toString('base64');
  await writer
    .insertInto('draft_file')
    .values({ ...file, type: type.slice(0, 100), size: content.length, content: encoded })
    .execute();
}

export async function removeDraftFile({ writer }: Transaction, me: Actor, id: string) {
  const own = writer.deleteFrom('draft_file').where('id', '=', id);
  await own.where('person_id', '=', me.id ?? '').execute();
}

/** They become files of the reply that is sent. */
export async function moveFiles({ writer, id, actor }: ActionTransaction, message_id: string) {
  const files = await writer
    .deleteFrom('draft_file')
    .where('enquiry_id', '=', id)
    .where('person_id', '=', actor.id ?? '')
    .returning(['id', 'name', 'type', 'size', 'content'])
    .execute();
  const rows = files.map((file) => ({ ...file, message_id }));
  if (rows.length > 0) await writer.insertInto('attachment').values(rows).execute();
}

/** Of a reply that is taken back. */
export async function giveBackFiles({ writer, id, actor }: ActionTransaction, message: string) {
  const files = await writer
    .deleteFrom('attachment')
    .where('message_id', '=', message)
    .returning(['id', 'name', 'type', 'size', 'content'])
    .execute();
  if (actor.id === null || files.length === 0) return;
  const mine = { enquiry_id: id, person_id: actor.id };
  await writer
    .insertInto('draft_file')
    .values(files.map((file) => ({ ...file, ...mine })))
    .execute();
}
