import type { EnquiryAnswer } from '../../../desk/contract/answers.ts';

const RECEIVED = Date.UTC(2026, 10, 16, 7, 58);

/** An enquiry as the desk's server sends it. */
export const exampleAnswer = (changes: Partial<EnquiryAnswer> = {}): EnquiryAnswer => ({
  id: '018f2f0e-0000-7000-8000-000000000001',
  reference: '7KQ-M2X-9PD',
  version: 1,
  receivedAt: RECEIVED,
  status: 'new',
  assignedTo: null,
  isUnread: true,
  visitor: {
    firstName: 'Meera',
    lastName: 'Nair',
    company: 'Al Noor Healthcare',
    jobTitle: 'HR Director',
    email: 'meera.nair@alnoor.example',
    country: 'United Arab Emirates',
    zone: { name: 'Asia/Dubai', isAbout: false },
    others: 0,
  },
  moreFields: [],
  services: ['Support Services'],
  message: 'We run payroll for six countries.',
  consent: { at: RECEIVED, version: '2026-11-15' },
  cameFrom: { page: '/tools/payroll-advisor', campaign: [] },
  spam: { isQuarantined: false, score: 0, limit: 10, reasons: [] },
  isNotDelivered: false,
  deliveries: [],
  notes: [],
  history: [],
  ...changes,
});
