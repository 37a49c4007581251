import { dayOf } from '../../../../common/day.ts';
import { type Counted, count, fill } from '../../../../common/wording.ts';
import { isDue, type LeftWords, leftOf } from '../../../parts/when.ts';

type Words = LeftWords & { dates: Counted; passed: Counted; shown: string };
function wordsOf(page: HTMLElement): Words {
  return JSON.parse(page.dataset['words'] ?? '');
}
/** The end of a link to an entry, which leads to the item itself or to the part that opens. */
function slugOf(item: HTMLElement): string {
  return item.id || (item.querySelector('[id]')?.id ?? '');
}
function dotOf(item: HTMLElement): SVGElement | null {
  return document.querySelector(`[data-dot="${slugOf(item)}"]`);
}

/** Brings a page that was built on another day up to the day of the visit: days left, and what has passed. */
export function refresh(page: HTMLElement, now: Date) {
  const today = dayOf(now);
  const words = wordsOf(page);
  for (const item of page.querySelectorAll<HTMLElement>('[data-first]')) {
    const { first = '', last = '', precision = '' } = item.dataset;
    const left = item.querySelector<HTMLElement>('[data-left]');
    if (last < today) {
      // Its sentences speak of a day to come, and there is nothing left to count.
      const line = document.createElement('div');
      line.dataset['line'] = '';
      line.append(...item.querySelectorAll('time, h3'));
      dotOf(item)?.remove();
      item.id = slugOf(item);
      item.replaceChildren(line);
      page.querySelector('[data-passed] > ol')?.prepend(item);
    } else {
      left?.replaceChildren(leftOf({ first, precision }, today, words));
      for (const part of [left, dotOf(item)])
        part?.toggleAttribute('data-due', isDue({ first }, today));
    }
  }
}

/** Shows what is chosen, keeps it in the address, says how many that are, and leads to their calendar. */
export function startFilter(page: HTMLElement) {
  const words = wordsOf(page);
  const items = [...page.querySelectorAll<HTMLElement>('[data-for]')];
  const chips = [...page.querySelectorAll<HTMLButtonElement>('button[value]')];
  const isOf = (item: HTMLElement, tag: string) =>
    tag === '' || item.dataset['for']?.split(' ').includes(tag) === true;
  const shownIn = (part: HTMLElement) =>
    items.filter((item) => !item.hidden && part.contains(item)).length;
  const show = (tag: string) => {
    for (const chip of chips) chip.ariaPressed = String(chip.value === tag);
    for (const item of items) {
      item.hidden = !isOf(item, tag);
      dotOf(item)?.toggleAttribute('data-off', item.hidden);
    }
    for (const part of page.querySelectorAll<HTMLElement>('section, [data-passed]')) {
      const n = shownIn(part);
      part.hidden = n === 0;
      part.querySelector('h2 > small')?.replaceChildren(count(n, words.dates));
      if (part.matches('[data-passed]'))
        part.querySelector('summary')?.replaceChildren(count(n, words.passed));
    }
    page
      .querySelector('[role=status]')
      ?.replaceChildren(fill(words.shown, { n: shownIn(page), total: items.length }));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-feed]'))
      link.href = link.href.replace(
        /deadlines(\/[a-z-]+)?\.ics$/,
        `deadlines${tag && `/${tag}`}.ics`,
      );
  };
  for (const chip of chips) {
    const n = items.filter((item) => item.closest('section') && isOf(item, chip.value)).length;
    chip.querySelector('span')?.replaceChildren(`${n}`);
    chip.addEventListener('click', () => {
      show(chip.value);
      history.replaceState(
        null,
        '',
        `${location.pathname}${chip.value && `?for=${chip.value}`}${location.hash}`,
      );
    });
  }
  const [asked = ''] = new URLSearchParams(location.search).get('for')?.split(',') ?? [];
  show(chips.some(({ value }) => value === asked) ? asked : '');
}

/** Browsers open the row that a link leads to; older ones do not. */
export function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  for (let row = target?.closest('details'); row; row = row.parentElement?.closest('details'))
    row.open = true;
}

/** Small enough to be inlined: the page is read without it. */
const page = document.querySelector<HTMLElement>('[data-deadlines]');
if (page) {
  refresh(page, new Date());
  startFilter(page);
  openTarget();
  addEventListener('hashchange', openTarget);
}
