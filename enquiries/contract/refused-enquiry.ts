import type { EnquiryErrors, EnquiryValues } from './fields.ts';

/** An enquiry that was not taken, as a browser without JavaScript is shown it again. */
export interface RefusedEnquiry {
  /** As they were typed. */
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Why nothing was stored, when no field is to blame. */
  problem?: string | undefined;
  /** Under which it will be sent again; empty leaves it to the server. */
  enquiryId: string;
}
