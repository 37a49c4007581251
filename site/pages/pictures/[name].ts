import type { APIRoute, GetStaticPaths } from 'astro';
import { encodePicture } from '../../pictures/encode.ts';
import { listPictures } from '../../pictures/pictures.ts';
import { pictureOf, type Variant } from '../../pictures/variants.ts';

/** Every picture of an article in all its sizes. */
export const getStaticPaths = (async () => {
  const pictures = await Promise.all(listPictures().map(pictureOf));
  return pictures
    .flatMap(({ sources, fallback }) => [...sources, fallback])
    .map((variant) => ({ params: { name: variant.name }, props: { variant } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ variant: Variant }> = async ({ props: { variant } }) =>
  new Response(new Uint8Array(await encodePicture(variant)), {
    headers: { 'Content-Type': `image/${variant.format}` },
  });
