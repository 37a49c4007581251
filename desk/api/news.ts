import { fill } from '../../common/wording.ts';
import { line } from '../../enquiries/upkeep/overview.ts';
import { deskPath } from '../contract/paths.ts';
import { batchMs, type News } from '../staff/follow.ts';
import { canMail, mailPerson } from './mail.ts';
import type { DeskParts } from './request.ts';
import words from './words.json' with { type: 'json' };

/** Nobody waits for it, and a mail that is given up too early is sent twice. */
const patienceMs = 10 * 60_000;

/** Of the visitor only the name and the company. */
const lineOf = (origin: string) => (news: News) => {
  const enquiry = `${line(`${news.first_name} ${news.last_name}`)}, ${line(news.company)}`;
  return `${fill(words.news[news.what], { who: news.by_name, enquiry })}\n${origin}${deskPath}/mine/${news.id}`;
};

/** Tells people by mail what was assigned to them, and what happened to enquiries that they have or wrote in. */
export async function mailNews(parts: DeskParts): Promise<void> {
  const { staff, now, origin } = parts;
  if (!canMail(parts) || !(await staff.mailTurn())) return;
  const until = now() - batchMs;
  for (const { person, news } of await staff.untold(until)) {
    const lines = [...new Set(news.map(lineOf(origin())))];
    const { subject, text } = words.news;
    const values = { lines: lines.join('\n\n'), account: `${origin()}${deskPath}/account` };
    const isTold = lines.length === 0 || (await mailPerson(parts, person, { subject, text }, values, patienceMs));
    if (isTold) await staff.recordTold(person.id, until);
  }
}
