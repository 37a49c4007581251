import { count, fill } from '../../../common/wording.ts';
import { quietly } from '../../browser/storage.ts';
import type { Checklist } from './schema.ts';

export const KEY = 'dhr-checklist';

function remembered(): string[] {
  const ticks: unknown = quietly(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(ticks) ? ticks : [];
}

/** Remembers the ticks in this browser and counts them; exported for its tests. */
export function startChecklist(page: HTMLElement) {
  const words: Pick<Checklist['words'], 'asked' | 'kept' | 'all' | 'sure'> = JSON.parse(
    page.dataset['words'] ?? '',
  );
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const dots = [...page.querySelectorAll('[data-dot]')];
  const progress = page.querySelector('[data-progress]');
  const form = page.querySelector('form');
  const isTicked = ({ checked }: HTMLInputElement) => checked;

  const showCounts = () => {
    const n = boxes.filter(isTicked).length;
    const total = boxes.length;
    const number = document.createElement('b');
    number.textContent = fill(words.asked, { n, total });
    progress?.replaceChildren(number, n === total ? words.all : words.kept);
    for (const [i, dot] of dots.entries())
      dot.toggleAttribute('data-on', boxes[i]?.checked === true);
  };
  const show = (ticks: readonly string[]) => {
    for (const box of boxes) box.checked = ticks.includes(box.id);
    showCounts();
  };
  const remember = () => {
    const ticks = boxes.filter(isTicked).map(({ id }) => id);
    quietly(() => localStorage.setItem(KEY, JSON.stringify(ticks)));
    showCounts();
  };

  page.addEventListener('change', remember);
  page.querySelector('[data-print]')?.addEventListener('click', () => print());
  form?.addEventListener('reset', (event) => {
    event.preventDefault();
    const n = boxes.filter(isTicked).length;
    if (n === 0 || !confirm(count(n, words.sure))) return;
    show([]);
    remember();
  });
  show(remembered());
}

const page = document.querySelector<HTMLElement>('[data-checklist]');
if (page) startChecklist(page);
