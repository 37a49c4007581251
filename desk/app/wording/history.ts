import { fill } from '../../../common/wording.ts';
import type { Event } from '../../contract/answers.ts';
import { statuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { deliveryName } from './delivery.ts';

/** One entry of the history as a sentence. */
export const eventWords = ({ by, what, detail }: Event): string => {
  const { history } = words;
  const [who, about] = [by?.name ?? '', detail ?? ''];
  const status = statuses.find((one) => one === about);
  return fill(what === 'assigned' && about === who ? history.tookOn : history[what], {
    who,
    whom: about,
    status: status ? words.status[status] : about,
    delivery: deliveryName(about),
  });
};
