import type { Writer } from '../store/database.ts';
import type { Tables } from '../store/tables.ts';

export type Position = Tables['mailbox'];

/** Never goes back, unless the mailbox counts from the beginning again. False when another server has been there. */
export async function keepPosition(writer: Writer, position: Position): Promise<boolean> {
  const { validity, uid, since } = position;
  const moved = await writer
    .insertInto('mailbox')
    .values(position)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ validity, uid, since })
        .where((where) =>
          where.or([where('mailbox.validity', '!=', validity), where('mailbox.uid', '<', uid)]),
        ),
    )
    .returning('name')
    .execute();
  return moved.length > 0;
}

export async function beginAgain(writer: Writer, name: string): Promise<void> {
  await writer.updateTable('mailbox').set({ uid: 0 }).where('name', '=', name).execute();
}
