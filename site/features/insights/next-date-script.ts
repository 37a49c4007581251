import { dayOf } from '../../../common/day.ts';
import { leftOf } from '../../parts/when.ts';
import type { NextDateData } from './get-strip.ts';

/** The plate as it is on the day of the visit: days left, and the date after the one that was next at the build. */
for (const plate of document.querySelectorAll<HTMLElement>('[data-next]')) {
  const today = dayOf(new Date());
  const { dates, words }: Pick<NextDateData, 'dates' | 'words'> = JSON.parse(
    plate.dataset['next'] ?? '',
  );
  const next = dates.find(({ day }) => day >= today);
  const [time, left, title] = ['time', 'b', 'p'].map((name) => plate.querySelector(name));
  plate.hidden = !next;
  if (!next) continue;
  time?.replaceChildren(next.large);
  time?.setAttribute('datetime', next.day);
  left?.replaceChildren(leftOf({ first: next.day, precision: 'day' }, today, words));
  title?.replaceChildren(next.title);
}
