import { fill } from '../../common/wording.ts';
import { textIn } from '../../enquiries/contract/call-times.ts';
import { fieldWords, serviceLabels, textFields } from '../../enquiries/contract/fields.ts';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import {
  addressIn,
  type Enquiry,
  emailKey,
  type Listed,
  listEnquiries,
} from '../../enquiries/for-desk.ts';
import words from '../words.json' with { type: 'json' };
import { noteAudit, noteHistory } from './audit.ts';
import { type Listing, listForStaff, type Whose } from './list.ts';
import { kindOf } from './show-enquiry.ts';
import type { Reader } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

/** Begins a formula in spreadsheets (OWASP ASVS 5.0, 1.2.10); an apostrophe makes it text. */
const FORMULA_AT_START = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** Excel with another list separator ends a cell at it, even inside quotes, and begins the next one right after. */
const SEPARATOR = /[;,\t\r\n|]/;
const BETWEEN_FIELDS = /[;,|\s"]+/g;
const FORMULA_SIGN = /[=+\-@＝＋－＠]/;

function asText(text: string) {
  return (
    (FORMULA_AT_START.test(text) ? "'" : '') +
    text.replace(BETWEEN_FIELDS, (run, offset: number) => {
      const next = text.charAt(offset + run.length);
      return SEPARATOR.test(run) && FORMULA_SIGN.test(next) ? `${run}'` : run;
    })
  );
}
function cell(text: string) {
  return `"${asText(text).replaceAll('"', '""')}"`;
}

/** Without it spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function csvLine(cells: readonly string[]) {
  return `${cells.map(cell).join(',')}\r\n`;
}

const PAGE_SIZE = 500;

async function exportByIds(reader: Reader, ids: readonly string[]) {
  const listed = await listEnquiries(reader, { ids, limit: ids.length });
  const handled = await reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .select(['enquiry.id', 'status', 'replied_at', 'person.name as assigned_name'])
    .where('enquiry.id', 'in', ids)
    .execute();
  const messages = await reader
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .execute();
  const notes = await reader
    .selectFrom('note')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .execute();
  const files = await reader
    .selectFrom('attachment')
    .innerJoin('message', 'message.id', 'message_id')
    .select(['message_id', 'name'])
    .where('enquiry_id', 'in', ids)
    .execute();
  // The words of an enquiry by mail are in its own column.
  for (const message of messages) if (message.id === message.enquiry_id) message.text = '';
  for (const { message_id, name } of files) {
    for (const message of messages) if (message.id === message_id) message.text += `\n${name}`;
  }
  const entries = [
    ...messages.map((message) => ({ ...message, kind: kindOf(message) })),
    ...notes.map((note) => ({ ...note, kind: 'note' as const })),
  ];
  return listed.map((one) => ({
    ...one,
    handled: handled.find(({ id }) => id === one.enquiry.id),
    thread: entries
      .filter(({ enquiry_id }) => enquiry_id === one.enquiry.id)
      .sort((a, b) => a.at - b.at),
  }));
}
export type Exported = Awaited<ReturnType<typeof exportByIds>>[number];

/** Page by page, so that a large export needs little memory. */
export async function* exportListed(
  reader: Reader,
  whose: Whose,
  wanted: Pick<Listing, 'list' | 'order' | 'q'>,
): AsyncGenerator<Exported[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await listForStaff(reader, whose, {
      ...wanted,
      after,
      limit: PAGE_SIZE,
    });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) yield await exportByIds(reader, ids);
    after = next ?? undefined;
  } while (after !== undefined);
}

export async function noteExport(
  { writer, now }: Transaction,
  actor: Actor,
  { id, list }: { id?: string; list?: string },
) {
  const what = 'exported';
  await noteAudit(writer, {
    by: actor,
    what,
    at: now,
    ...(id && { about: id }),
    ...(list && { detail: list }),
  });
  if (id) await noteHistory(writer, [id], { by: actor, what, at: now });
}

function timeOf(time: number | null | undefined): string {
  return time ? new Date(time).toISOString() : '';
}

const heads = [
  ...['Reference', 'Number', 'Received', 'State', 'Status', 'Assigned to', 'Answered'],
  ...textFields.map(({ name }) => fieldWords[name].label),
  ...['Telephone', 'Services', 'Urgency', 'Came from', 'Campaign'],
  ...['Consent version', 'Spam score', 'Spam reasons', 'Conversation'],
];

function messageText(
  { values: { firstName, lastName, businessEmail } }: Enquiry,
  { at, kind, by_name, text }: Exported['thread'][number],
) {
  const isVisitor = emailKey(addressIn(by_name)) === emailKey(businessEmail);
  const who = isVisitor ? `${firstName} ${lastName}` : by_name;
  return `${timeOf(at)} ${fill(words.thread[kind], { who })}:\n${text}`;
}

function cellsOf({ enquiry, state, handled, thread }: Exported): string[] {
  return [
    referenceOf(enquiry.id),
    enquiry.id,
    timeOf(enquiry.receivedAt),
    state,
    handled ? words.status[handled.status] : '',
    handled?.assigned_name ?? '',
    timeOf(handled?.replied_at),
    ...textFields.map((field) => textIn(field, enquiry.values)),
    enquiry.values.telephone ?? '',
    serviceLabels(enquiry.values.services).join('; '),
    enquiry.values.urgency ?? '',
    enquiry.cameFrom.page ?? '',
    enquiry.cameFrom.campaign.map(([name, value]) => `${name}=${value}`).join('; '),
    enquiry.consentVersion ?? '',
    String(enquiry.spam.score),
    enquiry.spam.reasons.join('; '),
    thread.map((message) => messageText(enquiry, message)).join('\n\n'),
  ];
}

export const exportHead = BYTE_ORDER_MARK + csvLine(heads);
export function exportLine(exported: Exported): string {
  return csvLine(cellsOf(exported));
}

/** One enquiry as a person reads it who asked what is known about them. */
export async function exportText(reader: Reader, id: string): Promise<string | undefined> {
  const [exported] = await exportByIds(reader, [id]);
  const cells = exported && cellsOf(exported);
  return cells && heads.map((head, index) => `${head}:\n${cells[index] || '–'}\n`).join('\n');
}

export function exportRecord({ enquiry, state }: Listed) {
  return {
    id: enquiry.id,
    reference: referenceOf(enquiry.id),
    receivedAt: new Date(enquiry.receivedAt).toISOString(),
    state,
    ...enquiry.values,
    cameFrom: enquiry.cameFrom,
    consentVersion: enquiry.consentVersion,
    spamScore: enquiry.spam.score,
    spamReasons: enquiry.spam.reasons,
  };
}
