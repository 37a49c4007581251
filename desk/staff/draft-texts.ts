import { noteAudit } from './audit.ts';
import type { Reader, Tables } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

export type DraftText = Pick<Tables['draft_text'], 'file' | 'text' | 'base'>;

export function listDraftTexts(reader: Reader, personId: string): Promise<DraftText[]> {
  return reader
    .selectFrom('draft_text')
    .select(['file', 'text', 'base'])
    .where('person_id', '=', personId)
    .orderBy('file')
    .execute();
}

/** Keeps the words of a person; a text that is that of its base again is no draft. */
export async function keepDraftTexts(
  { writer, now }: Transaction,
  me: Actor & { id: string },
  rows: readonly DraftText[],
): Promise<void> {
  for (const { file, text, base } of rows) {
    const id = `${me.id} ${file}`;
    if (text === base) {
      await writer.deleteFrom('draft_text').where('id', '=', id).execute();
      continue;
    }
    const values = { text, base, changed_at: now };
    const known = await writer
      .updateTable('draft_text')
      .set(values)
      .where('id', '=', id)
      .returning('id')
      .execute();
    if (known.length > 0) continue;
    await writer
      .insertInto('draft_text')
      .values({ id, person_id: me.id, file, ...values })
      .execute();
    await noteAudit(writer, { by: me, what: 'words-changed', at: now, detail: file });
  }
}

/** Published words are no draft any more; those written since go on from there. */
export async function endDraftTexts(
  { writer, now }: Transaction,
  me: Actor & { id: string },
  { files, note }: { files: readonly DraftText[]; note: string },
): Promise<void> {
  for (const { file, text } of files) {
    const own = writer.selectFrom('draft_text').select('text');
    const id = `${me.id} ${file}`;
    const draft = await own.where('id', '=', id).executeTakeFirst();
    if (!draft) continue;
    if (draft.text === text) await writer.deleteFrom('draft_text').where('id', '=', id).execute();
    else await writer.updateTable('draft_text').set({ base: text }).where('id', '=', id).execute();
  }
  await noteAudit(writer, { by: me, what: 'words-published', at: now, detail: note });
}
