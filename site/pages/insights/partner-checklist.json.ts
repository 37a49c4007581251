import type { APIRoute } from 'astro';
import { getInsight } from '../../content.ts';

/** The questions, for whoever saves a list that is filled in, and for other programs. */
export const GET: APIRoute = () => {
  const { title, groups, words } = getInsight('checklist');
  return Response.json({ title, groups, words });
};
