import {
  type Filed,
  getOne,
  getServices,
  getSite,
  getSolutions,
} from '../../content/get-content.ts';
import { figurePath } from '../../parts/figures/figure-file.ts';
import { getServiceGroups, getSolutionLinks } from '../layout/frame-content.ts';
import type { SideGroup } from './SideNav.tsx';

export const AREAS = ['solutions', 'services'] as const;
type AreaName = (typeof AREAS)[number];

/** The side navigation has every page under its label to the letter, and each solution with its icon. */
function sideGroups(name: AreaName): SideGroup[] {
  if (name === 'solutions')
    return [
      { links: getSolutionLinks().map((link) => ({ ...link, icon: figurePath(link.slug) })) },
    ];
  return getServiceGroups().map(({ name: label, href, links }) => ({
    label,
    href,
    links: links.map((link) => ({ label: link.name, href: link.href })),
  }));
}

/** The pages of an area: solutions are drawn round, services octagonal. */
export function getArea(name: AreaName) {
  const area = getOne('areas', name);
  const isServices = name === 'services';
  return {
    ...area,
    path: `/${name}`,
    motif: isServices ? ('girih' as const) : ('kolam' as const),
    groups: sideGroups(name),
    /** Above the heading. */
    banner: isServices ? area : undefined,
    /** Before the label in the heading. */
    prefix: isServices ? undefined : getSite().solutionPrefix,
  };
}

type AreaEntry = Pick<
  Filed<'services'>,
  | 'slug'
  | 'label'
  | 'tagline'
  | 'seo'
  | 'artefact'
  | 'countries'
  | 'readNext'
  | 'contact'
  | 'action'
  | 'reviewed'
> & { sections: NonNullable<Filed<'services'>['sections']> };

/** The pages of an area; a service shows its own sections before those of the view that it shares. */
export function getAreaEntries(name: AreaName): AreaEntry[] {
  return name === 'solutions'
    ? getSolutions()
    : getServices().map(({ sections = [], view, ...service }) => ({
        ...service,
        sections: view ? [...sections, ...getOne('serviceViews', view).sections] : sections,
      }));
}
