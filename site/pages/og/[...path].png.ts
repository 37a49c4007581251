import type { APIContext, GetStaticPaths } from 'astro';
import { cardOf, pictureOf } from '../../figures/share/picture.ts';
import { picturePath } from '../../seo/address.ts';
import { listPages, type PublicPage } from '../../seo/pages.ts';

/** One picture for every public page. */
export const getStaticPaths = (() =>
  listPages().map((page) => ({
    params: { path: picturePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export async function GET({ props }: APIContext<{ page: PublicPage }>) {
  return new Response(new Uint8Array(await pictureOf(cardOf(props.page))), {
    headers: { 'Content-Type': 'image/png' },
  });
}
