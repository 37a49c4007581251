import { describe, expect, it } from 'vitest';
import { groupsOf, pagesFrom } from './list.ts';
import { readSource } from './page-source.ts';
import type { PageArea, PublicPage } from './public-page.ts';

const source = readSource();
const pages = pagesFrom(source);
const paths = pages.map(({ path }) => path);
const HEADINGS: Record<PageArea, string> = {
  solutions: 'Solutions',
  services: 'Services',
  products: 'Products',
  tools: 'Tools',
  insights: 'Insights',
  resources: 'Resources',
  company: 'Company',
  legal: 'Legal',
};
describe('the list of public pages', () => {
  it('leaves out pages that search engines should not list', () => {
    expect(source.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['404', 'thank-you']));
    expect(paths).not.toContain('/404');
    expect(paths).not.toContain('/thank-you');
  });

  it('calls a page what the menus call it', () => {
    const nameOf = (path: string) => pages.find((page) => page.path === path)?.name;
    expect(nameOf('/contact-us')).toBe(source.navigation.main.contact.label);
    expect(nameOf('/blogs')).toBe('Blogs');
  });
});

describe('a blog of many years', () => {
  const [post] = source.posts;
  if (!post) throw new Error('there must be a post');
  const posts = Array.from({ length: 5 }, (_, i) => ({
    ...post,
    slug: `post-${i}`,
    published: new Date(Date.UTC(2020, 0, 1 + i)),
    updated: i === 2 ? new Date('2026-01-02') : undefined,
  }));
  const listed = pagesFrom({ ...source, posts }).filter(({ article }) => article);

  it('begins with the newest post', () => {
    expect(listed[0]?.path).toBe('/blogs/post-4');
  });

  it('tells when a post was last changed', () => {
    const day = (path: string) =>
      listed
        .find((one) => one.path === path)
        ?.lastModified?.toISOString()
        .slice(0, 10);
    expect(day('/blogs/post-2')).toBe('2026-01-02');
    expect(day('/blogs/post-1')).toBe('2020-01-02');
  });
});

describe('the list for people', () => {
  const groups = groupsOf(pages, HEADINGS);
  it('holds every page once', () => {
    const grouped = groups.flatMap((group) => group.pages);
    expect(grouped).toHaveLength(pages.length);
    expect(new Set(grouped).size).toBe(pages.length);
  });
  it('begins an area with its overview', () => {
    const first = (area: PageArea): PublicPage | undefined => groups.find((group) => group.area === area)?.pages[0];
    expect(first('services')?.path).toBe('/services');
    expect(first('products')?.path).toBe('/products');
  });
});
