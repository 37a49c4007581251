import type { Drawing } from '../../figures/figures.ts';

/** What the form can do without at first; fetched as soon as its script runs. */
export interface LateParts {
  /** Names that the country field suggests. */
  countries: string[];
  /** The figure of the thank-you dialog. */
  thankYou: Drawing;
}

/** Where these parts are kept; site/pages/contact-us.json.ts writes them. */
export const LATE_PARTS = '/contact-us.json';
