/** A part of a text, and whether it was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** One page that answers a search. */
export interface Hit {
  href: string;
  title: string;
  /** The part of the site in which the page stands, as the list of all pages names it. */
  area: string;
  /** Whole sentences of the page, in pieces: the words that were looked for, and what stands between them. */
  excerpt: Piece[];
}

export interface Found {
  /** How many pages answer; `hits` may be fewer. */
  total: number;
  hits: Hit[];
  /** What was looked for instead, where a word was mistyped. */
  corrected?: string | undefined;
}

/** Looks words up in the site; the worker does it in the browser, a test in its own way. */
export type Lookup = (query: string, limit: number) => Promise<Found>;

export interface Question {
  id: number;
  query: string;
  limit: number;
}
export type Answer = { id: number } & ({ found: Found } | { fault: string });
