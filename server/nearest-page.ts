import { escapeHtml } from '../common/escape-html.ts';
import type { Answer, Entry } from './entry.ts';
import { nearest } from './nearest.ts';

/**
 * An area's "not found" page with its marked link pointing to the page that was probably meant. Only address and words
 * change, so the hashes of the policy still hold. Undefined when no name is near: the page then stays as it was built.
 */
export const withNearest = (entry: Entry | undefined, asked: string | undefined): Answer | undefined => {
  const link = entry?.nearest;
  const meant = link && asked !== undefined ? nearest(asked, link.candidates) : undefined;
  if (!entry || !link || !meant) return undefined;
  const html = entry.body.toString();
  const changes = [
    { place: link.href, text: `href="${escapeHtml(meant.href)}"` },
    { place: link.text, text: escapeHtml(link.words.replace('{name}', () => meant.name)) },
  ].sort((one, other) => other.place[0] - one.place[0]);
  const changed = changes.reduce(
    (text, { place: [from, to], text: insert }) => text.slice(0, from) + insert + text.slice(to),
    html,
  );
  const body = Buffer.from(changed);
  return {
    status: entry.identity.whole.status,
    headers: [...entry.headers, 'Content-Length', String(body.length)],
    body,
  };
};
