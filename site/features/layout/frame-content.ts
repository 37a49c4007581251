import {
  getAll,
  getInsight,
  getNavigation,
  getServices,
  getSite,
  getSolutions,
  getSpelling,
  getWords,
  once,
} from '../../content/get-content.ts';
import { today } from '../../content/settings.ts';
import { MARK } from '../../parts/figures/page-figures.ts';
import { breadcrumbs, type Crumb } from '../../parts/frame/Breadcrumbs.tsx';
import { contactLines } from '../../parts/frame/contact-lines.ts';
import type { Frame, ServiceGroup } from '../../parts/frame/frame-props.ts';
import { termLinker } from '../../parts/frame/link-terms.ts';
import { words } from '../../parts/words.ts';

export function getSolutionLinks() {
  return getSolutions().map(({ slug, label, line }) => ({
    slug,
    label,
    line,
    href: `/solutions/${slug}`,
  }));
}

/** Services in their groups; the page that heads a group is not listed again inside it. */
export function getServiceGroups(): ServiceGroup[] {
  const services = getServices();
  const area = getAll('areas').find(({ slug }) => slug === 'services');
  return Object.entries(area?.groups ?? {}).map(([group, label]) => {
    const members = services.filter((service) => service.group === group);
    const head = members.find(({ heads }) => heads);
    return {
      label,
      name: head?.label ?? label,
      href: head && `/services/${head.slug}`,
      line: head?.tagline,
      links: members
        .filter((service) => service !== head)
        .map(({ slug, menu, label: name, tagline, outOfMenu = false }) => ({
          label: menu ?? name,
          name,
          href: `/services/${slug}`,
          line: tagline,
          outOfMenu,
        })),
    };
  });
}

function yearsSince(first: number): string {
  const last = today().getUTCFullYear();
  return last > first ? `${first}–${last}` : String(first);
}

/** The content of the frame of every page. */
export const getFrame = once((): Frame => {
  const site = getSite();
  return {
    site,
    mark: MARK,
    words: words(getWords()),
    navigation: getNavigation(),
    solutions: getSolutionLinks(),
    services: getServiceGroups().map(({ links, ...group }) => ({
      ...group,
      links: links.filter(({ outOfMenu }) => !outOfMenu),
    })),
    contact: contactLines(site),
    years: yearsSince(site.copyrightYear),
  };
});

/** The way to a page, from the home page to the page itself. */
export function getCrumbs(path: string): Crumb[] {
  return breadcrumbs(path, words(getWords())('home'), getSpelling());
}

/** One linker for all pages of a build. */
export const getTermLinker = once(() => termLinker(getInsight('glossary').terms));
