import { contactLines } from '../contact/contact.ts';
import {
  getAll,
  getNavigation,
  getServices,
  getSite,
  getSolutions,
  getWords,
  once,
} from '../content.ts';
import { draw } from '../figures/figures.ts';
import { today } from '../settings.ts';
import { words } from '../words.ts';

export interface NavLink {
  label: string;
  href: string;
  line?: string | undefined;
}

export const MARK = draw({ seed: 'mark', mask: 'ooo', openness: 1, motif: 'both' });

export function getSolutionLinks() {
  return getSolutions().map(({ slug, label, line }) => ({
    slug,
    label,
    line,
    href: `/solutions/${slug}`,
  }));
}

/** Services in their groups; the page that heads a group is not listed again inside it. */
export function getServiceGroups() {
  const services = getServices();
  const area = getAll('areas').find(({ slug }) => slug === 'services');
  return Object.entries(area?.groups ?? {}).map(([group, label]) => {
    const members = services.filter((service) => service.group === group);
    const head = members.find(({ heads }) => heads);
    return {
      label,
      /** A group is a link only if its head is a page. */
      href: head && `/services/${head.slug}`,
      line: head?.tagline,
      links: members
        .filter((service) => service !== head)
        .map(({ slug, menu, label: name, tagline }) => ({
          label: menu ?? name,
          href: `/services/${slug}`,
          line: tagline,
        })),
    };
  });
}
export type ServiceGroup = ReturnType<typeof getServiceGroups>[number];

/** What a screen reader announces for a link to a single page. */
export function currentPage({ href }: { href: string }, here: string): 'page' | undefined {
  return href === `/${here}` ? 'page' : undefined;
}

/** What it announces for a menu that holds the area: the page itself may be further down, so it is not "page". */
export function currentArea(links: readonly { href: string }[], here: string): 'true' | undefined {
  return links.some((link) => currentPage(link, here)) ? 'true' : undefined;
}

function yearsSince(first: number): string {
  const last = today().getUTCFullYear();
  return last > first ? `${first}–${last}` : String(first);
}

export const getFrame = once(() => {
  const site = getSite();
  return {
    site,
    mark: MARK,
    words: words(getWords()),
    navigation: getNavigation(),
    solutions: getSolutionLinks(),
    services: getServiceGroups(),
    contact: contactLines(site),
    years: yearsSince(site.copyrightYear),
  };
});
export type Frame = ReturnType<typeof getFrame>;
