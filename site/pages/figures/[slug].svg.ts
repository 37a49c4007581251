import type { APIContext } from 'astro';
import { getSolutions } from '../../content/get-content.ts';
import { drawingOf } from '../../features/layout/public-pages.ts';
import { figureFile } from '../../parts/figures/figure-file.ts';

export function getStaticPaths() {
  return getSolutions().map(({ slug }) => ({ params: { slug } }));
}

export function GET({ params }: APIContext) {
  return new Response(figureFile(drawingOf(`/solutions/${params['slug']}`)), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
