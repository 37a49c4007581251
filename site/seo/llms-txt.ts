import { absolute } from './address.ts';
import type { PageGroup } from './list.ts';

interface Facts {
  origin: URL;
  title: string;
  summary: string;
  /** How to read the site, and what not to conclude from it. */
  guide: string;
  groups: readonly PageGroup[];
}

/** A guide and not a copy of the site: of a long list only the first pages are named. */
const LONGEST_GROUP = 40;

/** The site in one page of Markdown, in the form that llmstxt.org describes. */
export const llmsTxt = ({ origin, title, summary, guide, groups }: Facts): string => {
  const lists = groups.map(({ heading, pages }) => {
    const links = pages
      .slice(0, LONGEST_GROUP)
      .map(({ name, path, description }) => `- [${name}](${absolute(origin, path)}): ${description}`);
    return `## ${heading}\n\n${links.join('\n')}`;
  });
  return `${[`# ${title}`, `> ${summary}`, guide, ...lists].join('\n\n')}\n`;
};
