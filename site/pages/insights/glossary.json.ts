import type { APIRoute } from 'astro';
import { termId } from '../../insights/glossary/terms.ts';
import { getInsight } from '../../insights/read.ts';

/** The definitions by the fragment of their place, for pages that show one where a term is first used. */
export const GET: APIRoute = async () => {
  const { terms, more } = await getInsight('glossary');
  const byId = terms.map((entry) => [termId(entry), { term: entry.term, text: entry.text }] as const);
  return Response.json({ more, terms: Object.fromEntries(byId) });
};
