import type { Navigation, Site } from '../../schemas/singles.ts';
import type { Drawing } from '../figures/draw-figure.ts';
import type { Words } from '../words.ts';
import type { ContactLines } from './contact-lines.ts';

export interface NavLink {
  label: string;
  href: string;
  line?: string | undefined;
}

/** A service: its label, which menus may shorten, and its name to the letter. */
interface ServiceLink extends NavLink {
  name: string;
  outOfMenu: boolean;
}

export interface ServiceGroup {
  label: string;
  /** The label of the page that heads the group, to the letter. */
  name: string;
  /** A group is a link only if its head is a page. */
  href: string | undefined;
  line: string | undefined;
  links: readonly ServiceLink[];
}

/** The content of header, menu, footer and widget. */
export interface Frame {
  site: Site;
  mark: Drawing;
  words: Words;
  navigation: Navigation;
  solutions: readonly (NavLink & { slug: string })[];
  services: readonly ServiceGroup[];
  contact: ContactLines;
  /** The first and the last year of the copyright. */
  years: string;
}

/** `aria-current` of a link to a single page. */
export function currentPage({ href }: { href: string }, here: string): 'page' | undefined {
  return href === `/${here}` ? 'page' : undefined;
}

/** `aria-current` of the menu that holds the area: not "page", which may be further down. */
export function currentArea(links: readonly { href: string }[], here: string): 'true' | undefined {
  return links.some((link) => currentPage(link, here)) ? 'true' : undefined;
}
