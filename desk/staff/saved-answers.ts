import type { Reader } from '../../enquiries/store/database.ts';
import type { Tables } from '../../enquiries/store/tables.ts';
import type { Work } from './work.ts';

type SavedAnswer = Tables['saved_answer'];

export const listSavedAnswers = (reader: Reader): Promise<SavedAnswer[]> =>
  reader.selectFrom('saved_answer').selectAll().orderBy('name').execute();

/** One without a text is removed. */
export async function keepSavedAnswer({ writer }: Work, answer: SavedAnswer): Promise<void> {
  await writer.deleteFrom('saved_answer').where('id', '=', answer.id).execute();
  if (answer.text !== '') await writer.insertInto('saved_answer').values(answer).execute();
}
