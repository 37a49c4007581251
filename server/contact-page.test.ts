import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodValues } from '../testing/enquiries/examples.ts';
import { loadFormRenderer, type RenderForm, refusedPage } from './contact-page.ts';

const renderForm: RenderForm = (refused) => `<form><p>${refused?.problem ?? ''}</p></form>`;
const html = `<html><head><title>Contact us</title></head><body><svg><title>x</title></svg><script>1 < 2</script>${renderForm()}<footer></footer></body></html>`;
const refused = { values: goodValues, errors: {}, problem: '$& later', enquiryId: '' };

describe('the contact page with an enquiry that was refused', () => {
  it('differs from the page as it was built in its title and its form only', () => {
    expect(refusedPage(html, renderForm)(refused)).toBe(
      html.replace('<title>C', '<title>Error: C').replace('<p></p>', () => '<p>$& later</p>'),
    );
  });

  it.each([
    ['lacks the form', html.replace('<form>', '<form class="of another build">')],
    ['has it twice', html + renderForm()],
    ['has no title', html.replaceAll('title>', 'b>')],
  ])('is not served when the page %s', (_, page) => {
    expect(() => refusedPage(page, renderForm)).toThrow('Run "npm run build", then start again.');
  });
});

describe('the file that renders the form', () => {
  const distWith = (code?: string) => {
    const dist = mkdtempSync(join(tmpdir(), 'dhr-form-'));
    onTestFinished(() => rmSync(dist, { recursive: true }));
    if (code !== undefined) writeFileSync(join(dist, 'form.js'), code);
    return dist;
  };

  it('is what the build wrote', async () => {
    const render = await loadFormRenderer(distWith("export const renderForm = () => '<form></form>'"));
    expect(render()).toBe('<form></form>');
  });

  it.each([
    ['is missing', undefined],
    ['is cut off', 'export const renderForm = ('],
    ['is another one', 'export const other = 1'],
  ])('stops the start in words when it %s', async (_, code) => {
    await expect(loadFormRenderer(distWith(code))).rejects.toThrow(/form\.js is missing or damaged/);
  });
});
