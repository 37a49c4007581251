import { dayOf } from '../../common/day.ts';
import { leftOf } from './deadlines/left.ts';

/** Counts the days from the day of the visit. */
for (const element of document.querySelectorAll<HTMLElement>('[data-next]')) {
  const { next = '', words = '' } = element.dataset;
  element.textContent = leftOf({ first: next, last: next, precision: 'day' }, dayOf(new Date()), JSON.parse(words));
}
