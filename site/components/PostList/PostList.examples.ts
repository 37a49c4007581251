import type { ComponentProps } from 'react';
import { draw } from '../../drawing/figures.ts';
import { bandFigure } from '../../drawing/page-figures.ts';
import { about } from '../../gallery/example-context.ts';
import type { PostList } from './PostList.tsx';

const post = (slug: string, title: string, lead: string, published: string) => ({
  title,
  lead,
  href: `/blogs/${slug}`,
  topic: 'Payroll',
  published: new Date(published),
  drawing: draw(bandFigure(slug)),
  link: { label: 'Read the article', about: about(title) },
});

export const examples = {
  'two articles': {
    posts: [
      post('offerings', 'SAP Payroll Offering', 'Three ways to run payroll, compared.', '2026-11-02'),
      post('calendar', 'A pay calendar that holds', 'Which dates to agree before the first run.', '2026-09-14'),
    ],
  },
  'very long words': {
    posts: [post('long', 'Arbeitsunfähigkeitsbescheinigungsübermittlung', 'نظام حماية الأجور', '2026-01-01')],
  },
} satisfies Record<string, ComponentProps<typeof PostList>>;
