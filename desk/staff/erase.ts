import { resolve } from 'node:path';
import { mailFolder } from '../../enquiries/deliveries/chosen.ts';
import type { EnquirySettings } from '../../enquiries/settings.ts';
import type { Database } from '../../enquiries/store/database.ts';
import { eraseAddress, type Removal } from '../../enquiries/upkeep/erase.ts';
import { noteAudit } from './audit.ts';
import type { Actor } from './work.ts';

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
