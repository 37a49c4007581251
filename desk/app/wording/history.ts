import words from 'virtual:desk-words';
import type { Status } from '../../../common/desk-names.ts';
import { fill } from '../../../common/wording.ts';
import type { Event } from '../../contract/enquiry.ts';
import { deliveryName } from './delivery.ts';

export const statusWords: Record<Status, string> = {
  new: words.status.new,
  conversation: words.status.conversation,
  won: words.status.won,
  closed: words.status.closed,
  'not-for-us': words.status.notForUs,
};

const isStatus = (name: string): name is Status => name in statusWords;

/** What the program did by itself. */
const byItself = ({ what, detail }: Event): string => {
  const { history } = words;
  const delivery = deliveryName(detail ?? '');
  switch (what) {
    case 'received':
      return history.received;
    case 'held':
      return history.held;
    case 'delivered':
      return fill(history.delivered, { delivery });
    case 'kept':
      return fill(history.kept, { delivery });
    case 'gave-up':
      return fill(history.gaveUp, { delivery });
    case 'quarantined':
      return history.quarantinedBySelf;
    default:
      return history.changed;
  }
};

/** One entry of the history as a sentence. */
export const eventWords = (event: Event): string => {
  const { by, what, detail } = event;
  if (!by) return byItself(event);
  const { history } = words;
  const who = by.name;
  switch (what) {
    case 'opened':
      return fill(history.opened, { who });
    case 'answered':
      return fill(history.answered, { who });
    case 'assigned':
      return detail === who ? fill(history.tookOn, { who }) : fill(history.assigned, { who, whom: detail ?? '' });
    case 'unassigned':
      return fill(history.unassigned, { who });
    case 'status':
      return fill(history.status, { who, status: detail && isStatus(detail) ? statusWords[detail] : (detail ?? '') });
    case 'noted':
      return fill(history.noted, { who });
    case 'released':
      return fill(history.released, { who });
    case 'quarantined':
      return fill(history.quarantined, { who });
    case 'retried':
      return fill(history.retried, { who });
    case 'dismissed':
      return fill(history.dismissed, { who });
    case 'exported':
      return fill(history.exported, { who });
    default:
      return byItself(event);
  }
};
