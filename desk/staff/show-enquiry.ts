import { fieldWords, serviceLabels, textFields } from '../../enquiries/contract/fields.ts';
import { referenceOf } from '../../enquiries/contract/reference.ts';
import {
  ACKNOWLEDGEMENT,
  chosenFor,
  fromRow,
  HOLD_FROM_SCORE,
  type JobWithHistory,
  jobsOf,
  type Known,
  knownOf,
  quotation,
  repliedTo,
  repliesGoTo,
  replySubject,
  splitQuoted,
} from '../../enquiries/for-desk.ts';
import { type HistoryWhat, isHistoryWhat } from '../names.ts';
import { draftFilesOf } from './draft-files.ts';
import { isUnreadFor, listOthers, turnOf } from './list.ts';
import { noteLook } from './own-state.ts';
import { addressesOf, callOf } from './reply.ts';
import type { Database, Reader, Tables } from './tables.ts';
import type { Actor } from './transaction.ts';
import { zoneOfCountry } from './zone.ts';

interface Event {
  at: number;
  by: Actor | null;
  what: HistoryWhat;
  detail: string | null;
}

function ownEvents(jobs: readonly JobWithHistory[]): Event[] {
  return jobs
    .filter((job) => job.delivery !== ACKNOWLEDGEMENT)
    .flatMap(({ delivery, message_id, history }) =>
      history.flatMap(({ at, outcome }): Event[] => {
        // The history has an entry of its own for a reply that arrived, with its author.
        if (outcome === 'failed' || (message_id !== null && outcome === 'delivered')) return [];
        const what = outcome === 'parked' || outcome === 'given-up' ? 'gave-up' : outcome;
        return [{ at, by: null, what, detail: delivery }];
      }),
    );
}

/** Given up, or tried again by staff since and not delivered yet. */
function isUndelivered({ state, attempts_before }: JobWithHistory): boolean {
  return state === 'parked' || (state === 'pending' && attempts_before > 0);
}

type MessageKind =
  | 'our-reply'
  | 'forward'
  | 'their-reply'
  | 'automatic'
  | `spoken-${NonNullable<Tables['message']['channel']>}`;

export function kindOf({
  direction,
  channel,
  is_forward,
  is_automatic,
}: Pick<Tables['message'], 'direction' | 'channel' | 'is_forward' | 'is_automatic'>): MessageKind {
  if (channel !== null) return `spoken-${channel}`;
  if (is_forward === 1) return 'forward';
  if (direction === 'out') return 'our-reply';
  return is_automatic === 1 ? 'automatic' : 'their-reply';
}

type Written = Pick<Tables['note'], 'id' | 'at' | 'by_id' | 'by_name' | 'text'>;

/** All messages in order of time: the enquiry, our replies, theirs, and notes. */
async function threadOf(
  reader: Reader,
  row: Tables['enquiry'],
  messages: Tables['message'][],
  known: Known,
) {
  const { id, received_at, message, channel, email_key } = row;
  const notes = await reader.selectFrom('note').selectAll().where('enquiry_id', '=', id).execute();
  const files = await reader
    .selectFrom('attachment')
    .select(['id', 'message_id', 'name', 'size'])
    .select((where) => where.or([where('content', '!=', ''), where('size', '=', 0)]).as('is_kept'))
    .where(
      'message_id',
      'in',
      reader.selectFrom('message').select('id').where('enquiry_id', '=', id),
    )
    .execute();
  const isVisitor = (name: string) =>
    name === email_key || name.toLowerCase().endsWith(`<${email_key}>`);
  const messageOf = (kind: MessageKind | 'note', one: Written) => ({
    kind,
    id: one.id,
    at: one.at,
    /** Null for the visitor, who may also reply from another address. */
    by: isVisitor(one.by_name) ? null : { id: one.by_id, name: one.by_name },
    text: one.text,
  });
  const nothing = {
    to: [],
    cc: [],
    quoted: '',
    isInvitation: false,
    bounced: null,
    leftOut: null as Tables['message']['left_out'],
    files: [],
  };
  const filesOf = (message_id: string) =>
    files
      .filter((file) => file.message_id === message_id)
      .map(({ id: file, name, size, is_kept }) => ({
        id: file,
        name,
        size,
        isKept: Boolean(is_kept),
      }));
  const first = messages.find((one) => one.id === id);
  const isOfDesk = (one: Tables['message']) =>
    one.direction === 'out' && (one.channel !== null || one.mail_id.startsWith(one.id));
  return [
    {
      kind: channel === '' || channel === 'mail' ? ('message' as const) : channel,
      id,
      at: received_at,
      by: null,
      text: message,
      ...nothing,
      leftOut: first?.left_out ?? null,
      files: filesOf(id),
    },
    ...messages
      .filter((one) => one !== first)
      .map((one) => ({
        ...messageOf(kindOf(one), one),
        ...(isOfDesk(one) ? { quoted: '' } : splitQuoted(one.text, known, one.at)),
        ...(one.direction === 'out' && one.channel === null
          ? chosenFor(fromRow(row), one)
          : { to: [], cc: [] }),
        isInvitation: one.call_at !== null,
        bounced: one.bounced,
        leftOut: one.left_out,
        files: filesOf(one.id),
      })),
    ...notes.map((one) => ({ ...messageOf('note', one), ...nothing })),
  ].sort((one, other) => one.at - other.at);
}

