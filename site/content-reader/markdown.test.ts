import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'));
});
afterAll(() => rm(folder, { recursive: true }));

const htmlOf = async (text: string): Promise<string> => {
  const file = join(folder, 'text.md');
  await writeFile(file, text);
  return (await readMarkdown(file)).trim();
};

describe('the text of a Markdown file', () => {
  it('comes without the fields of the file, whichever system wrote it', async () => {
    expect(await htmlOf('---\ntitle: A title\n---\n\nA *text*.\n')).toBe('<p>A <em>text</em>.</p>');
    expect(await htmlOf('---\r\ntitle: A title\r\n---\r\nA text.\r\n')).toBe('<p>A text.</p>');
  });

  it('may be all there is, and may have lines of dashes', async () => {
    expect(await htmlOf('One.\n\n---\n\nTwo.')).toBe('<p>One.</p>\n<hr>\n<p>Two.</p>');
  });

  it('has headings that a link can point at', async () => {
    expect(await htmlOf('## What stays the same')).toBe('<h2 id="what-stays-the-same">What stays the same</h2>');
  });

  it('may show code, without the style attributes that our policy refuses', async () => {
    expect(await htmlOf('```js\nconst one = 1;\n```')).not.toContain('style');
  });

  it('is read anew when somebody has changed it', async () => {
    expect(await htmlOf('Before.')).toBe('<p>Before.</p>');
    expect(await htmlOf('After.')).toBe('<p>After.</p>');
  });
});
