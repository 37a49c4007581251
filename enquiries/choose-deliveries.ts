import { join, resolve } from 'node:path';
import type { Delivery } from './deliveries/delivery.ts';
import { DELIVERY_KINDS } from './deliveries/kinds.ts';
import { mailFileDelivery } from './deliveries/mail-file.ts';
import {
  acknowledgementDelivery,
  repliesByMail,
  smtpDelivery,
  smtpSender,
} from './deliveries/smtp.ts';
import { deskAddress, type EnquirySettings } from './settings.ts';
import type { Configured } from './store/decisions.ts';

const PLACEHOLDER = { from: 'website@dhr.example', to: ['enquiries@dhr.example'] };

export function mailFolder(settings: EnquirySettings) {
  return join(resolve(settings.DATA_DIR), 'mail');
}

export function chooseDeliveries(settings: EnquirySettings, now: () => number) {
  const { SMTP_URL, MAIL_FROM = PLACEHOLDER.from, MAIL_TO = PLACEHOLDER.to } = settings;
  const deliveries: Delivery[] = [];
  const replies: Delivery[] = [];
  const sendMail = SMTP_URL ? smtpSender(SMTP_URL) : undefined;
  if (sendMail) {
    const [replyTo = MAIL_FROM] = MAIL_TO;
    const areRepliesRead = settings.IMAP_URL !== undefined;
    const staff = {
      desk: deskAddress(settings, 'waiting'),
      staffReplyTo: areRepliesRead ? replyTo : undefined,
    };
    deliveries.push(smtpDelivery(sendMail, MAIL_FROM, MAIL_TO, staff));
    if (settings.ACKNOWLEDGE)
      deliveries.push(acknowledgementDelivery(sendMail, MAIL_FROM, MAIL_TO[0]));
    replies.push(repliesByMail(sendMail, MAIL_FROM, { replyTo, areRepliesRead }));
  }
  for (const kind of DELIVERY_KINDS) {
    const delivery = kind.open(settings, now);
    if (delivery) deliveries.push(delivery);
  }

  const file = mailFileDelivery(mailFolder(settings), MAIL_FROM, MAIL_TO);
  const isSetUp = deliveries.length > 0;
  const names = isSetUp ? deliveries.map((delivery) => delivery.name) : [file.name];
  // A worker can also carry out replies, and files from before the first real delivery.
  return { names, all: [...deliveries, ...replies, file], isSetUp, sendMail };
}

export function configuredBy(settings: EnquirySettings): Configured {
  const { names, all, isSetUp, sendMail } = chooseDeliveries(settings, Date.now);
  const repliesFrom = sendMail && settings.MAIL_FROM;
  return { names, known: all.map((delivery) => delivery.name), isEmpty: !isSetUp, repliesFrom };
}
