import type { EnquiryErrors, EnquiryValues } from './fields.ts';

/** An enquiry that was not taken, as a browser without JavaScript is shown it again. */
export interface RefusedEnquiry {
  values: EnquiryValues;
  errors: EnquiryErrors;
  problem?: string | undefined;
  /** Under which it will be sent again; empty leaves it to the server. */
  enquiryId: string;
}
