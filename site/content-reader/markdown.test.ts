import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const htmlOf = async (text: string): Promise<string> => (await renderMarkdown(text)).trim();

describe('Markdown', () => {
  it('may have lines of dashes', async () => {
    expect(await htmlOf('One.\n\n---\n\nTwo.')).toBe('<p>One.</p>\n<hr>\n<p>Two.</p>');
  });

  it('has headings that a link can point at', async () => {
    expect(await htmlOf('## What stays the same')).toBe('<h2 id="what-stays-the-same">What stays the same</h2>');
  });

  it('may show code, without the style attributes that our policy refuses', async () => {
    expect(await htmlOf('```js\nconst one = 1;\n```')).not.toContain('style');
  });
});
