import { isOpen, localTime } from './office-clock.ts';

function showClocks() {
  const now = new Date();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { zone = '', hours = '', open = '', closed = '' } = clock.dataset;
    const state = isOpen(hours, zone, now);
    const words = state === undefined ? '' : `, ${state ? open : closed}`;
    clock.textContent = localTime(zone, now) + words;
  }
}
showClocks();
setInterval(showClocks, 60_000);

/** Pressed twice, the form is still one enquiry. The contract would bring all words of the form. */
const id = document.querySelector<HTMLInputElement>('[data-payday] [name=enquiry_id]');
if (id) id.value = crypto.randomUUID?.() ?? '';
