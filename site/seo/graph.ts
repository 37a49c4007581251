import {
  jobPosting,
  type OpenPosition,
  organization,
  organizationName,
  type SiteFacts,
  type Thing,
} from './organization.ts';
import { article, blogPosting, breadcrumbList, faqPage, itemList, service, webPage, website } from './page-things.ts';
import type { PublicPage } from './public-page.ts';

export interface GraphFacts extends SiteFacts {
  /** The first step of every breadcrumb. */
  homeName: string;
  /** The pages that this one lists. */
  listed: readonly PublicPage[];
  /** For the page that shows them. */
  openings: readonly OpenPosition[];
}

/** Everything that search engines are told about a page, in one graph. The house is described once, on the home page. */
export const graphOf = (page: PublicPage, facts: GraphFacts): Thing[] => {
  const house = page.path === '/' ? [organization(facts), website(facts)] : [organizationName(facts)];
  const things: Thing[] = [...house, webPage(page, facts)];
  if (page.path !== '/') things.push(breadcrumbList(page.path, facts.homeName, facts.origin));
  if (page.kind === 'service' || page.kind === 'solution') things.push(service(page, facts));
  if (page.article) things.push(blogPosting(page, page.article, facts));
  if (page.kind === 'guide') things.push(article(page, facts));
  if (page.questions.length > 0) things.push(faqPage(page, facts));
  if (facts.listed.length > 0) things.push(itemList(page, facts.listed, facts));
  things.push(...facts.openings.map((opening) => jobPosting(opening, facts)));
  return things;
};

/** One script for the whole page. "<" is escaped, so that no word of an editor can end the script. */
export const writeJsonLd = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
