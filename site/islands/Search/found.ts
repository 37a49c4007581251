/** One page that answers a search. */
export interface Hit {
  href: string;
  title: string;
  /** The part of the site in which the page stands, as the list of all pages names it. */
  area: string;
  /** Text of the page, with <mark> round the words that were looked for. */
  excerpt: string;
}

export interface Found {
  /** How many pages answer; `hits` may be fewer. */
  total: number;
  hits: Hit[];
}

/** Looks words up in the site; the worker does it in the browser, a test in its own way. */
export type Lookup = (query: string, limit: number) => Promise<Found>;

export interface Question {
  id: number;
  query: string;
  limit: number;
}
export type Answer = { id: number } & ({ found: Found } | { fault: string });
