// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hrefs } from '../../tests/support/components/links.ts';
import { onPage } from '../../tests/support/examples/context.ts';
import { examples as rows } from './Rows/Rows.examples.ts';
import { Rows } from './Rows/Rows.tsx';
import { examples } from './Sections.examples.ts';
import { Sections } from './Sections.tsx';
import { sectionSchema } from './schema.ts';

afterEach(cleanup);
const page = examples['a page with every kind of section'];

describe('the sections of a page', () => {
  it('are shown in the order of the file, each kind by its own view', () => {
    render(<Sections {...page} />);
    const headings = page.sections.flatMap((section) => ('heading' in section ? [section.heading] : []));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
    expect(new Set(page.sections.map(({ kind }) => kind)).size).toBe(16);
  });

  it('can be linked to by their headings', () => {
    const { container } = render(<Sections {...page} />);
    expect(container.querySelector('#choose-a-support-package')?.textContent).toBe('Choose a support package');
  });

  it('offer a file to download as a file', () => {
    const { container } = render(<Sections {...page} />);
    expect(container.querySelector('a[download]')?.getAttribute('href')).toBe('/downloads/talent-intelligence-hub.pdf');
    expect(hrefs(container)).toContain('/solutions');
  });

  it('tell the editor which kinds there are when one is misspelt', () => {
    const read = sectionSchema.safeParse({ kind: 'faq', heading: 'Questions' });
    expect(read.error?.issues[0]?.message).toBe(
      'has an unknown kind: use one of the kinds listed in content/README.md',
    );
  });

  it('draw round figures for solutions and octagonal ones for services', () => {
    const { data } = rows['with a round figure beside each'];
    const line = (motif: 'kolam' | 'girih') => {
      const { container } = render(<Rows {...onPage(data, { motif })} />);
      return container.querySelector('svg path')?.getAttribute('d');
    };
    expect(line('kolam')).toContain('a7.07');
    expect(line('girih')).not.toContain('a7.07');
  });
});
