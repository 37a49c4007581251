import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { EnquiryValues } from '../../../enquiries/contract/fields.ts';
import { readEntries } from '../../../enquiries/contract/wire.ts';
import { quietly } from '../../browser/storage.ts';
import type { Entries } from './form-values.ts';

/** An application is not the beginning of an enquiry, nor the other way round. */
const draftName = () => (location.pathname === '/apply' ? 'dhr-application-draft' : 'dhr-enquiry-draft');

export interface Draft {
  values: EnquiryValues;
  enquiryId: string;
  /** The query of the address at which it was typed. */
  search: string;
}

export const keepDraft = (entries: Entries, search: string) =>
  quietly(() => sessionStorage.setItem(draftName(), JSON.stringify({ entries, search })));

export const dropDraft = () => quietly(() => sessionStorage.removeItem(draftName()));

export const readDraft = (): Draft | undefined =>
  quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftName()) ?? '') as { entries: Entries; search: string };
    const { values, enquiryId, consentVersion } = readEntries(kept.entries);
    // Consent was given to one sentence; it does not carry over to another.
    values.consent &&= consentVersion === words.consentVersion;
    return { values, enquiryId, search: kept.search };
  });
