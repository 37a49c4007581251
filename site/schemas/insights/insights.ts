import { z } from 'zod';
import type { Collection } from '../../../content-reader/read-content.ts';
import {
  fields,
  group,
  label,
  path,
  sentence,
  shortTemplate,
} from '../../../content-reader/schema-words.ts';
import { contact, pageHead } from '../page-parts.ts';
import { checklist } from './checklist.ts';
import { deadline, deadlinesPage } from './deadlines.ts';
import { glossary } from './glossary.ts';
import { region } from './regions.ts';

/** A heading, and the link to all of what is under it. */
const part = z.strictObject(fields(label, 'heading', 'all'));
const card = z.strictObject({
  title: label.describe('The name of the page'),
  text: label.describe('What it offers, in a few words'),
  href: path.describe('The page'),
});

/** content/insights/insights.yaml: the overview, and the words that its pages share. */
const insights = z.strictObject({
  ...pageHead,
  sources: label.describe('The heading over the sources of an article'),
  next: part.describe('The next date of SAP, on ink'),
  keep: group('What is kept current', {
    heading: label,
    cards: z.array(card).min(1).describe('The pages, the most useful first'),
  }),
  articles: part.describe('The articles'),
  strip: group('The strip on the home page', {
    heading: label,
    text: sentence.describe('Next to the heading'),
    tools: part.describe('The tools; their list comes from content/tools/tools.yaml'),
    read: part
      .extend({
        article: shortTemplate('date').describe('Under the newest article; {date} is its day'),
      })
      .describe('What is new to read; the newest article comes first by itself'),
    picks: z
      .array(card)
      .length(2, { error: 'must hold two pages' })
      .describe('Two pages after the newest article'),
  }),
  contact,
});

/** The content under /insights and its schemas. Paths are relative to content/. */
export const INSIGHT_COLLECTIONS = {
  insights: { files: 'insights/insights.yaml', schema: insights, page: '/insights' },
  deadlines: {
    files: 'deadlines/*.yaml',
    schema: deadline,
    listedOn: ['/news', '/insights/deadlines'],
  },
  deadlinesPage: {
    files: 'insights/deadlines.yaml',
    schema: deadlinesPage,
    page: '/insights/deadlines',
  },
  glossary: { files: 'insights/glossary.yaml', schema: glossary, page: '/insights/glossary' },
  checklist: {
    files: 'insights/partner-checklist.yaml',
    schema: checklist,
    page: '/insights/partner-checklist',
  },
  regions: { files: 'insights/payroll-*.yaml', schema: region, page: '/insights/*' },
  dataResidency: {
    files: 'insights/data-residency.yaml',
    schema: region,
    page: '/insights/data-residency',
  },
} as const satisfies Record<string, Collection>;
