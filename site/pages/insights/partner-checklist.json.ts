import type { APIRoute } from 'astro';
import { getInsight } from '../../insights/read.ts';

/** The questions, for whoever saves a list that is filled in, and for other programs. */
export const GET: APIRoute = async () => {
  const { title, groups, words } = await getInsight('checklist');
  return Response.json({ title, groups, words });
};
