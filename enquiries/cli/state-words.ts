import type { JobState, Outcome } from '../../common/desk-names.ts';
import type { EnquiryState } from '../store/read.ts';

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
