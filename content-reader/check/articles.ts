import { type ContentProblem, placeIn } from '../problem.ts';
import type { OpenContent, Read } from '../read-content.ts';

/** Pages of which the text is the whole. A news item says what it has to say in its summary. */
export const articlesWithoutText = (content: OpenContent): ContentProblem[] =>
  (['blog', 'legal', 'openings'] as const)
    .flatMap((name): Read[] => content.written(name))
    .filter(({ text, fields, problems }) => text === '' && fields.isWhole && problems.length === 0)
    .map(({ file, source, body }) => ({
      file,
      ...placeIn(source, body),
      field: 'the text',
      message: 'is missing: write it below the second line of dashes',
    }));
