import { randomUUID } from 'node:crypto';
import { type EnquiryValues, emptyValues, isApplication, textFields } from '../../../enquiries/contract/fields.ts';
import { CONSENT_VALUE, WIRE_NAMES } from '../../../enquiries/contract/wire.ts';
import { bodyHash, type Enquiry } from '../../../enquiries/store/enquiry.ts';

/** A visitor who fills in everything as it should be. Addresses are reserved ones (RFC 2606). */
export const goodValues: Readonly<EnquiryValues> = {
  ...emptyValues,
  firstName: 'Asha',
  lastName: 'Menon',
  company: 'Nilgiri Foods',
  jobTitle: 'Head of HR',
  businessEmail: 'asha.menon@nilgiri.example',
  country: 'India',
  services: ['Service 1', 'Service 3'],
  message: 'We run payroll in two countries.\nCan you help us move to the cloud?',
  consent: true,
};

/** Texts that have broken mail, databases or terminals somewhere before. */
export const hostileTexts = {
  'a new mail header': 'x\r\nBcc: victim@elsewhere.example',
  'a bare line feed header': 'x\nSubject: other',
  'a whole second mail': 'x\r\n\r\n.\r\nMAIL FROM:<a@b.example>\r\n',
  'an encoded word': '=?utf-8?B?Qm9zcw==?=',
  'an encoded header': 'x%0d%0aBcc:victim@elsewhere.example',
  'a second address': 'x>, <victim@elsewhere.example',
  'a NUL': 'before\u0000after',
  'a lone surrogate': 'before\uD83Dafter',
  'right-to-left text': 'شركة النيل للأغذية',
  'a right-to-left override': 'abc\u202Egnp.exe',
  emoji: '👩🏽‍💼🧵🪔',
  'a prototype name': '__proto__',
  markup: '<script>alert(1)</script>',
  'an SQL quote': "Robert'); DROP TABLE enquiry;--",
  'a formula': '=HYPERLINK("https://elsewhere.example","x")',
  'a terminal escape': '\u001B[2J\u001B]0;title\u0007',
} as const;

/** An enquiry ready to be stored. */
export function anEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const { values = { ...goodValues }, consentVersion = '2026-11-15' } = changes;
  return {
    id: randomUUID(),
    receivedAt: Date.UTC(2026, 10, 15, 9),
    kind: isApplication(values) ? 'application' : 'enquiry',
    values,
    consentVersion,
    bodyHash: bodyHash(values, consentVersion),
    spam: { score: 0, reasons: [], quarantined: false },
    cameFrom: { page: null, campaign: [] },
    ...changes,
  };
}

/** The form as the page sends it, in the order of the page, with the fields that the library adds. */
export function formOf(values: EnquiryValues, hidden: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const { name } of textFields) form.append(name, values[name]);
  for (const value of values.services) form.append(WIRE_NAMES.services, value);
  if (values.consent) form.append(WIRE_NAMES.consent, CONSENT_VALUE);
  if (values.urgency) form.append(WIRE_NAMES.urgency, values.urgency);
  const all = { [WIRE_NAMES.enquiryId]: randomUUID(), [WIRE_NAMES.consentVersion]: '2026-11-15', ...hidden };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const name of ['lib_version', 'service_id', 'template_id', 'user_id']) form.append(name, 'test');
  return form;
}
