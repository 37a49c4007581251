import type { APIContext, GetStaticPaths } from 'astro';
import { getHome, getSite, getWords } from '../content.ts';
import { absolute, originOf } from '../seo/address.ts';
import { llmsTxt, securityTxt } from '../seo/files.ts';
import { listPageGroups } from '../seo/pages.ts';
import { today } from '../settings.ts';
import { words } from '../words.ts';

const FILES: Readonly<Record<string, (origin: URL) => string>> = {
  /** Everything may be read; pages that should not be found say so themselves. */
  robots: (origin) => `User-agent: *\nDisallow:\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`,
  llms: (origin) => {
    const { name, tagline } = getSite();
    const opening = [
      `# ${name}, ${tagline}`,
      `> ${getHome().seo.description}`,
      words(getWords())('llmsGuide'),
    ];
    return llmsTxt(origin, opening, listPageGroups());
  },
  '.well-known/security': (origin) => securityTxt(getSite().mail.value, today(), origin),
};

export const getStaticPaths = (() =>
  Object.keys(FILES).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export function GET({ params, site }: APIContext) {
  return new Response(FILES[params['file'] ?? '']?.(originOf(site)));
}
