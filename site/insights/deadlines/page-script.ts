import { dayOf, spoken } from '../../../common/day.ts';
import { type Counted, count, fill } from '../../../common/wording.ts';
import { type LeftWords, leftOf } from './when.ts';

/** An entry whose day has passed since the build: past tense, no reminder to set, and no longer the next one. */
const pass = (item: HTMLElement) => {
  for (const words of item.querySelectorAll<HTMLElement>('[data-after]'))
    words.textContent = words.dataset['after'] ?? '';
  for (const link of item.querySelectorAll<HTMLElement>('[download]')) link.hidden = true;
  item.querySelector('article')?.removeAttribute('data-look');
};

/** Brings a page that was built on another day up to the day of the visit: days left, "today", and what has passed. */
export const refresh = (page: HTMLElement, now: Date) => {
  const words: LeftWords & { is: string } = JSON.parse(page.dataset['words'] ?? '');
  const today = dayOf(now);
  const marker = page.querySelector<HTMLTimeElement>('[data-today]');
  if (!marker || marker.dateTime === today) return;
  marker.dateTime = today;
  marker.textContent = fill(words.is, { date: spoken(today) });
  const passed = page.querySelector('[data-group=past]');
  for (const item of page.querySelectorAll<HTMLElement>('[data-first]')) {
    const { first = '', last = '', precision = '' } = item.dataset;
    const left = item.querySelector('[data-left]');
    if (left) left.textContent = leftOf({ first, last, precision }, today, words);
    // The line only ever moves on; a visitor whose clock is behind sees the page as it was built.
    if (last < today && !item.closest('section')?.contains(passed)) {
      passed?.append(item);
      pass(item);
    }
  }
  // What comes first of what SAP has dated to the day is drawn large; law has a region.
  const next = page.querySelector('section:not(:has([data-group])) [data-precision=day]:not([data-region]) > article');
  next?.setAttribute('data-look', 'next');
};

/** Keeps the ticks in the address, counts the older dates again, and hides the parts in which nothing is left. */
export const keepFilter = (page: HTMLElement) => {
  const filter = page.querySelector('[data-filter]');
  const none = page.querySelector<HTMLElement>('[data-none]');
  if (!filter || !none) return;
  const { earlier }: { earlier: Counted } = JSON.parse(page.dataset['words'] ?? '');
  const boxes = [...filter.querySelectorAll('input')];
  const chosen = (list: string) =>
    boxes.filter((box) => box.checked && box.closest(`[data-list=${list}]`)).map((box) => box.value);
  const show = () => {
    const [areas, regions] = [chosen('areas'), chosen('regions')];
    const isShown = ({ dataset: { areas: own = '', region } }: HTMLElement) =>
      (areas.length === 0 || areas.some((area) => own.split(' ').includes(area))) &&
      (regions.length === 0 || !region || regions.includes(region));
    const countIn = (part: HTMLElement) =>
      [...part.querySelectorAll<HTMLElement>('[data-areas]')].filter(isShown).length;
    let left = 0;
    for (const section of page.querySelectorAll<HTMLElement>('section:has(> ol)')) {
      const shown = countIn(section);
      section.hidden = shown === 0;
      left += shown;
    }
    for (const older of page.querySelectorAll<HTMLElement>('details:has(> ol)')) {
      const shown = countIn(older);
      older.hidden = shown === 0;
      older.querySelector('summary')?.replaceChildren(count(shown, earlier));
    }
    none.textContent = left === 0 ? (none.dataset['none'] ?? '') : '';
    return [...areas, ...regions].join(',');
  };
  const write = () => {
    const choice = show();
    history.replaceState(null, '', `${location.pathname}${choice && `?for=${choice}`}${location.hash}`);
  };
  const asked = new URLSearchParams(location.search).get('for')?.split(',') ?? [];
  for (const box of boxes) box.checked ||= asked.includes(box.value);
  show();
  filter.addEventListener('change', write);
  // The link leads to the page without a choice; here it keeps the place as well.
  filter.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
    for (const box of boxes) box.checked = false;
    write();
    boxes[0]?.focus();
  });
};

/** Small enough to be inlined: the page is read without it. */
const page = document.querySelector<HTMLElement>('[data-deadlines]');
if (page) {
  refresh(page, new Date());
  keepFilter(page);
}
