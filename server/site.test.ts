import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applicationCompany } from '../enquiries/contract/fields.ts';
import { goodValues } from '../tests/support/enquiries/examples.ts';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { loadRenderers, loadSite, pageWith, type Renderers } from './site.ts';

const renderForm: Renderers['renderForm'] = (refused) => `<form><p>${refused?.problem ?? ''}</p></form>`;
const html = `<html><head><title>Contact us</title></head><body><svg><title>x</title></svg><script>1 < 2</script>${renderForm()}<footer></footer></body></html>`;
const form = { path: '/contact-us', render: renderForm, part: renderForm() };
const refused = { values: goodValues, errors: {}, problem: '$& later', enquiryId: '' };

describe('the contact page with an enquiry that was refused', () => {
  it('differs from the page as it was built in its title and its form only', () => {
    expect(pageWith({ ...form, html, titlePrefix: () => 'Error: ' })(refused)).toBe(
      html.replace('<title>C', '<title>Error: C').replace('<p></p>', () => '<p>$& later</p>'),
    );
  });

  it.each([
    ['lacks the form', html.replace('<form>', '<form class="of another build">')],
    ['has it twice', html + renderForm()],
    ['has no title', html.replaceAll('title>', 'b>')],
  ])('is not served when the page %s', (_, page) => {
    expect(() => pageWith({ ...form, html: page })).toThrow('/contact-us does not hold its form');
  });
});

it.each([
  ['/contact-us', goodValues.company],
  ['/apply', applicationCompany],
])('has the policy of its own page, %s', async (path, company) => {
  const { dist, manifest, remove } = await makeExampleSite();
  onTestFinished(remove);
  const site = await loadSite(dist, { behindTls: true });
  const { html, policy } = site.refusedPage({ ...refused, values: { ...goodValues, company } });
  expect(html).toContain(path === '/apply' ? '<h1>Apply</h1>' : '<h1>Contact us</h1>');
  expect(policy).toBe(`${manifest.pages[path]?.csp}; upgrade-insecure-requests`);
});

it('stops the start with a message when the file that renders the form is of another version', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dhr-form-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'form.js'), 'export const other = 1');
  await expect(loadRenderers(dist)).rejects.toThrow(/form\.js is missing or damaged/);
});
