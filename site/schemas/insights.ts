import { z } from 'zod';
import { figure, label, sentence, seo } from '../../common/schema-words.ts';
import { checklist } from './checklist.ts';
import { deadline, deadlinesPage } from './deadlines.ts';
import { glossary } from './glossary.ts';
import { region } from './regions.ts';

/** content/insights/insights.yaml: the page that gathers everything, and the words that its pages share. */
const insights = z.strictObject({
  title: label.describe('The heading, and the name of the area'),
  tagline: sentence.describe('One sentence under the heading'),
  seo,
  figure,
  sources: label.describe('The heading over the sources of an article'),
});

/** The content under /insights and what each file must look like. Paths are relative to content/. */
export const insightCollections = {
  insights: { files: 'insights/insights.yaml', schema: insights },
  deadlines: { files: 'deadlines/*.yaml', schema: deadline },
  deadlinesPage: { files: 'insights/deadlines.yaml', schema: deadlinesPage },
  glossary: { files: 'insights/glossary.yaml', schema: glossary },
  checklist: { files: 'insights/partner-checklist.yaml', schema: checklist },
  regions: { files: 'insights/payroll-*.yaml', schema: region },
} satisfies Record<string, { files: string; schema: z.ZodType }>;
