import type { EnquiryValues } from './fields.ts';

/** An enquiry that has arrived, as its sender is shown it. */
export interface SentEnquiry {
  /** Short enough to be said (reference.ts); empty where the browser could not number the enquiry. */
  reference: string;
  values: EnquiryValues;
}
