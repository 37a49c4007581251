export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** Fields without which search engines ignore a thing or warn about it (developers.google.com/search/docs/appearance/structured-data). */
const NEEDED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ImageObject: ['url', 'width', 'height'],
  ContactPoint: ['contactType'],
  Person: ['name'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const faultsOfThing = (thing: Thing, path: string): string[] => {
  const needed = NEEDED[thing['@type']];
  if (!needed) return [`${path}: "${thing['@type']}" has no rule here: add the fields it needs`];
  return needed.filter((field) => isEmpty(thing[field])).map((field) => `${path} (${thing['@type']}): ${field}`);
};

const isThing = (value: object): value is Thing => '@type' in value;

/** What is missing anywhere in a graph, in words. */
export const faultsOf = (value: unknown, path = 'graph'): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = isThing(value) ? faultsOfThing(value, path) : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => faultsOf(inner, `${path}.${key}`))];
};

/** Every @id that something points to. */
export const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(references);
};

/** The things that a page tells search engines. */
export const graphOf = (page: Document): Thing[] => {
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const data: { '@context'?: string; '@graph'?: Thing[] } = JSON.parse(json);
  return data['@context'] === 'https://schema.org' ? (data['@graph'] ?? []) : [];
};
