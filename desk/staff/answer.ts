import type { Insertable } from 'kysely';
import { normaliseText } from '../../enquiries/contract/check.ts';
import { undoMs } from '../../enquiries/store/decisions.ts';
import { queueAnswer } from '../../enquiries/store/outbox.ts';
import { keepSearchWords } from '../../enquiries/store/search-words.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { Action } from '../contract/requests.ts';
import { type Acted, acted, change, mustBeOut, onceId, Refused, record, takeOn, type Work } from './action.ts';
import { keepRegard } from './regard.ts';

/** An empty one is none. */
export async function keepDraft({ writer, id, actor }: Work, text: string): Promise<Acted> {
  if (actor.id !== null) await keepRegard(writer, id, actor.id, { draft: text.trim() && text });
  return acted();
}

export const messagesOf = ({ writer, id }: Work) =>
  writer.selectFrom('message').selectAll().where('enquiry_id', '=', id);

type Written = Pick<Insertable<Tables['message']>, 'text' | 'call_at' | 'call_off' | 'call_with'>;

/** Puts an answer into the outbox, from where it goes out ten seconds later. */
export async function queue(work: Work, message: string, written: Written): Promise<Acted> {
  const { writer, id, actor, now, row, setUp } = work;
  if (setUp.answersFrom === undefined || row.business_email === '') throw new Refused('not set up');
  const by = { by_id: actor.id, by_name: actor.name };
  const mail_id = `${message}${setUp.answersFrom.slice(setUp.answersFrom.lastIndexOf('@'))}`;
  const answer = { ...written, ...by, id: message, enquiry_id: id, kind: 'answer', at: now, mail_id } as const;
  await queueAnswer(writer, answer, now + undoMs);
  const { assigned, undo } = takeOn(work);
  await change(work, { read_at: row.read_at ?? now, ...assigned });
  return acted([...undo, { do: 'unsend', message }], { jobs: 1 });
}

/**
 * Sends what was typed. Refused when the thread holds a message that the sender has not seen: `seen` is the time of the
 * last one on their screen.
 */
export async function send(work: Work, { text, seen }: Extract<Action, { do: 'send' }>): Promise<Acted> {
  mustBeOut(work);
  const message = onceId(work);
  const messages = await messagesOf(work).execute();
  if (messages.some((one) => one.id === message)) return acted();
  if (messages.some(({ at }) => at > seen)) throw new Refused('conflict');
  const queued = await queue(work, message, { text: normaliseText(text) });
  await keepDraft(work, '');
  return queued;
}

/**
 * Gives an answer back as a draft: one that has not gone out as if it had never been sent, one that was refused to be
 * corrected, with its attempts kept. Not one that arrived, nor one that is on its way at this moment.
 */
export async function unsend(work: Work, message: string): Promise<Acted> {
  const { writer, id, actor, now } = work;
  const answer = await messagesOf(work).where('id', '=', message).where('kind', '=', 'answer').executeTakeFirst();
  if (!answer) throw new Refused('unknown');
  const untried = await writer
    .deleteFrom('outbox')
    .where('message_id', '=', message)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .returning('id')
    .execute();
  if (untried.length > 0) {
    await writer.deleteFrom('message').where('id', '=', message).execute();
    await keepSearchWords(writer, id);
  } else {
    const stopped = await writer
      .updateTable('outbox')
      .set({ state: 'dismissed', ended_at: now, dismissed_by: actor.name })
      .where('message_id', '=', message)
      .where('state', 'in', ['pending', 'parked', 'dismissed'])
      .where('lease_owner', 'is', null)
      .returning('id')
      .execute();
    if (stopped.length === 0 && answer.bounced === null) throw new Refused('nothing waits');
    if (stopped.length > 0) await record(work, 'dismissed');
  }
  const kept = writer.selectFrom('regard').select('draft').where('id', '=', `${id} ${actor.id}`);
  // An invitation was not typed.
  const typed = answer.call_at === null ? answer.text : '';
  await keepDraft(work, [typed, (await kept.executeTakeFirst())?.draft].filter(Boolean).join('\n\n'));
  await change(work, {});
  return acted();
}
