import { fieldWords, serviceLabels, textFields } from '../../enquiries/contract/fields.ts';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import type { Reader } from '../../enquiries/store/database.ts';
import { type Listed, listEnquiries } from '../../enquiries/store/read.ts';
import { noteAudit } from './audit.ts';
import { type Listing, listForStaff } from './list.ts';
import type { Actor, Work } from './work.ts';

/** Spreadsheets run what begins like this as a formula (OWASP ASVS 5.0, 1.2.10); an apostrophe makes it text. */
const atStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
/**
 * Excel with another list separator ends a cell at it, quotes or not, and begins the next one right after; quotes that
 * open there and close again do not count.
 */
const separator = /[;,\t\r\n|]/;
const between = /[;,|\s"]+/g;
const formula = /[=+\-@＝＋－＠]/;

const asText = (text: string) =>
  (atStart.test(text) ? "'" : '') +
  text.replace(between, (run, offset: number) => {
    const next = text.charAt(offset + run.length);
    return separator.test(run) && formula.test(next) ? `${run}'` : run;
  });
const cell = (text: string) => `"${asText(text).replaceAll('"', '""')}"`;

/** Without it spreadsheets do not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;

const pageSize = 500;

/** Page by page, so that a large export needs little memory. */
export async function* exportListed(
  reader: Reader,
  wanted: Pick<Listing, 'list' | 'order' | 'q'>,
): AsyncGenerator<Listed[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await listForStaff(reader, { ...wanted, after, limit: pageSize });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) yield await listEnquiries(reader, { ids, limit: ids.length });
    after = next ?? undefined;
  } while (after !== undefined);
}

/** An export leaves a trace in the audit trail, and one enquiry in its own history. */
export async function noteExport({ writer, now }: Work, actor: Actor, { id, list }: { id?: string; list?: string }) {
  const what = 'exported';
  await noteAudit(writer, { by: actor, what, at: now, ...(id && { about: id }), ...(list && { detail: list }) });
  if (!id) return;
  const who = { by_id: actor.id, by_name: actor.name };
  await writer
    .insertInto('history')
    .values({ enquiry_id: id, at: now, ...who, what, detail: null })
    .execute();
}

const heads = ['Reference', 'Number', 'Received', 'State', ...textFields.map(({ name }) => fieldWords[name].label)];
const tails = ['Services', 'Urgency', 'Came from', 'Campaign', 'Consent version', 'Spam score', 'Spam reasons'];

export const exportHead = byteOrderMark + csvLine([...heads, ...tails]);

export const exportLine = ({ enquiry, state }: Listed): string =>
  csvLine([
    referenceOf(enquiry.id),
    enquiry.id,
    new Date(enquiry.receivedAt).toISOString(),
    state,
    ...textFields.map((field) => enquiry.values[field.name]),
    serviceLabels(enquiry.values.services).join('; '),
    enquiry.values.urgency ?? '',
    enquiry.cameFrom.page ?? '',
    enquiry.cameFrom.campaign.map(([name, value]) => `${name}=${value}`).join('; '),
    enquiry.consentVersion ?? '',
    String(enquiry.spam.score),
    enquiry.spam.reasons.join('; '),
  ]);

export const exportRecord = ({ enquiry, state }: Listed) => ({
  id: enquiry.id,
  reference: referenceOf(enquiry.id),
  receivedAt: new Date(enquiry.receivedAt).toISOString(),
  state,
  ...enquiry.values,
  cameFrom: enquiry.cameFrom,
  consentVersion: enquiry.consentVersion,
  spamScore: enquiry.spam.score,
  spamReasons: enquiry.spam.reasons,
});
