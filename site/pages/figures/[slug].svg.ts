import type { APIContext, GetStaticPaths } from 'astro';
import { getSolutions } from '../../content.ts';
import { figureFile } from '../../figures/figure-file.ts';
import { drawingOf } from '../../seo/pages.ts';

export const getStaticPaths = (() =>
  getSolutions().map(({ slug }) => ({ params: { slug } }))) satisfies GetStaticPaths;

export function GET({ params }: APIContext) {
  return new Response(figureFile(drawingOf(`/solutions/${params['slug']}`)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
