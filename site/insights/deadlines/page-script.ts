import { keepFilter, refresh } from './refresh.ts';

/** Small enough to be inlined: the page is read without it. */
const page = document.querySelector<HTMLElement>('[data-deadlines]');
if (page) {
  refresh(page, new Date());
  keepFilter(page);
}
