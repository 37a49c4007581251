import type { APIRoute } from 'astro';
import { getSite, getWords } from '../content-reader/content.ts';
import { words } from '../content-reader/words.ts';
import { originOf } from '../seo/address.ts';
import { llmsTxt } from '../seo/llms-txt.ts';
import { findPage, listPageGroups } from '../seo/pages.ts';

export const GET: APIRoute = async ({ site }) => {
  const { name, tagline } = await getSite();
  return new Response(
    llmsTxt({
      origin: originOf(site),
      title: `${name}, ${tagline}`,
      summary: (await findPage('/'))?.description ?? '',
      guide: words(await getWords())('llmsGuide'),
      groups: await listPageGroups(),
    }),
  );
};
