export const STATUSES = ['new', 'conversation', 'won', 'closed', 'not-for-us'] as const;
export type Status = (typeof STATUSES)[number];

/** How staff spoke with a person whose enquiry they noted themselves. */
export const CHANNELS = ['call', 'whatsapp', 'meeting'] as const;
export type Channel = (typeof CHANNELS)[number];

/** An application is for work at DHR. */
export type EnquiryKind = 'enquiry' | 'application';
