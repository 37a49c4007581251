import type { APIRoute } from 'astro';
import { getSite, getWords } from '../content.ts';
import { originOf } from '../seo/address.ts';
import { llmsTxt } from '../seo/files.ts';
import { findPage, listPageGroups } from '../seo/pages.ts';
import { words } from '../words.ts';

export const GET: APIRoute = ({ site }) => {
  const { name, tagline } = getSite();
  return new Response(
    llmsTxt({
      origin: originOf(site),
      title: `${name}, ${tagline}`,
      summary: findPage('/')?.description ?? '',
      guide: words(getWords())('llmsGuide'),
      groups: listPageGroups(),
    }),
  );
};
