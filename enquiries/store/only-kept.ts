import type { ExpressionBuilder } from 'kysely';
import { acknowledgement, type Tables } from './tables.ts';

/** Jobs of enquiries that nobody received: they were written to files and brought nowhere else. */
export const isOnlyKept = (where: ExpressionBuilder<Tables, 'outbox'>) =>
  where.and([
    where('outbox.state', '=', 'kept'),
    where.not(
      where.exists(
        where
          .selectFrom('outbox as other')
          .select('other.id')
          .whereRef('other.enquiry_id', '=', 'outbox.enquiry_id')
          .where('other.delivery', '!=', acknowledgement)
          .where('other.state', '!=', 'kept'),
      ),
    ),
  ]);
