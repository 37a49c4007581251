import { whenShown } from '../../parts/browser/when-shown.ts';

/** In pixels. */
const MIN_SWIPE_PX = 40;

/** Moves a carousel. It holds on hover and focus, and does not start under reduced motion. */
export function startCarousel(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-shown]')];
  const [frame] = root.querySelectorAll<HTMLElement>('[aria-live]');
  const [pause, previous, next, ...beads] = root.querySelectorAll('button');
  if (!frame || !pause) return;
  let current = 0;
  let isPlaying = true;
  /** Two holds, not one: a pointer that leaves must not start what the keyboard stopped. */
  let isHovered = false;
  let isFocused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    for (const [at, slide] of slides.entries()) slide.dataset['shown'] = String(at === current);
    for (const [at, bead] of beads.entries()) bead.ariaCurrent = at === current ? 'true' : null;
    const runs = isPlaying && !isHovered && !isFocused;
    // A screen reader is told nothing while it runs by itself.
    frame.ariaLive = runs ? 'off' : 'polite';
    clearTimeout(timer);
    if (runs) timer = setTimeout(show, Number(root.dataset['interval']), current + 1);
  };
  const show = (slide: number) => {
    current = (slide + slides.length) % slides.length;
    update();
  };
  const toggle = () => {
    isPlaying = !isPlaying;
    const { ariaLabel, dataset } = pause;
    pause.ariaLabel = dataset['other'] ?? '';
    dataset['other'] = ariaLabel ?? '';
    dataset['paused'] = String(!isPlaying);
  };
  const hold = (event: keyof HTMLElementEventMap, change: (event: Event) => void) =>
    root.addEventListener(event, (given) => {
      change(given);
      update();
    });

  hold('pointerenter', () => {
    isHovered = true;
  });
  hold('pointerleave', () => {
    isHovered = false;
  });
  // A click focuses the button too; only a focus that the browser shows belongs to the keyboard.
  hold('focusin', ({ target }) => {
    isFocused = target instanceof Element && target.matches(':focus-visible');
  });
  hold('focusout', () => {
    isFocused = false;
  });
  pause.addEventListener('click', () => {
    toggle();
    // Play means "move now", although pointer or focus are still on the button.
    if (isPlaying) {
      isHovered = false;
      isFocused = false;
    }
    update();
  });
  previous?.addEventListener('click', () => show(current - 1));
  next?.addEventListener('click', () => show(current + 1));
  for (const [at, bead] of beads.entries()) bead.addEventListener('click', () => show(at));

  let swipeStart: number | undefined;
  frame.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    swipeStart = pointerType === 'mouse' ? undefined : clientX;
  });
  frame.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - (swipeStart ?? clientX);
    swipeStart = undefined;
    if (Math.abs(moved) >= MIN_SWIPE_PX) show(current + (moved < 0 ? 1 : -1));
  });

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) toggle();
  whenShown(update);
}
