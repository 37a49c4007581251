import { consentValue, wireNames } from '../../enquiries/contract/wire.ts';

/** What the page sends for a visitor who fills in everything; the message makes each enquiry another one. */
export const enquiryForm = (id: string): FormData => {
  const form = new FormData();
  const entries = {
    firstName: 'Asha',
    lastName: 'Menon',
    company: 'Nilgiri Foods',
    jobTitle: 'Head of HR',
    businessEmail: 'asha.menon@nilgiri.example',
    country: 'India',
    message: `About ${id}`,
    [wireNames.services]: 'Service 1',
    [wireNames.consent]: consentValue,
    [wireNames.consentVersion]: '2026-11-15',
    [wireNames.enquiryId]: id,
  };
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
};
