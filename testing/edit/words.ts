import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type EditWord, editWords } from '../../site/schemas/edit-words.ts';

/** The words of edit mode, as its panel shows them. */
export const words: Record<EditWord, string> = editWords.parse(parse(readFileSync('content/edit.yaml', 'utf8')));
