import type { APIRoute, GetStaticPaths } from 'astro';
import { getSolutions } from '../../content-reader/content.ts';
import { figureFile } from '../../drawing/figure-file.ts';
import { type Drawing, draw } from '../../drawing/figures.ts';

export const getStaticPaths = (() =>
  getSolutions().map(({ slug, figure }) => ({
    params: { slug },
    props: { drawing: draw({ seed: figure.seed ?? slug, mask: figure.mask, openness: figure.openness }) },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ drawing: Drawing }> = ({ props }) =>
  new Response(figureFile(props.drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
