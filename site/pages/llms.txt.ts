import type { APIRoute } from 'astro';
import { getSite, getWords } from '../lib/content.ts';
import { originOf } from '../lib/seo/address.ts';
import { llmsTxt } from '../lib/seo/llms-txt.ts';
import { findPage, listPageGroups } from '../lib/seo/pages.ts';
import { words } from '../lib/words.ts';

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
