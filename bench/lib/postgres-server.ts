import { startPostgres } from '../../tests/support/machine/postgres.ts';
import { atEnd } from './at-end.ts';

/** A PostgreSQL of our own, removed after the run or earlier. */
export const openPostgresServer = async () => {
  const postgres = await startPostgres();
  return { postgres, remove: atEnd(() => postgres.remove()) };
};
