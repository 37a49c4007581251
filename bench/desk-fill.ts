import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { emptyValues } from '../enquiries/contract/fields.ts';
import type { Database } from '../enquiries/store/database.ts';
import { bodyHash, type Enquiry } from '../enquiries/store/enquiry.ts';
import { acceptAll } from '../enquiries/store/outbox.ts';

const listOf = (words: string) => words.split(' ');
const firstNames = listOf('Asha Tobias Fatima Grace Hamad Sandeep Elena Lina Meera Kevin Yusuf Ingrid Chen Maria Omar');
const lastNames = listOf('Menon Lindqvist Harthi Oyelaran Kuwari Kulkarni Petrova Haddad Nair Ward Demir Berg Wei');
const companies = listOf('Foods Shipping Dairy Retail Energy Insurance Healthcare Steel Motors Textiles Bank');
const countries = ['India', 'United Arab Emirates', 'Saudi Arabia', 'Qatar', 'Germany', 'Sweden', 'Nigeria', 'Brazil'];
const words = listOf(
  'payroll country cloud employee central migration support year people system interface time bank release question plan board team data test month contract training role permission report history region partner answer',
);

const minute = 60_000;
/** One in a thousand has it. */
export const rareWord = 'Zanzibar';
export const commonWord = 'payroll';

/** Always the same enquiries: the bytes of a hash are as good as chance, and can be made again. */
const enquiryOf = (number: number, count: number, now: number): Enquiry => {
  const bytes = createHash('sha512').update(String(number)).digest();
  const one = (list: readonly string[], at: number) => list[(bytes[at % 64] ?? 0) % list.length] ?? '';
  const [firstName, lastName, company] = [
    one(firstNames, 0),
    one(lastNames, 1),
    `${one(lastNames, 2)} ${one(companies, 3)}`,
  ];
  const said = Array.from({ length: 30 + ((bytes[4] ?? 0) % 60) }, (_, at) => one(words, 5 + at)).join(' ');
  const values = {
    ...emptyValues,
    firstName,
    lastName,
    company,
    businessEmail: `${firstName}.${lastName}${number}@${company.toLowerCase().replace(' ', '-')}.example`,
    country: one(countries, 62),
    services: [`Service ${1 + ((bytes[63] ?? 0) % 6)}`],
    message: number % 1000 === 0 ? `${said} ${rareWord}` : said,
    consent: true,
  };
  const hex = bytes.toString('hex');
  return {
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
    receivedAt: now - (count - number) * 5 * minute,
    values,
    consentVersion: '2026-11-15',
    bodyHash: bodyHash(values, '2026-11-15'),
    spam: { score: 0, reasons: [], quarantined: number % 100 === 7 },
    cameFrom: { page: '/contact-us', campaign: [] },
  };
};

/** Fills a store through the front door's own function, then as staff would leave it: most are closed. */
export async function fill(database: Database, count: number): Promise<string[]> {
  const now = Date.now();
  const step = 100;
  const ids: string[] = [];
  for (let start = 0; start < count; start += step) {
    const some = Array.from({ length: Math.min(step, count - start) }, (_, n) => enquiryOf(start + n, count, now));
    await acceptAll(database, some, ['smtp']);
    ids.push(...some.map((enquiry) => enquiry.id));
  }
  const newest = now - 500 * 5 * minute;
  await database.atomically(async (writer) => {
    await sql`update outbox set state = 'delivered', ended_at = ${now} where state = 'pending'`.execute(writer);
    await sql`update outbox set state = 'parked' where enquiry_id in (select id from enquiry order by received_at desc limit 5)`.execute(
      writer,
    );
    await sql`update enquiry set status = 'closed', read_at = received_at, answered_at = received_at + 3600000
      where received_at < ${newest} and quarantined = 0`.execute(writer);
    await sql`update enquiry set status = 'not-for-us', read_at = received_at
      where received_at < ${newest} and quarantined = 1`.execute(writer);
  });
  if (database.kind === 'postgres') await sql`analyze`.execute(database.reader);
  return ids;
}
