import { z } from 'zod';
import {
  label,
  link,
  listOf,
  markdown,
  path,
  provisional,
  sentence,
} from '../../../content-reader/schema-words.ts';
import { comparisonSchema } from './comparison.ts';
import { packagesSchema } from './packages.ts';
import { paydaySchema } from './payday.ts';
import { heading, intro, kind } from './section-parts.ts';

/** Every kind of section. Sections.tsx has their views. */
export const sectionSchema = z.discriminatedUnion('kind', [
  kind('intro', 'The opening of a page', {
    text: markdown.describe('Two or three sentences in large type'),
  }),
  kind('text', 'Running text under an optional heading', {
    heading: label.optional().describe('The heading of this section; may be left out'),
    text: markdown.describe('The text, in Markdown'),
    unlessOpenings: z
      .literal(true)
      .optional()
      .describe('On the careers page: true hides it while there are openings'),
  }),
  kind('rows', 'Terms at the start, their explanation next to them', {
    heading,
    intro,
    rows: listOf('Two rows or more', {
      term: label.describe('One to five words'),
      text: markdown.describe('Its explanation, in Markdown'),
    }).min(2),
  }),
  comparisonSchema,
  packagesSchema,
  kind('steps', 'Steps or phases on one thread, in order, with gates between them if wanted', {
    heading,
    intro,
    steps: listOf('Two steps or more, in order', {
      name: label.describe('One to four words'),
      text: sentence.describe('What happens in this step'),
      stage: label
        .optional()
        .describe('With across: written over this step and those up to the next stage'),
      gate: sentence
        .optional()
        .describe('With across: the question of a gate, which is drawn after this step'),
    }).min(2),
    across: z
      .literal(true)
      .optional()
      .describe('true sets the steps side by side along one line, across the page'),
    provisional,
  }),
  kind('questions', 'Questions that open to an answer', {
    heading,
    items: listOf('The questions, in order', {
      question: label.describe('As a reader would ask it'),
      answer: markdown.describe('The answer, in Markdown'),
    }).min(1),
  }),
  kind('list', 'A plain list, one dot per item', {
    heading,
    intro,
    margin: z
      .literal(true)
      .optional()
      .describe('true sets a short list in the margin, next to the sections before it'),
    items: z
      .array(markdown)
      .min(2)
      .describe('Two items or more; **bold** and [links](/contact-us) are allowed'),
  }),
  kind('note', 'A remark set apart by an edge', {
    heading,
    text: markdown.describe('The remark, in Markdown'),
  }),
  kind('statement', 'One paragraph in the size of a quotation, such as a mission', {
    heading,
    text: sentence.describe('The statement itself'),
    figures: z
      .array(markdown)
      .optional()
      .describe('Figures next to it, such as **{{offices}}** offices'),
  }),
  kind('values', 'Cells with a figure each, seeded by the title', {
    heading,
    intro,
    items: listOf('Two values or more', {
      title: label.describe('The value in one to four words'),
      text: markdown.describe('What it means in daily work'),
    }).min(2),
  }),
  kind('links', 'Links as ruled rows', {
    heading,
    intro,
    links: listOf('The links, in order', {
      label: label.describe('The words of the link'),
      text: sentence.optional().describe('What the visitor finds there'),
      href: link.describe('Where it leads: a path such as /contact-us or a full https address'),
    }).min(1),
  }),
  kind('download', 'A file to take away', {
    heading,
    text: markdown.describe('What the file holds'),
    button: label.describe('The words on the button'),
    href: path
      .regex(/^\/downloads\/./, { error: 'is no file: write an address below /downloads/' })
      .describe('The file to download, for example /downloads/talent-intelligence-hub.pdf'),
  }),
  kind(
    'proof',
    'People, references, certificates, facts or the press contact; not shown until there are some',
    {
      heading,
      intro,
      of: z
        .enum(['people', 'references', 'credentials', 'facts', 'press'])
        .describe(
          'What to show: content/people/, content/references/, or that part of content/proof.yaml',
        ),
    },
  ),
  paydaySchema,
]);
export const sections = z.array(sectionSchema).describe('The page, section by section');
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
