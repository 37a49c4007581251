import type { APIContext } from 'astro';
import { type Filed, getServices, getSite, getWords } from '../../content/get-content.ts';
import { downloadName, onePager } from '../../parts/figures/pdf/one-pager.tsx';
import { originOf } from '../../parts/seo/address.ts';
import { words } from '../../parts/words.ts';

/** One sheet for every service that offers one. */
export function getStaticPaths() {
  return getServices().flatMap((service) => {
    const name = downloadName(service);
    return name ? [{ params: { name }, props: { service } }] : [];
  });
}

export async function GET({
  props: { service },
  site,
}: APIContext<{ service: Filed<'services'> }>) {
  const facts = { site: getSite(), words: words(getWords()), origin: originOf(site) };
  return new Response(new Uint8Array(await onePager({ service, ...facts })), {
    headers: { 'Content-Type': 'application/pdf' },
  });
}
