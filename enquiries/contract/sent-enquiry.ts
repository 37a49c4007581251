import type { EnquiryValues } from './fields.ts';

/** An enquiry that has arrived, as its sender is shown it. */
export interface SentEnquiry {
  /** Short enough to be said (reference.ts). */
  reference: string;
  values: EnquiryValues;
}
