export const STATUSES = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof STATUSES)[number];

/** How staff spoke with a person. */
export const CHANNELS = ['call', 'whatsapp', 'meeting'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How an enquiry came that did not come by the form: staff noted it, or it was a mail to our address. */
export type Origin = Channel | 'mail';

/** An application is for work at DHR; other is mail that is no enquiry, such as a newsletter. */
export type EnquiryKind = 'enquiry' | 'application' | 'other';
