import type { APIContext } from 'astro';
import { getHome, getSite, getWords } from '../content/get-content.ts';
import { today } from '../content/settings.ts';
import { listPageGroups } from '../features/layout/public-pages.ts';
import { absolute, originOf } from '../parts/seo/address.ts';
import { llmsTxt, securityTxt } from '../parts/seo/files.ts';
import { words } from '../parts/words.ts';

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

export function getStaticPaths() {
  return Object.keys(FILES).map((file) => ({ params: { file } }));
}

export function GET({ params, site }: APIContext) {
  return new Response(FILES[params['file'] ?? '']?.(originOf(site)));
}
