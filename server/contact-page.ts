import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../common/escape-html.ts';
import words from '../content/enquiry-form.json' with { type: 'json' };
import type { RefusedEnquiry } from '../enquiries/contract/refused-enquiry.ts';

/** The form of the contact page as it was built, or with an enquiry that was refused. */
export type RenderForm = (refused?: RefusedEnquiry) => string;

/** Reads dist/form.js, which the build wrote (publish/form-renderer.ts). */
export const loadFormRenderer = async (dist: string): Promise<RenderForm> => {
  const file = join(resolve(dist), 'form.js');
  const { renderForm }: { renderForm?: RenderForm } = await import(pathToFileURL(file).href).catch(() => ({}));
  if (renderForm) return renderForm;
  throw new Error(`${file} is missing or damaged. Run "npm run build", then start again.`);
};

/**
 * The contact page for a browser without JavaScript whose enquiry was refused. Only the title and the form differ from
 * the page as it was built, so its Content-Security-Policy still holds.
 */
export const refusedPage = (contactPage: string, renderForm: RenderForm): ((refused: RefusedEnquiry) => string) => {
  const [before = '', after, ...more] = contactPage.split(renderForm());
  const start = before.replace('<title>', (tag) => `${tag}${escapeHtml(words.problem.titlePrefix)} `);
  if (after === undefined || more.length > 0 || start === before) {
    throw new Error('The contact page and form.js are of different builds. Run "npm run build", then start again.');
  }
  return (refused) => start + renderForm(refused) + after;
};
