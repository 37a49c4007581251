import { dayOf } from '../../../common/day.ts';
import { loadLate } from '../../browser/load-late.ts';
import { LIST } from '../../tools/payroll-advisor/rules/address.ts';
import { stageReader } from './answer.ts';
import type { StageData } from './data.ts';
import { drawCells } from './draw-cells.ts';

/** Fetched when the field of the stage is focused. */

/** Long enough that a list typed letter by letter is announced once. */
const PAUSE = 1000;
/** More than any list; an address should not be longer. */
const LONGEST = 4000;
const LINE = 2.5;

const form = document.querySelector<HTMLFormElement>('[data-ask]');
const field = form?.querySelector('textarea');
const part = (name: string) => document.querySelector<HTMLElement>(`[data-stage-part=${name}]`);
const [hint, link, unread, key, said] = ['hint', 'sentence', 'unread', 'key', 'said'].map(part);
const svg = document.querySelector('[data-stage-part=art] svg');
const [line, second, dots] = svg?.querySelectorAll('path') ?? [];

if (
  form &&
  field &&
  link instanceof HTMLAnchorElement &&
  hint &&
  unread &&
  key &&
  said &&
  svg &&
  line &&
  second &&
  dots
) {
  const untouched = {
    box: svg.getAttribute('viewBox') ?? '',
    paths: [line, second, dots].map((path) => path.getAttribute('d') ?? ''),
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const page = form.getAttribute('action') ?? '';
  let loops = 0;
  let frame = 0;
  let pause: ReturnType<typeof setTimeout>;

  const draw = (box: string, paths: readonly string[]) => {
    svg.setAttribute('viewBox', box);
    for (const [at, path] of [line, second, dots].entries()) path.setAttribute('d', paths[at] ?? '');
  };
  const listAddress = () => `${page}#${LIST}=${encodeURIComponent(field.value.slice(0, LONGEST))}`;
  const ready = loadLate<StageData>('/stage.json').then(stageReader);

  const answer = (read: Awaited<typeof ready>) => {
    const { cells, sentence, unread: questions } = read(field.value, dayOf(new Date()));
    const isAnswered = cells.length > 0;
    hint.hidden = isAnswered;
    link.hidden = !isAnswered;
    key.hidden = !isAnswered;
    svg.toggleAttribute('data-answer', isAnswered);
    if (isAnswered) {
      const { box, side, line: loop, due, others } = drawCells(cells);
      draw(box, [loop, due, others]);
      line.style.strokeWidth = `${(side * LINE) / svg.clientWidth}`;
      link.textContent = sentence;
      link.href = listAddress();
      if (cells.length !== loops && !isStill.matches)
        line.animate({ strokeDashoffset: [1.1, 0] }, { duration: 700, easing: 'cubic-bezier(0.45, 0, 0.25, 1)' });
    } else draw(untouched.box, untouched.paths);
    if (!isAnswered) line.style.strokeWidth = '';
    loops = cells.length;
    // What is half typed is no mistake yet, and nobody wants to hear every letter.
    clearTimeout(pause);
    unread.hidden = true;
    pause = setTimeout(() => {
      unread.textContent = questions.slice(0, 3).join(' ');
      unread.hidden = questions.length === 0;
      said.textContent = [isAnswered ? sentence : '', ...questions].join('. ');
    }, PAUSE);
  };
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => ready.then(answer));
  };
  field.addEventListener('input', follow);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(field.value.trim() ? listAddress() : page);
  });
  if (field.value) follow();
}
