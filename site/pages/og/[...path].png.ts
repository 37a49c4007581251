import type { APIContext } from 'astro';
import { getSite } from '../../content/get-content.ts';
import { listPages } from '../../features/layout/public-pages.ts';
import { cardOf, pictureOf } from '../../parts/figures/share/picture.ts';
import { picturePath } from '../../parts/seo/address.ts';
import type { PublicPage } from '../../parts/seo/public-page.ts';

/** One picture for every public page. */
export function getStaticPaths() {
  return listPages().map((page) => ({
    params: { path: picturePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }));
}

export async function GET({ props }: APIContext<{ page: PublicPage }>) {
  return new Response(new Uint8Array(await pictureOf(cardOf(props.page, getSite()))), {
    headers: { 'Content-Type': 'image/png' },
  });
}
