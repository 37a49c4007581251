import { draw } from '../drawing/figures.ts';
import type { Site } from '../schemas/singles.ts';
import { getAll, getNavigation, getServices, getSite, getSolutions, getWords } from './content.ts';
import { today } from './today.ts';
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
  /** The number; until there is one, the way to ask for a call back. */
  phone: { label: string; href: string; isNumber: boolean };
  mail: { label: string; href: string };
}

export const MARK = draw({ seed: 'mark', mask: 'ooo', openness: 1, hand: 'both' });

/** The script of the form writes the request into the message; without it the link leads to that field. */
const CALL_BACK = '/contact-us?ask=call-back#message';

export const contactLines = (site: Site): ContactLines => ({
  phone: site.phone.value
    ? { label: site.phone.value, href: `tel:${site.phone.value.replace(/[^+\d]/g, '')}`, isNumber: true }
    : { label: site.phoneMissing, href: CALL_BACK, isNumber: false },
  mail: { label: site.mail.value, href: `mailto:${site.mail.value}` },
});

export const getSolutionLinks = async (): Promise<SolutionLink[]> =>
  (await getSolutions()).map(({ slug, label, line }) => ({ slug, label, line, href: `/solutions/${slug}` }));

/** Services in their groups; the page that heads a group is not listed again inside it. */
export const getServiceGroups = async (): Promise<ServiceGroup[]> => {
  const services = await getServices();
  const area = (await getAll('areas')).find(({ slug }) => slug === 'services');
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

/** From the first year to that of the build. */
const yearsSince = (first: number): string => {
  const last = today().getUTCFullYear();
  return last > first ? `${first}–${last}` : String(first);
};

/** Everything that header, footer and widget show, on every page. */
export const getFrame = async () => {
  const site = await getSite();
  return {
    site,
    mark: MARK,
    words: words(await getWords()),
    navigation: await getNavigation(),
    solutions: await getSolutionLinks(),
    services: await getServiceGroups(),
    contact: contactLines(site),
    years: yearsSince(site.copyrightYear),
  };
};
export type Frame = Awaited<ReturnType<typeof getFrame>>;
