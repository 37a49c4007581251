import { resolve } from 'node:path';
import { mailFolder } from '../../enquiries/deliveries/chosen.ts';
import { countMailFiles } from '../../enquiries/deliveries/mail-file.ts';
import type { EnquirySettings } from '../../enquiries/settings.ts';
import type { Database } from '../../enquiries/store/database.ts';
import { eraseAddress, idsOfAddress, type Removal } from '../../enquiries/upkeep/erase.ts';
import { noteAudit } from './audit.ts';
import type { Actor } from './work.ts';

export interface ErasureLook {
  enquiries: number;
  notes: number;
  mailFiles: number;
}

export async function lookAtErasure(
  database: Database,
  settings: EnquirySettings,
  address: string,
): Promise<ErasureLook> {
  const ids = await idsOfAddress(database, address);
  if (ids.length === 0) return { enquiries: 0, notes: 0, mailFiles: 0 };
  const { notes } = await database.reader
    .selectFrom('note')
    .select((select) => select.fn.countAll<number>().as('notes'))
    .where('enquiry_id', 'in', ids)
    .executeTakeFirstOrThrow();
  return { enquiries: ids.length, notes, mailFiles: await countMailFiles(mailFolder(settings), ids) };
}

/** Removes everything a person sent us. The audit trail keeps who did it and when, and not whom it concerned. */
export async function erasePerson(
  database: Database,
  settings: EnquirySettings,
  { address, actor, now }: { address: string; actor: Actor; now: number },
): Promise<Removal> {
  const dataFolder = resolve(settings.DATA_DIR);
  const removal = await eraseAddress(database, mailFolder(settings), { email: address, dataFolder, now });
  await database.atomically((writer) =>
    noteAudit(writer, { by: actor, what: 'erased', at: now, detail: String(removal.count) }),
  );
  return removal;
}
