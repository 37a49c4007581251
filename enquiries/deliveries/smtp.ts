import { domainToASCII } from 'node:url';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Enquiry } from '../store/enquiry.ts';
import type { Reply } from '../store/replies.ts';
import { replyAddress } from '../store/reply-token.ts';
import { ACKNOWLEDGEMENT, REPLY_DELIVERY } from '../store/tables.ts';
import { type Delivery, isThisMachine, PartlyDelivered, RecipientUnknown } from './delivery.ts';
import {
  acknowledgementMail,
  enquiryMail,
  noticeMail,
  recipientsOf,
  replyMail,
} from './enquiry-mail.ts';

/** Resolves to the accepted recipients, spelled as given, and the receipt of the mail server. Rejects if there is none. */
export type SendMail = (
  mail: SendMailOptions,
  recipients: readonly string[],
) => Promise<{ accepted: string[]; receipt: string }>;

/** Mail providers refuse a sender with more than a few connections. */
const MAX_CONNECTIONS = 3;

/** A password travels in the clear only on this machine or where the address says so. */
function needsEncryption(address: string): boolean {
  const { username, searchParams } = new URL(address);
  return username !== '' && !isThisMachine(address) && !searchParams.has('requireTLS');
}

/** nodemailer returns addresses as they went over the wire: the domain in lower case and ASCII, odd names quoted. */
function sameAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return `${name.replace(/^"|"$/g, '')}@${domainToASCII(domain) || domain}`.toLowerCase();
}

const CONNECT_TIMEOUT_MS = 20_000;
/** Some scan a mail for a minute before they accept it; hanging up first means sending it again (RFC 5321, 4.5.3.2.6). */
const MAX_SILENCE_MS = 120_000;

/** One connection per mail: nodemailer's pool retries on its own, as does the outbox. */
export function smtpSender(
  url: string,
  { connect = CONNECT_TIMEOUT_MS, silence = MAX_SILENCE_MS } = {},
): SendMail {
  const transport = nodemailer.createTransport({
    url,
    ...(needsEncryption(url) ? { requireTLS: true } : {}),
    connectionTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: silence,
    dnsTimeout: connect,
  });
  return async (mail, recipients) => {
    const from =
      typeof mail.from === 'object' && 'address' in mail.from ? mail.from.address : mail.from;
    const info = await transport.sendMail({ ...mail, envelope: { from, to: [...recipients] } });
    const taken = new Set(info.accepted.map(sameAddress));
    return {
      accepted: recipients.filter((address) => taken.has(sameAddress(address))),
      receipt: info.response,
    };
  };
}

/** To those who do not have it yet: one full mailbox must not send it twice to others. */
async function sendToAll(
  send: SendMail,
  mail: SendMailOptions,
  to: readonly string[],
  progress: string | null,
): Promise<string> {
  const done: string[] = JSON.parse(progress ?? '[]');
  const open = to.filter((address) => !done.includes(address));
  if (open.length === 0) return 'Every recipient has it.';
  const { accepted, receipt } = await send(mail, open);
  const refused = open.length - accepted.length;
  if (refused === 0) return receipt;
  throw new PartlyDelivered(
    `The mail server refused ${refused} of ${to.length} recipients.`,
    JSON.stringify([...done, ...accepted]),
  );
}

/** To staff. `staffReplyTo` is the mailbox that is read for what they reply; without one they reply to the visitor. */
export function smtpDelivery(
  send: SendMail,
  from: string,
  to: readonly string[],
  { desk, staffReplyTo }: { desk?: string | undefined; staffReplyTo?: string | undefined } = {},
): Delivery {
  return {
    name: 'smtp',
    atOnce: MAX_CONNECTIONS,
    async deliver(enquiry, progress, _signal, job) {
      const through = staffReplyTo && job && replyAddress(staffReplyTo, job.staffToken);
      const note = staffReplyTo && job && replyAddress(staffReplyTo, job.noteToken);
      return sendToAll(send, enquiryMail(enquiry, from, to, { desk, through, note }), to, progress);
    },
    notify: (notice) => send(noticeMail(notice, from, to), to),
  };
}

/** No such mailbox or domain (RFC 3463, 3.2); 5.1.7 and 5.1.8 are about the sender. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?![78]\b)\d/;

/** Every recipient does not exist. Any other refusal, such as 550 5.7.1 by a list of senders, may be lifted. */
function areUnknown(error: unknown): error is Error {
  if (!(error instanceof Error) || !('rejectedErrors' in error)) return false;
  const { rejectedErrors } = error;
  const refusals: { response?: string }[] = Array.isArray(rejectedErrors) ? rejectedErrors : [];
  return (
    refusals.length > 0 && refusals.every(({ response = '' }) => NO_SUCH_ADDRESS.test(response))
  );
}

/** Visitors mistype addresses. Trying again would not help, and staff have the enquiry anyway. */
function toVisitor(
  send: SendMail,
  name: string,
  compose: (enquiry: Enquiry, reply: Reply | undefined) => SendMailOptions,
): Delivery {
  return {
    name,
    atOnce: MAX_CONNECTIONS,
    async deliver(enquiry, progress, _signal, job) {
      const reply = job?.reply;
      try {
        return await sendToAll(
          send,
          compose(enquiry, reply),
          recipientsOf(enquiry, reply),
          progress,
        );
      } catch (error) {
        if (!areUnknown(error)) throw error;
        throw new RecipientUnknown(`The address of the visitor takes no mail. ${error.message}`, {
          cause: error,
        });
      }
    },
  };
}

export function acknowledgementDelivery(send: SendMail, from: string, replyTo?: string): Delivery {
  return toVisitor(send, ACKNOWLEDGEMENT, (enquiry) => acknowledgementMail(enquiry, from, replyTo));
}

/** Sends the replies of staff. `replyTo` gets the token of the enquiry where replies are read. */
export function repliesByMail(
  send: SendMail,
  from: string,
  { replyTo, areRepliesRead }: { replyTo: string; areRepliesRead: boolean },
): Delivery {
  return toVisitor(send, REPLY_DELIVERY, (enquiry, reply) => {
    if (!reply) throw new Error('There is no reply to send.');
    return replyMail(
      enquiry,
      reply,
      from,
      areRepliesRead ? replyAddress(replyTo, reply.token) : replyTo,
    );
  });
}
