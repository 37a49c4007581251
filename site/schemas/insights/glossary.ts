import { z } from 'zod';
import { headingId } from '../../../common/text.ts';
import {
  counted,
  fields,
  label,
  listOf,
  onlyOnce,
  pastDay,
  path,
  sentence,
  shortTemplate,
  template,
} from '../../../content-reader/schema-words.ts';
import { contact, pageHead } from '../page-parts.ts';

const term = z.strictObject({
  term: label.describe('The term as it is written out'),
  short: label.optional().describe('Its abbreviation, if people use one'),
  match: z
    .array(
      // A short everyday word would make links of whole sentences.
      label.refine((form) => /\p{Lu}|\s|.{5}/u.test(form), {
        error: 'is an everyday word: write a longer form, or one with a capital letter',
      }),
    )
    .optional()
    .describe(
      'The forms by which texts are found to use it; default: term and short form. [] links it nowhere',
    ),
  text: sentence.describe('What it means, in two plain sentences at most'),
  links: listOf('Where to read more', {
    label: label.describe('The name of the page'),
    href: path.describe('A page of this site that says more'),
  }).min(1),
});

/** The place of a term in the glossary, named by its abbreviation where it has one. */
export function termId({ term, short }: Pick<Term, 'term' | 'short'>): string {
  return headingId(short ?? term);
}

/** content/insights/glossary.yaml */
export const glossary = z.strictObject({
  ...pageHead,
  checked: pastDay.describe('The day on which all terms were last read'),
  ...fields(label, 'find', 'letters'),
  hint: shortTemplate('n').describe('Under the search field; {n} is the number of terms'),
  found: counted('query').describe('How many terms were found; {query} is what was typed'),
  none: template('query').describe('When nothing was found; {query} is what was typed'),
  terms: z
    .array(term)
    .min(1)
    .superRefine(onlyOnce(termId, 'is a term that is listed'))
    .superRefine((terms, context) => {
      const forms = terms.flatMap(({ term, short = term, match = [term, short] }, i) =>
        [...new Set(match)].map((form) => ({ form, i })),
      );
      for (const [n, { form, i }] of forms.entries())
        if (forms.findIndex((other) => other.form === form) < n)
          context.addIssue({
            code: 'custom',
            path: [i],
            message: `is found by "${form}", as another term is: keep it with one of the two`,
          });
    })
    .describe('The terms; the page sorts them'),
  contact,
});

export type Glossary = z.infer<typeof glossary>;
export type Term = z.infer<typeof term>;
