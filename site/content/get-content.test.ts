import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetContent, getAll, getHtml, getOne, getSite, openSite } from './get-content.ts';

let root: string;
function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
function news(title: string, more = '') {
  return `---\ntitle: ${title}\ndate: 2026-11-13\nsummary: It is so.\n${more}---\n\nAll *{{experts}}* of them.\n`;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  write('content/claims.yaml', 'experts: { shown: 50+, count: 50 }\n');
  write('content/news/written.md', news("'{{experts}} experts'").replaceAll('\n', '\r\n'));
  write('content/news/draft.md', news('Not yet', 'draft: true\n'));
  globalThis.siteContent = openSite(root);
});
afterEach(() => {
  forgetContent();
  rmSync(root, { recursive: true });
});

describe('the door to the content', () => {
  it('keeps drafts out of the site', () => {
    expect(getAll('news').map(({ slug }) => slug)).toEqual(['written']);
    expect(() => getOne('news', 'draft')).toThrow('content/news has no file "draft"');
  });

  it('shows a draft from the moment on that its file names', () => {
    vi.useFakeTimers({ now: Date.parse('2027-02-01T04:59:59Z') });
    onTestFinished(() => void vi.useRealTimers());
    write('content/news/monday.md', news('Monday', "draft: true\npublishAt: '2027-02-01 09:00'\n"));
    globalThis.siteContent = openSite(root);
    expect(getAll('news').map(({ slug }) => slug)).toEqual(['written']);
    vi.setSystemTime(Date.parse('2027-02-01T05:00:00Z'));
    expect(getAll('news').map(({ slug }) => slug)).toEqual(['monday', 'written']);
  });

  it('fills in claims, in the fields and in a text of another system', async () => {
    expect(getOne('news', 'written').title).toBe('50+ experts');
    expect(await getHtml('news', 'written')).toBe('<p>All <em>50+</em> of them.</p>\n');
  });

  it('names a file that is referred to but missing', () => {
    expect(() => getHtml('news', 'lost')).toThrow('content/news has no file "lost": add it or correct the reference.');
    expect(() => getSite()).toThrow('content/site.yaml is missing: restore it from the repository.');
  });
});
