import type { Writer } from './database.ts';
import { fromRow, wordsOfEnquiry } from './enquiry.ts';

/** An enquiry is found by what is in its thread now, and no longer by what was corrected or taken back. */
export async function keepSearchWords(writer: Writer, id: string): Promise<void> {
  const row = await writer.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  const notes = await writer.selectFrom('note').select('text').where('enquiry_id', '=', id).execute();
  const messages = await writer.selectFrom('message').select('text').where('enquiry_id', '=', id).execute();
  const search_words = wordsOfEnquiry(fromRow(row).values, ...[...notes, ...messages].map(({ text }) => text));
  await writer.updateTable('enquiry').set({ search_words }).where('id', '=', id).execute();
}
