import { DAY_MS } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { noticeMail } from '../deliveries/enquiry-mail.ts';
import type { SendMail } from '../deliveries/smtp.ts';
import type { Log } from '../log.ts';
import { takeTurn } from '../store/clock.ts';
import { faultCode } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** Shorter than the pause between two rounds, so that one server tells in each. */
const TURN_MS = 50_000;
/** An address that takes no mail for so long is given up; the note is at the desk. */
const GIVE_UP_AFTER_MS = DAY_MS;

interface Parts {
  store: Store;
  send: SendMail;
  from: string;
  /** Where the enquiry with this number is found. */
  where: (id: string) => string;
  log: Log;
  now: () => number;
}

/** Tells colleagues at once that a reply of theirs by mail was not passed on, with its words. */
export async function tellAuthors({ store, send, from, where, log, now }: Parts): Promise<void> {
  const isOurs = await store.use((database) =>
    database.atomically((writer) => takeTurn(writer, 'authors', now(), TURN_MS)),
  );
  if (!isOurs) return;
  const untold = await store.use(({ reader }) =>
    reader
      .selectFrom('note')
      .innerJoin('enquiry', 'enquiry.id', 'note.enquiry_id')
      .select(['note.id', 'enquiry_id', 'text', 'untold', 'first_name', 'last_name'])
      .where('untold', 'is not', null)
      .where('at', '>', now() - GIVE_UP_AFTER_MS)
      .execute(),
  );
  for (const { id, enquiry_id, text: note, untold: to, first_name, last_name } of untold) {
    const { subject, text } = mails.reply.returned;
    const notice = {
      id: `returned-${id}`,
      subject: fill(subject, { name: `${first_name} ${last_name}` }),
      text: `${fill(text, { note, where: where(enquiry_id) })}\n`,
    };
    try {
      const mail = noticeMail(notice, from, [to ?? '']);
      await send({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }, [to ?? '']);
      await store.use((database) =>
        database.atomically((writer) =>
          writer.updateTable('note').set({ untold: null }).where('id', '=', id).execute(),
        ),
      );
    } catch (error) {
      log.error('an author was not told that a reply was not sent', { fault: faultCode(error) });
    }
  }
}
