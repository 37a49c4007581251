import { isEmailAddress, normalise } from '../../enquiries/contract/check.ts';
import { emptyValues } from '../../enquiries/contract/fields.ts';
import { bodyHash, type Enquiry, toRow } from '../../enquiries/for-desk.ts';
import { DeskFault } from '../contract/errors.ts';
import type { ConversationRequest } from '../contract/requests.ts';
import { noteHistory } from './audit.ts';
import type { Actor, Transaction } from './transaction.ts';

/** In the place of the version of a sentence that a visitor ticks. */
const SPOKEN = 'spoken';

export function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 7 && digits <= 15;
}

function readContact(contact: string) {
  const { businessEmail } = normalise({ ...emptyValues, businessEmail: contact });
  if (isEmailAddress(businessEmail)) return { businessEmail };
  return isTelephone(businessEmail) ? { telephone: businessEmail } : undefined;
}

/** A call, a chat or a meeting as an enquiry of the colleague who had it. */
export async function noteConversation(
  { writer, now }: Transaction,
  actor: Actor,
  { id, contact, how, text, consent, ...who }: ConversationRequest,
): Promise<void> {
  const reached = readContact(contact);
  if (!reached) throw new DeskFault('malformed', { field: 'contact' });
  const values = normalise({ ...emptyValues, ...who, ...reached, message: text, consent });
  const enquiry: Enquiry = {
    id,
    receivedAt: now,
    values,
    consentVersion: SPOKEN,
    bodyHash: bodyHash(values, SPOKEN),
    spam: { score: 0, reasons: [], quarantined: false },
    kind: 'enquiry',
    channel: how,
    cameFrom: { page: null, campaign: [] },
  };
  const handled = {
    status: 'conversation',
    assigned_to: actor.id,
    read_at: now,
    replied_at: now,
  } as const;
  const noted = await writer
    .insertInto('enquiry')
    .values({ ...toRow(enquiry), ...handled, waiting_since: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = noted.map((row) => row.id);
  await noteHistory(writer, ids, { by: actor, what: 'conversation', at: now });
}
