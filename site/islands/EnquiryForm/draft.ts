import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { EnquiryValues } from '../../../enquiries/contract/fields.ts';
import { readEntries } from '../../../enquiries/contract/wire.ts';
import { quietly } from '../storage.ts';
import type { Entries } from './form-values.ts';

const DRAFT = 'dhr-enquiry-draft';

export interface Draft {
  values: EnquiryValues;
  enquiryId: string;
  /** The query of the address at which it was typed. */
  search: string;
}

export const keepDraft = (entries: Entries, search: string) =>
  quietly(() => sessionStorage.setItem(DRAFT, JSON.stringify({ entries, search })));

export const dropDraft = () => quietly(() => sessionStorage.removeItem(DRAFT));

export const readDraft = (): Draft | undefined =>
  quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? '') as { entries: Entries; search: string };
    const { values, enquiryId, consentVersion } = readEntries(kept.entries);
    // Consent was given to one sentence; it does not carry over to another.
    values.consent &&= consentVersion === words.consentVersion;
    // An application has no company; what stands in its place is not the visitor's.
    if (values.company === words.application.company) values.company = '';
    return { values, enquiryId, search: kept.search };
  });
