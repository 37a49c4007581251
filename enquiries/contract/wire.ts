import { type EnquiryValues, forEachText, PAYROLL_TODAY, TELEPHONE_FIELD } from './fields.ts';

/** Where @emailjs/browser sends to, below whatever origin it was given. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';
export const SEND_PATH = '/api/v1.0/email/send';

export const WIRE_NAMES = {
  services: 'services',
  consent: 'privacyPolicy',
  enquiryId: 'enquiry_id',
  honeypot: 'website',
  consentVersion: 'consent_version',
  cameFrom: 'came_from',
  campaign: 'campaign',
  urgency: 'urgency',
} as const;

export const CONSENT_VALUE = 'agreed';

/**
 * Reads what a form sent, whatever its order. Of a fixed field sent twice the last counts, as with
 * the third-party service; a Map keeps names such as __proto__ harmless.
 */
export function readEntries(entries: Iterable<readonly [string, string]>) {
  const last = new Map<string, string>();
  const chosen: string[] = [];
  for (const [name, value] of entries) {
    if (name === WIRE_NAMES.services) chosen.push(value);
    else last.set(name, value);
  }
  const sent = (name: string) => last.get(name) ?? '';
  const values: EnquiryValues = {
    ...forEachText(({ name }) => sent(name)),
    services: chosen,
    consent: sent(WIRE_NAMES.consent) === CONSENT_VALUE,
    // No visitor types it, so any other value is ignored: no enquiry may fail because of it.
    ...(sent(WIRE_NAMES.urgency) === PAYROLL_TODAY && { urgency: PAYROLL_TODAY }),
    ...(last.has(TELEPHONE_FIELD.name) && { telephone: sent(TELEPHONE_FIELD.name) }),
  };
  return {
    values,
    /** UUID made once per filled form; makes a retry harmless. Empty if the page had none. */
    enquiryId: sent(WIRE_NAMES.enquiryId),
    /** People never see this field; programs fill it in. */
    honeypot: sent(WIRE_NAMES.honeypot),
    consentVersion: sent(WIRE_NAMES.consentVersion),
    cameFrom: sent(WIRE_NAMES.cameFrom),
    campaign: sent(WIRE_NAMES.campaign),
  };
}

export type Submission = ReturnType<typeof readEntries>;
