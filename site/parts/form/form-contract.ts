import type { FieldName } from '../../../enquiries/contract/fields.ts';

/** The list of countries that a form suggests. Each field's control has its name as its id. */
export const COUNTRIES = 'countries';
export function errorId(name: FieldName) {
  return `${name}-error`;
}

/** How a form sends; set when the site is built. */
export interface SendSettings {
  /** Empty for the site's own origin. */
  endpoint: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  blockHeadless: boolean;
  blockList: readonly string[];
  /** Milliseconds between two enquiries of one browser; 0 sets no limit. */
  limitRate: number;
}
