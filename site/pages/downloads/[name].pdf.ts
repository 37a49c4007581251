import type { APIContext, GetStaticPaths } from 'astro';
import { type Filed, getServices } from '../../content.ts';
import { downloadName, onePager } from '../../figures/pdf/one-pager.tsx';
import { originOf } from '../../seo/address.ts';

/** One sheet for every service that offers one. */
export const getStaticPaths = (() =>
  getServices().flatMap((service) => {
    const name = downloadName(service);
    return name ? [{ params: { name }, props: { service } }] : [];
  })) satisfies GetStaticPaths;

export async function GET({
  props: { service },
  site,
}: APIContext<{ service: Filed<'services'> }>) {
  return new Response(new Uint8Array(await onePager(service, originOf(site))), {
    headers: { 'Content-Type': 'application/pdf' },
  });
}
