import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../common/text.ts';
import words from '../content/enquiry-form.json' with { type: 'json' };
import type { RefusedEnquiry, SentEnquiry } from '../enquiries/contract/fields.ts';

/** A form as its page was built, or with an enquiry that was refused. */
export type RenderForm = (refused?: RefusedEnquiry) => string;

/** What the thank-you page says about an enquiry, or its empty place as it was built. */
export type RenderThanks = (sent?: SentEnquiry) => string;
export interface Renderers {
  renderForm: RenderForm;
  /** The same for the page on which people apply for work. */
  renderApplication: RenderForm;
  renderThanks: RenderThanks;
}

/** Reads dist/form.js, which the build wrote (publish/form-renderer.ts). */
export const loadRenderers = async (dist: string): Promise<Renderers> => {
  const file = join(resolve(dist), 'form.js');
  const { renderForm, renderApplication, renderThanks }: Partial<Renderers> = await import(
    pathToFileURL(file).href
  ).catch(() => ({}));
  if (renderForm && renderApplication && renderThanks) return { renderForm, renderApplication, renderThanks };
  throw new Error(`${file} is missing or damaged. Run "npm run build", then start again.`);
};

const otherBuild = () =>
  new Error('The pages and form.js are of different builds. Run "npm run build", then start again.');

/** The text before and after a part of a page. */
const around = (page: string, part: string): [before: string, after: string] => {
  const [before = '', after, ...more] = page.split(part);
  if (after === undefined || more.length > 0) throw otherBuild();
  return [before, after];
};

/**
 * The page of a form for a browser without JavaScript whose enquiry was refused. Only the title and the form differ from
 * the page as it was built, so its Content-Security-Policy still holds.
 */
export const refusedPage = (page: string, renderForm: RenderForm): ((refused: RefusedEnquiry) => string) => {
  const [before, after] = around(page, renderForm());
  const start = before.replace('<title>', (tag) => `${tag}${escapeHtml(words.problem.titlePrefix)} `);
  if (start === before) throw otherBuild();
  return (refused) => start + renderForm(refused) + after;
};

/** The thank-you page for a browser without JavaScript: with its reference and a copy of what was sent. */
export const thanksPage = (page: string, renderThanks: RenderThanks): ((sent: SentEnquiry) => string) => {
  const [before, after] = around(page, renderThanks());
  return (sent) => before + renderThanks(sent) + after;
};
