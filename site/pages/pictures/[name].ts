import type { APIContext } from 'astro';
import { picturesIn } from '../../../content-reader/outline.ts';
import {
  encodePicture,
  pictureFile,
  pictureOf,
  type Variant,
} from '../../../content-reader/pictures.ts';
import { content } from '../../content/get-content.ts';
import { getAllProof } from '../../features/proof/all-proof.ts';

/** Every picture that a published text shows, in all its sizes. */
export async function getStaticPaths() {
  const texts = (['legal', 'blog', 'news', 'openings'] as const).flatMap((name) => [
    ...content().entries(name),
  ]);
  const files = texts.flatMap(({ file, text }) =>
    picturesIn(text).map(({ url }) => pictureFile(file, url)),
  );
  const pictures = await Promise.all([...new Set(files)].map(pictureOf));
  const { people, references } = getAllProof();
  const small = [...people, ...references].flatMap(({ picture }) => picture ?? []);
  return [...pictures.flatMap(({ variants }) => variants), ...small].map((variant) => ({
    params: { name: variant.name },
    props: { variant },
  }));
}

export async function GET({ props: { variant } }: APIContext<{ variant: Variant }>) {
  return new Response(new Uint8Array(await encodePicture(variant)), {
    headers: { 'Content-Type': 'image/webp' },
  });
}
