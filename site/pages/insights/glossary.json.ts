import type { APIRoute } from 'astro';
import { getInsight } from '../../content.ts';
import { termId } from '../../insights/glossary/schema.ts';

/** The definitions by the fragment of their place, for pages that show one where a term is first used. */
export const GET: APIRoute = () => {
  const { terms, more } = getInsight('glossary');
  const byId = terms.map((entry) => [termId(entry), { term: entry.term, text: entry.text }] as const);
  return Response.json({ more, terms: Object.fromEntries(byId) });
};
