import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '../../common/day.ts';
import { fill } from '../../common/wording.ts';
import { faultCode, headerText, line } from '../../enquiries/for-desk.ts';
import { DESK_PATH } from '../contract/paths.ts';
import { BATCH_MS, type News } from '../staff/news.ts';
import type { DeskParts } from './request.ts';
import words from './words.json' with { type: 'json' };

/** A person is waiting at the page. A mail that takes longer may still arrive. */
const SEND_TIMEOUT_MS = 20_000;

export function canMail({ staff }: DeskParts): boolean {
  return Boolean(staff.sendMail && staff.settings.MAIL_FROM);
}

/** Whether a mail server took it within the time a person waits. */
export async function mailPerson(
  parts: DeskParts,
  to: { name: string; address: string },
  { subject, text }: { subject: string; text: string },
  values: Record<string, string | number>,
  limitMs = SEND_TIMEOUT_MS,
): Promise<boolean> {
  const { sendMail, settings } = parts.staff;
  if (!sendMail || !settings.MAIL_FROM) return false;
  try {
    const mail = {
      from: { name: words.passkeyName, address: settings.MAIL_FROM },
      to: { name: headerText(to.name), address: to.address },
      subject,
      text: `${fill(text, { ...values, name: to.name })}\n`,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    const sending = sendMail(mail, [to.address]);
    const sent = await Promise.race([sending, pause(limitMs, undefined, { ref: false })]);
    return sent !== undefined && sent.accepted.length > 0;
  } catch (error) {
    parts.log.error('a mail of the desk was not sent', { fault: faultCode(error) });
    return false;
  }
}

/** Nobody waits for news, and a mail that is given up too early is sent twice. */
const MAX_DELAY_MS = 10 * MINUTE_MS;

/** Of the visitor only the name and the company. */
function lineOf(origin: string) {
  return (news: News) => {
    const enquiry = `${line(`${news.first_name} ${news.last_name}`)}, ${line(news.company)}`;
    return `${fill(words.news[news.what], { who: news.by_name, enquiry })}\n${origin}${DESK_PATH}/mine/${news.id}`;
  };
}

/** Tells people by mail what was assigned to them, and what happened to enquiries that they have or wrote in. */
export async function mailNews(parts: DeskParts): Promise<void> {
  const { staff, now, origin } = parts;
  if (!canMail(parts) || !(await staff.mailTurn())) return;
  const until = now() - BATCH_MS;
  for (const { person, news } of await staff.untoldNews(until)) {
    const lines = [...new Set(news.map(lineOf(origin())))];
    const { subject, text } = words.news;
    const values = { lines: lines.join('\n\n'), account: `${origin()}${DESK_PATH}/account` };
    const isTold =
      lines.length === 0 ||
      (await mailPerson(parts, person, { subject, text }, values, MAX_DELAY_MS));
    if (isTold) await staff.recordTold(person.id, until);
  }
}
