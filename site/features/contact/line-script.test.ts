// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { handOver } from '../../parts/browser/hand-over.ts';
import { keepHandedOver } from '../../parts/browser/handed-over.ts';

const LINE = '<svg><path/><path/><path/><path/><path/></svg><ol></ol>';
function names(inside: string) {
  return [...document.querySelectorAll(`${inside} li`)].map(({ textContent }) => textContent);
}

it('draws the line that came along next to the form, and closes it once in the thanks', async () => {
  document.body.innerHTML = `<div data-carried="DHR" hidden>${LINE}</div><dialog><p id="thank-you-text"></p></dialog>`;
  const loop = { isManaged: false, people: 20, isDue: false, isKnown: true };
  const line = ['India', 'UAE'].map((name) => ({ name, code: name, loop }));
  handOver({ title: 'Advisor', what: '2 countries', text: '', line });
  await import('./line-script.ts');
  expect(names('[data-carried]')).toEqual(['India', 'UAE']);
  const thanks = async () => {
    document.querySelector('dialog')?.setAttribute('open', '');
    await vi.waitFor(() => expect(document.querySelector('dialog [data-carried]')).not.toBeNull());
    const shown = names('dialog');
    document.querySelector('dialog')?.removeAttribute('open');
    document.querySelector('dialog [data-carried]')?.remove();
    return shown;
  };
  keepHandedOver([]);
  expect(await thanks()).toEqual(['India', 'UAE', 'DHR']);
  expect(names('body > [data-carried]'), 'it was sent').toEqual([]);
  expect(await thanks(), 'without a list as ever').toEqual([]);
});
