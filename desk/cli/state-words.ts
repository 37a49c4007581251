import type { EnquiryState } from '../../enquiries/store/read.ts';
import type { JobState, Outcome } from '../names.ts';

/** States as staff read them; --json and --state keep to the plain ones. */
export const stateWords: Record<EnquiryState | JobState | Outcome, string> = {
  quarantined: 'quarantined',
  held: 'held',
  pending: 'pending',
  parked: 'parked',
  failed: 'failed',
  delivered: 'delivered',
  kept: 'kept as file',
  'given-up': 'given up',
  skipped: 'not needed',
  dismissed: 'dismissed',
  lost: 'lost',
};
