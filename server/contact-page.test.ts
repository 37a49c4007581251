import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { goodValues } from '../tests/support/enquiries/examples.ts';
import { loadRenderers, type RenderForm, refusedPage, thanksPage } from './contact-page.ts';

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

describe('the thank-you page', () => {
  const render = (sent?: { reference: string }) => `<p>${sent?.reference ?? ''}</p>`;
  const page = `<html><body>${render()}<footer></footer></body></html>`;
  it('has the reference in the place that the build left for it', () => {
    expect(thanksPage(page, render)({ reference: 'S3R-EK8-BX8', values: goodValues })).toBe(
      page.replace('<p></p>', '<p>S3R-EK8-BX8</p>'),
    );
  });
  it('is not served when the page is of another build', () => {
    expect(() => thanksPage('<html></html>', render)).toThrow('Run "npm run build", then start again.');
  });
});

it.each([
  ['is missing', undefined],
  ['is cut off', 'export const renderForm = ('],
  ['is another one', 'export const other = 1'],
])('stops the start in words when the file that renders the form %s', async (_, code) => {
  const dist = mkdtempSync(join(tmpdir(), 'dhr-form-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  if (code !== undefined) writeFileSync(join(dist, 'form.js'), code);
  await expect(loadRenderers(dist)).rejects.toThrow(/form\.js is missing or damaged/);
});
