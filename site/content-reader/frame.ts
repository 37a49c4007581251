import { draw } from '../drawing/figures.ts';
import type { Site } from '../schemas/singles.ts';
import { getAll, getNavigation, getServices, getSite, getSolutions, getWords } from './content.ts';
import { words } from './words.ts';

export interface NavLink {
  label: string;
  href: string;
  line?: string | undefined;
}
export interface SolutionLink extends NavLink {
  slug: string;
}
export interface ServiceGroup {
  label: string;
  /** Where the head of the group leads, if it is a page of its own. */
  href?: string | undefined;
  links: (NavLink & { slug: string })[];
}

/** The phone and mail lines, as links where there is something to link to. */
export interface ContactLines {
  phone: { label: string; href?: string | undefined };
  mail: { label: string; href: string };
}

export const MARK = draw({ seed: 'mark', mask: 'ooo', openness: 1, hand: 'both' });

export const contactLines = (site: Site): ContactLines => ({
  phone: site.phone.value
    ? { label: site.phone.value, href: `tel:${site.phone.value.replace(/[^+\d]/g, '')}` }
    : { label: site.phoneMissing },
  mail: { label: site.mail.value, href: `mailto:${site.mail.value}` },
});

export const getSolutionLinks = (): SolutionLink[] =>
  getSolutions().map(({ slug, label, line }) => ({ slug, label, line, href: `/solutions/${slug}` }));

/** Services in their groups; the page that heads a group is not listed again inside it. */
export const getServiceGroups = (): ServiceGroup[] => {
  const services = getServices();
  const area = getAll('areas').find(({ slug }) => slug === 'services');
  return Object.entries(area?.groups ?? {}).map(([group, label]) => {
    const members = services.filter((service) => service.group === group);
    const head = members.find(({ heads }) => heads);
    return {
      label,
      href: head && `/services/${head.slug}`,
      links: members
        .filter((service) => service !== head)
        .map((service) => ({
          slug: service.slug,
          label: service.menu ?? service.label,
          href: `/services/${service.slug}`,
        })),
    };
  });
};

/** Everything that header, footer and widget show, on every page. */
export const getFrame = () => {
  const site = getSite();
  return {
    site,
    mark: MARK,
    words: words(getWords()),
    navigation: getNavigation(),
    solutions: getSolutionLinks(),
    services: getServiceGroups(),
    contact: contactLines(site),
  };
};
export type Frame = ReturnType<typeof getFrame>;
