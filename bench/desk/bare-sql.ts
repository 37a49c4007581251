import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../enquiries/store/database.ts';

/** What each answer asks the database for, and nothing around it. */
export const bareSql = (kind: Database['kind'], id: string): Record<string, RawBuilder<unknown>> => {
  const list = (where: string) =>
    sql`select id, received_at, first_name, last_name, company, country, status, substr(message, 1, 400)
      from enquiry ${sql.raw(where)} order by received_at desc, id desc limit 51`;
  const find = (word: string) =>
    kind === 'postgres'
      ? sql`select enquiry_id from search_row where words @@ ${`'${word}':*`}::tsquery order by number desc limit 51`
      : sql`select rowid from search_words where search_words match ${`"${word}"*`} order by rowid desc limit 51`;
  return {
    'list: new': list(`where quarantined = 0 and status = 'new'`),
    'list: all': list(''),
    'list: all, page 1,000': list('where received_at < (select max(received_at) from enquiry) - 15000000000'),
    'search: rare word': find('zanzibar'),
    'search: common word': find('payroll'),
    'search: two letters': find('pa'),
    'one enquiry': sql`select * from enquiry where id = ${id}`,
  };
};
