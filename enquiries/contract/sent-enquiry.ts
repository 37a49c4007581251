import type { EnquiryValues } from './fields.ts';

export interface SentEnquiry {
  reference: string;
  values: EnquiryValues;
}
