import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

async function htmlOf(text: string): Promise<string> {
  return (await renderMarkdown(text, 'tests/support/examples/article.md')).trim();
}

describe('Markdown', () => {
  it('may have lines of dashes', async () => {
    expect(await htmlOf('One.\n\n---\n\nTwo.')).toBe('<p>One.</p>\n<hr>\n<p>Two.</p>');
  });

  it('has headings that a link can point at', async () => {
    expect(await htmlOf('## What stays the same')).toBe('<h2 id="what-stays-the-same">What stays the same</h2>');
  });

  it('aligns columns without the style attributes that our policy refuses, in a region that scrolls', async () => {
    const html = await htmlOf('| Country | People |\n|---|--:|\n| Oman | 45 |');
    expect(html).toMatch(/^<section class="tableScroll" tabindex="0" aria-label="Country, People"><table>/);
    expect(html).toContain('<td>Oman</td>\n<td data-align="end">45</td>');
    expect(html).not.toContain('style');
  });

  it('makes a picture a figure with its caption, in sizes for every screen', async () => {
    const html = await htmlOf('![Six bars](./picture.png "Six months")');
    expect(html).toMatch(/^<figure><img src="\/pictures\/picture-1240\.\w{8}\.webp" srcset="\/pictures\/\S+ 400w, /);
    expect(html).toMatch(/sizes="[^"]+" alt="Six bars" width="1600" height="900" loading="lazy"/);
    expect(html).toContain('<figcaption>Six months</figcaption></figure>');
    expect(html).not.toContain('title=');
  });

  it('leaves a picture within a sentence there', async () => {
    const html = await htmlOf('See ![six bars](./picture.png) here.');
    expect(html).toMatch(/^<p>See <img [^>]+> here\.<\/p>$/);
  });
});
