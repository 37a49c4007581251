import { type EnquiryValues, forEachText, payrollToday } from './fields.ts';

/** Where @emailjs/browser sends to, below whatever origin it was given. */
export const sendFormPath = '/api/v1.0/email/send-form';
export const sendPath = '/api/v1.0/email/send';

export const wireNames = {
  services: 'services',
  consent: 'privacyPolicy',
  enquiryId: 'enquiry_id',
  honeypot: 'website',
  consentVersion: 'consent_version',
  cameFrom: 'came_from',
  campaign: 'campaign',
  urgency: 'urgency',
} as const;

export const consentValue = 'agreed';

/**
 * Reads what a form sent, whatever its order. Of a fixed field sent twice the last counts, as with the third-party
 * service; a Map keeps names such as __proto__ harmless.
 */
export function readEntries(entries: Iterable<readonly [string, string]>) {
  const last = new Map<string, string>();
  const chosen: string[] = [];
  for (const [name, value] of entries) {
    if (name === wireNames.services) chosen.push(value);
    else last.set(name, value);
  }
  const sent = (name: string) => last.get(name) ?? '';
  const values: EnquiryValues = {
    ...forEachText(({ name }) => sent(name)),
    services: chosen,
    consent: sent(wireNames.consent) === consentValue,
    // No visitor types it, so any other value is ignored: no enquiry may fail because of it.
    ...(sent(wireNames.urgency) === payrollToday && { urgency: payrollToday }),
  };
  return {
    values,
    /** UUID made once per filled form; makes a retry harmless. Empty when the page could not make one. */
    enquiryId: sent(wireNames.enquiryId),
    /** People never see this field; programs fill it in. */
    honeypot: sent(wireNames.honeypot),
    consentVersion: sent(wireNames.consentVersion),
    cameFrom: sent(wireNames.cameFrom),
    campaign: sent(wireNames.campaign),
  };
}

export type Submission = ReturnType<typeof readEntries>;
