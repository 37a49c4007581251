import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type EditWord, editWords } from '../../../edit/words.schema.ts';

/** The words of edit mode, as its panel shows them. */
export const words: Record<EditWord, string> = editWords.parse(parse(readFileSync('content/edit.yaml', 'utf8')));
