import pg from 'pg';
import { faultCode } from './database.ts';

/**
 * VACUUM FULL waits for anything that reads the tables, such as pg_dump, and new enquiries wait behind it. This is
 * shorter than their limit of ten seconds, so that erasing makes none of them fail.
 */
const lockWaitMs = 5000;
const lockNotAvailable = '55P03';

/** On a connection of its own: it may take long, and the limits of the pool would cut it short. */
export async function scrubPostgres(url: string, thoroughly: boolean): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'enquiries',
  });
  // Without a listener, a lost connection would end the program; the query itself fails and is reported.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = ${lockWaitMs}`);
    // Plain VACUUM frees rows but leaves their bytes in the page; FULL writes the tables anew.
    await client.query(
      `vacuum ${thoroughly ? '(full)' : ''} enquiry, outbox, attempt, acknowledged, note, history, search_row`,
    );
    return true;
  } catch (error) {
    if (faultCode(error) === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.end();
  }
}
