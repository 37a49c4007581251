import { describe, expect, it, vi } from 'vitest';
import { getAll, getHtml, getOne } from './content.ts';

const claims = { experts: { shown: '50+', count: 50 } };
const entry = (id: string, data: object) => ({ id, filePath: `content/news/${id}.md`, data });
const news = [entry('written', { title: '{{experts}} experts' }), entry('draft', { title: 'Not yet', draft: true })];

vi.mock('./markdown.ts', () => ({ readMarkdown: async (file: string) => `<p>All {{experts}} of ${file}.</p>` }));
vi.mock('astro:content', () => ({
  getCollection: async () => news,
  getEntry: async (name: string, id: string) =>
    name === 'claims' ? { data: claims } : news.find((found) => found.id === id),
}));

describe('the door to the content', () => {
  it('keeps drafts out of the site', async () => {
    expect((await getAll('news')).map(({ slug }) => slug)).toEqual(['written']);
    await expect(getOne('news', 'draft')).rejects.toThrow('content/news has no file "draft"');
  });

  it('fills in claims, in the fields and in the text', async () => {
    expect((await getOne('news', 'written')).title).toBe('50+ experts');
    expect(await getHtml('news', 'written')).toBe('<p>All 50+ of content/news/written.md.</p>');
  });

  it('names the file that somebody refers to but nobody wrote', async () => {
    await expect(getHtml('news', 'lost')).rejects.toThrow(
      'content/news has no file "lost": add it or correct the reference.',
    );
  });
});