/** Undefined also for a file that was too large to keep. */
export async function findFile(reader: Reader, id: string) {
  const found = reader
    .selectFrom('attachment')
    .innerJoin('message', 'message.id', 'attachment.message_id')
    .select(['name', 'size', 'content', 'enquiry_id']);
  const file = await found.where('attachment.id', '=', id).executeTakeFirst();
  return file?.content === '' && file.size > 0 ? undefined : file;
}

/** Fields with a place of their own at the desk; any other is listed under its label. */
const SHOWN_APART: readonly string[] = [
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'businessEmail',
  'country',
  'message',
  'callTimes',
];

export interface Viewer {
  now: number;
  /** Who has it open; null for the command line. */
  me: string | null;
  /** Whether there is a mail server that replies go out by. */
  canSend: boolean;
  /** Addresses that mails of ours come from. */
  ours: readonly string[];
}

export async function showForStaff(
  database: Database,
  id: string,
  { now, me, canSend, ours }: Viewer,
) {
  const { reader } = database;
  const row = await reader
    .selectFrom('enquiry')
    .leftJoin('person', 'person.id', 'enquiry.assigned_to')
    .selectAll('enquiry')
    .select('person.name as assigned_name')
    .where('enquiry.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const jobs = await jobsOf(reader, id);
  const done = await reader
    .selectFrom('history')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('number')
    .execute();

  const messages = await reader
    .selectFrom('message')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .execute();
  const files = await draftFilesOf(reader, id, me);
  const { alsoOpen, draft, draftVersion, readAt } = await noteLook(database, id, me, now);

  const enquiry = fromRow(row);
  const known = knownOf(enquiry, messages, ours);
  const thread = await threadOf(reader, row, messages, known);
  const { values, spam, channel, cameFrom, consentVersion } = enquiry;
  const passed = channel === 'mail' ? 'by-mail' : 'received';
  const what = spam.score >= HOLD_FROM_SCORE ? 'held' : passed;
  const came: Event = { at: row.received_at, by: null, what, detail: null };
  const history: Event[] = [
    ...(channel && channel !== 'mail' ? [] : [came]),
    ...ownEvents(jobs),
    ...done.map(({ at, by_id, by_name, what, detail }) => ({
      at,
      by: { id: by_id, name: by_name },
      what: isHistoryWhat(what) ? what : 'opened',
      detail,
    })),
  ];
  return {
    id,
    reference: referenceOf(id),
    version: row.version,
    receivedAt: row.received_at,
    status: row.status,
    assignedTo:
      row.assigned_name === null ? null : { id: row.assigned_to, name: row.assigned_name },
    isUnread: isUnreadFor(row, me, readAt),
    isApplication: row.kind === 'application',
    isOther: row.kind === 'other',
    ...turnOf(row),
    isPayrollToday: values.urgency !== undefined && messages.every((one) => one.channel === null),
    visitor: {
      firstName: values.firstName,
      lastName: values.lastName,
      company: values.company,
      jobTitle: values.jobTitle,
      /** Empty where staff noted a telephone number only. */
      email: values.businessEmail,
      telephone: values.telephone ?? '',
      country: values.country,
      zone: zoneOfCountry(values.country, now),
      others: await listOthers(reader, row, me ?? ''),
    },
    moreFields: textFields
      .filter(({ name }) => !SHOWN_APART.includes(name) && values[name] !== '')
      .map(({ name }) => ({ label: fieldWords[name].label, value: values[name] })),
    call: callOf(row, messages, now),
    services: serviceLabels(values.services),
    consent: { at: row.consent_at, version: consentVersion },
    cameFrom,
    channel: channel ?? null,
    spam: {
      isQuarantined: spam.quarantined,
      score: spam.score,
      limit: HOLD_FROM_SCORE,
      reasons: spam.reasons,
    },
    isNotDelivered: jobs.some((job) => isUndelivered(job) && job.delivery !== ACKNOWLEDGEMENT),
    deliveries: jobs.map((job) => ({
      name: job.delivery,
      /** The reply in the thread that it sends. */
      message: job.message_id,
      state: job.state,
      attempts: job.attempts,
      isUndelivered: isUndelivered(job),
      nextAt: job.state === 'pending' ? job.due_at : null,
      endedAt: job.ended_at,
      dismissedBy: job.dismissed_by,
      history: job.history.map(({ number, at, outcome, receipt }) => ({
        number,
        at,
        outcome,
        receipt,
      })),
    })),
    thread,
    replying: {
      canSend: canSend && values.businessEmail !== '',
      subject: replySubject(enquiry),
      quotation: quotation(enquiry, repliedTo(messages, Infinity), known),
      draft,
      draftVersion,
      files,
      /** Whom it goes to unless the colleague chooses others. */
      ...repliesGoTo(enquiry, messages),
      /** Everyone who wrote or was written to. */
      people: addressesOf(row, messages),
    },
    alsoOpen,
    // What happened in the same millisecond stays in the order in which it was noted.
    history: history.sort((one, other) => one.at - other.at).reverse(),
  };
}
