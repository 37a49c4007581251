import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '../common/text.ts';
import type { RefusedEnquiry, SentEnquiry } from '../enquiries/contract/fields.ts';

/** A part of a page as it was built, or with what a visitor has sent. */
export type Render<Sent> = (sent?: Sent) => string;

export interface Renderers {
  renderForm: Render<RefusedEnquiry>;
  /** The same for the page on which people apply for work. */
  renderApplication: Render<RefusedEnquiry>;
  renderThanks: Render<SentEnquiry>;
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

/**
 * A page for a browser without JavaScript, with what was sent in its place. Only that part and the beginning of the title
 * differ from the page as it was built, so its Content-Security-Policy still holds.
 */
export const pageWith = <Sent>(page: string, render: Render<Sent>, titlePrefix = ''): ((sent: Sent) => string) => {
  const [before = '', after, ...more] = page.split(render());
  if (after === undefined || more.length > 0 || !before.includes('<title>'))
    throw new Error('The pages and form.js are of different builds. Run "npm run build", then start again.');
  const start = before.replace('<title>', (tag) => tag + escapeHtml(titlePrefix));
  return (sent) => start + render(sent) + after;
};
