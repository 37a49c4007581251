import type { APIRoute, GetStaticPaths } from 'astro';
import { longDay } from '../../../common/day.ts';
import { type Filed, getOne, getServices, getSite, getWords } from '../../content.ts';
import { downloadName, OnePager, partsOf } from '../../figures/pdf/OnePager.tsx';
import { renderPdf } from '../../figures/pdf/render.ts';
import { MARK } from '../../frame/frame.ts';
import { originOf } from '../../seo/address.ts';
import { drawingOf } from '../../seo/pages.ts';
import { words } from '../../words.ts';

/** One sheet for every service that offers one. */
export const getStaticPaths = (() =>
  getServices().flatMap((service) => {
    const name = downloadName(service);
    return name ? [{ params: { name }, props: { service } }] : [];
  })) satisfies GetStaticPaths;

export const GET: APIRoute<{ service: Filed<'services'> }> = async ({ props: { service }, site }) => {
  const { slug, label, tagline, seo, sections = [], contact, reviewed } = service;
  const path = `/services/${slug}`;
  const house = getSite();
  const area = getOne('areas', 'services');
  const say = words(getWords());
  const pdf = await renderPdf(
    OnePager({
      title: label,
      overline: area.heading ?? area.sideLabel,
      tagline,
      summary: seo.description,
      parts: partsOf(sections),
      contact,
      brand: { name: house.name, tagline: house.tagline, mark: MARK },
      figure: drawingOf(path),
      page: new URL(path, originOf(site)),
      smallPrint: [`${say('lastReviewed', { date: longDay(reviewed) })}.`, house.trademark],
      reviewed,
    }),
  );
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
