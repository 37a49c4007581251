import type { ComponentProps } from 'react';
import { drawField, drawPlate } from '../figures/post-figures.ts';
import { about } from '../gallery/example-context.ts';
import type { PostList } from './PostList.tsx';

const post = (slug: string, title: string, lead: string, published: string, leads = false) => ({
  title,
  lead,
  href: `/blogs/${slug}`,
  topic: 'Payroll',
  published: new Date(published),
  drawing: leads ? drawField(slug) : drawPlate(slug, slug.length),
  link: { label: 'Read the article', about: about(title) },
});

export const examples = {
  'the newest large, two others': {
    leads: true,
    posts: [
      post('offerings', 'SAP Payroll Offering', 'Three ways to run payroll, compared.', '2026-11-02', true),
      post('calendar', 'A pay calendar that holds', 'Which dates to agree before the first run.', '2026-09-14'),
      post('history', 'How much history to move', 'The current record, and three reasons for more.', '2026-08-03'),
    ],
  },
  'one article alone': {
    leads: true,
    posts: [post('offerings', 'SAP Payroll Offering', 'Three ways to run payroll, compared.', '2026-11-02', true)],
  },
  'very long words, in a list with a heading of its own': {
    heading: 'h3',
    posts: [post('long', 'Arbeitsunfähigkeitsbescheinigungsübermittlung', 'نظام حماية الأجور', '2026-01-01')],
  },
} satisfies Record<string, ComponentProps<typeof PostList>>;
