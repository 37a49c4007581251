import { dayOf } from '../../common/day.ts';
import { leftOf } from './deadlines/when.ts';

interface Listed {
  title: string;
  kind: string;
  first: string | null;
  last: string | null;
  short: string;
}

/** The plate as it is on the day of the visit: days left, and the date after the one that was next at the build. */
const refresh = async (plate: HTMLElement) => {
  const today = dayOf(new Date());
  let { next: day = '' } = plate.dataset;
  const [time, left, title] = ['time', 'b', 'p'].map((name) => plate.querySelector(name));
  if (!time || !left || !title) return;
  if (day < today) {
    const { deadlines }: { deadlines: Listed[] } = await (await fetch('/insights/deadlines.json')).json();
    const next = deadlines.find(({ kind, first, last }) => kind === 'sap' && first && first === last && first >= today);
    plate.hidden = !next;
    if (!next?.first) return;
    day = next.first;
    time.textContent = next.short;
    time.setAttribute('datetime', day);
    title.textContent = next.title;
  }
  left.textContent = leftOf({ first: day, precision: 'day' }, today, JSON.parse(plate.dataset['words'] ?? ''));
};

for (const plate of document.querySelectorAll<HTMLElement>('[data-next]')) void refresh(plate);
