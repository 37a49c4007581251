import { dayOf } from '../../../common/day.ts';
import { type Counted, count, fill } from '../../../common/wording.ts';
import { type LeftWords, leftOf } from './when.ts';

type Words = LeftWords & { passed: Counted; shown: string };
function wordsOf(page: HTMLElement): Words {
  return JSON.parse(page.dataset['words'] ?? '');
}

/** Brings a page that was built on another day up to the day of the visit: days left, and what has passed. */
export function refresh(page: HTMLElement, now: Date) {
  const today = dayOf(now);
  const words = wordsOf(page);
  for (const item of page.querySelectorAll<HTMLElement>('[data-first]')) {
    const { first = '', last = '', precision = '' } = item.dataset;
    if (last < today) {
      // Its sentences speak of a day to come, and there is nothing left to count.
      for (const gone of item.querySelectorAll('[data-ahead], [data-left]')) gone.remove();
      page.querySelector('[data-passed] > ol')?.prepend(item);
    } else
      item
        .querySelector('[data-left]')
        ?.replaceChildren(leftOf({ first, precision }, today, words));
  }
}

/** Shows what is chosen, keeps it in the address, says how many that are, and leads to their calendar. */
export function startFilter(select: HTMLSelectElement, page: HTMLElement) {
  const words = wordsOf(page);
  const items = [...page.querySelectorAll<HTMLElement>('[data-for]')];
  const shownIn = (part: HTMLElement) =>
    items.filter((item) => !item.hidden && part.contains(item)).length;
  const show = () => {
    const tag = select.value;
    for (const item of items)
      item.hidden = tag !== '' && item.dataset['for']?.split(' ').includes(tag) !== true;
    for (const part of page.querySelectorAll<HTMLElement>('section, [data-passed]'))
      part.hidden = shownIn(part) === 0;
    for (const passed of page.querySelectorAll<HTMLElement>('[data-passed]'))
      passed.querySelector('summary')?.replaceChildren(count(shownIn(passed), words.passed));
    page
      .querySelector('[role=status]')
      ?.replaceChildren(fill(words.shown, { n: shownIn(page), total: items.length }));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-feed]'))
      link.href = link.href.replace(
        /deadlines(\/[a-z-]+)?\.ics$/,
        `deadlines${tag && `/${tag}`}.ics`,
      );
  };
  const [asked = ''] = new URLSearchParams(location.search).get('for')?.split(',') ?? [];
  if ([...select.options].some(({ value }) => value === asked)) select.value = asked;
  show();
  select.addEventListener('change', () => {
    show();
    history.replaceState(
      null,
      '',
      `${location.pathname}${select.value && `?for=${select.value}`}${location.hash}`,
    );
  });
}

/** Small enough to be inlined: the page is read without it. */
const page = document.querySelector<HTMLElement>('[data-deadlines]');
const select = document.querySelector('select');
if (page && select) {
  refresh(page, new Date());
  startFilter(select, page);
}
