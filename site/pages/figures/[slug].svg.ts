import type { APIRoute, GetStaticPaths } from 'astro';
import { figureFile } from '../../lib/figure-file.ts';
import type { Drawing } from '../../lib/figures.ts';
import { getSolutionLinks } from '../../lib/frame.ts';

export const getStaticPaths = (async () =>
  (await getSolutionLinks()).map(({ slug, drawing }) => ({
    params: { slug },
    props: { drawing },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawing: Drawing }> = ({ props }) =>
  new Response(figureFile(props.drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
