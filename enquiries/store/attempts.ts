import type { Writer } from './database.ts';
import type { AttemptTable } from './tables.ts';

/** More than 72 hours of trying need. */
const most = 50;
const longestAnswer = 300;

/** What a receiver said, as it is kept: one line, and not too long. PostgreSQL takes no NUL. */
export const answerInOneLine = (answer: string): string => answer.replace(/\p{Cc}+/gu, ' ').slice(0, longestAnswer);

/**
 * The history of deliveries, the newest of each job. Only for jobs that exist: an erased one takes its history along. An
 * attempt that was thought to have failed may still arrive.
 */
export async function keepAttempts(writer: Writer, attempts: readonly AttemptTable[]): Promise<void> {
  if (attempts.length === 0) return;
  const bounded = attempts.map((one) => ({ ...one, answer: answerInOneLine(one.answer) }));
  await writer
    .insertInto('attempt')
    .values(bounded)
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'number']).doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        outcome: ref('excluded.outcome'),
        answer: ref('excluded.answer'),
      })),
    )
    .execute();
  for (const { job_id, number } of attempts.filter((one) => one.number > most)) {
    await writer
      .deleteFrom('attempt')
      .where('job_id', '=', job_id)
      .where('number', '<=', number - most)
      .execute();
  }
}
