import { type Counted, count, fill } from '../../../common/wording.ts';
import { type Answers, KEY, keepAnswers, LETTERS, noAnswers, readAnswers } from './answers.ts';

type Said = Record<
  'asked' | 'kept' | 'all' | 'groupAsked' | 'groupTotal' | 'name' | 'partner' | 'remove' | 'yes' | 'no',
  string
> & {
  sure: Counted;
};

/** Everything that the list does where scripts run; exported for its tests. */
export const startChecklist = (page: HTMLElement) => {
  const one = <Found extends Element>(selector: string, type: new () => Found): Found => {
    const found = page.querySelector(selector);
    if (!(found instanceof type)) throw new Error(selector);
    return found;
  };
  const words: Said = JSON.parse(page.dataset['words'] ?? '');
  const form = one('[data-partners]', HTMLElement);
  const names = one('[data-names]', HTMLElement);
  const progress = one('[data-progress]', HTMLElement);
  const sure = one('[data-sure]', HTMLElement);
  const add = one('[data-add]', HTMLElement);
  let answers: Answers = readAnswers();
  const letters = () => LETTERS.slice(0, answers.partners);
  const nameOf = (i: number): string => answers.names[i]?.trim() || fill(words.partner, { n: i + 1 });
  const fields = <Kind extends 'input' | 'textarea'>(kind: Kind) => [
    ...form.querySelectorAll<HTMLElementTagNameMap[Kind]>(`[data-cell] ${kind}`),
  ];
  const element = (name: string, text: string, more: object = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...more });

  /** One cell for each partner and question, and one field for each name. */
  const lay = () => {
    form.dataset['partners'] = String(answers.partners);
    add.hidden = answers.partners === LETTERS.length;
    for (const cell of form.querySelectorAll('[data-cell]:not([data-cell=a])')) cell.remove();
    for (const first of form.querySelectorAll<HTMLElement>('[data-cell=a]')) {
      let last = first;
      for (const letter of letters().slice(1)) {
        const cell = first.cloneNode(true) as HTMLElement;
        cell.dataset['cell'] = letter;
        for (const field of cell.querySelectorAll<HTMLInputElement>('[name]')) {
          field.name = field.name.replace('a', letter);
          field.removeAttribute('id');
        }
        last.after(cell);
        last = cell;
      }
    }
    // A question stands for one box only as long as there is one.
    for (const label of form.querySelectorAll<HTMLLabelElement>('p > label'))
      label.htmlFor = answers.partners > 1 ? '' : label.id.replace('q', 'a');
    names.replaceChildren(
      names.firstElementChild ?? '',
      ...(answers.partners > 1 ? letters() : []).map((letter, i) => {
        const field = document.createElement('div');
        const label = element('label', fill(words.name, { n: i + 1 }), { htmlFor: `name-${letter}` });
        const input = Object.assign(document.createElement('input'), {
          id: `name-${letter}`,
          value: answers.names[i] ?? '',
        });
        input.addEventListener('input', () => {
          answers.names[i] = input.value;
          say();
        });
        field.append(label, input);
        if (i === answers.partners - 1) {
          const remove = element('button', fill(words.remove, { name: fill(words.partner, { n: i + 1 }) }), {
            type: 'button',
          });
          remove.addEventListener('click', () => {
            answers = { ...answers, partners: answers.partners - 1 };
            start();
            add.focus();
          });
          field.append(remove);
        }
        return field;
      }),
    );
  };

  /** Writes what was kept into the fields. */
  const fillIn = () => {
    for (const box of fields('input')) box.checked = answers.ticks.includes(box.name);
    for (const note of fields('textarea')) note.value = answers.notes[note.name.slice(1)] ?? '';
  };

  /** Reads the fields; what a removed partner had is kept until everything is cleared. */
  const read = () => {
    const shown = letters().join('');
    const isShown = (name: string) => shown.includes(name.charAt(0));
    answers.ticks = [
      ...answers.ticks.filter((name) => !isShown(name)),
      ...fields('input')
        .filter(({ checked }) => checked)
        .map(({ name }) => name),
    ];
    for (const { name, value } of fields('textarea')) {
      if (value) answers.notes[name.slice(1)] = value;
      else delete answers.notes[name.slice(1)];
    }
  };

  /** Counts, dots and names. */
  const say = () => {
    const ticked = (letter: string, list: readonly string[] = answers.ticks) =>
      list.filter((name) => name.startsWith(letter)).length;
    const total = page.querySelectorAll('[data-dot]').length;
    const lines = letters().map((letter, i) => {
      const line = element('b', fill(words.asked, { n: ticked(letter), total }));
      // The digits after an Arabic name stay where they belong.
      if (answers.partners > 1) line.prepend(element('bdi', nameOf(i)), ': ');
      return line;
    });
    const isAll = answers.partners === 1 && ticked('a') === total;
    const status = element('p', '');
    status.append(...lines, isAll ? words.all : words.kept);
    // Put in anew it would be read out anew, with every letter of a note.
    if (status.textContent !== progress.textContent) progress.replaceChildren(...status.childNodes);
    progress.parentElement?.toggleAttribute('data-many', answers.partners > 1);
    for (const [i, dot] of page.querySelectorAll('[data-dot]').entries())
      dot.toggleAttribute(
        'data-on',
        letters().some((letter) => answers.ticks.includes(`${letter}${i + 1}`)),
      );
    for (const group of page.querySelectorAll('[data-group]')) {
      const boxes = [...group.querySelectorAll<HTMLInputElement>('[data-cell=a] input')];
      const n = boxes.filter(({ checked }) => checked).length;
      const line = group.querySelector('[data-count]');
      const isOne = answers.partners === 1 && n > 0;
      if (line)
        line.textContent = fill(isOne ? words.groupAsked : words.groupTotal, {
          n: isOne ? n : boxes.length,
          total: boxes.length,
        });
    }
    for (const cell of form.querySelectorAll<HTMLElement>('[data-cell]')) {
      const name = nameOf('abc'.indexOf(cell.dataset['cell'] ?? 'a'));
      const [label, box] = [cell.querySelector('b'), cell.querySelector('input')];
      if (label) label.textContent = name;
      // With one partner the question is the name of the box; with several the partner is, and the question describes it.
      box?.setAttribute(answers.partners > 1 ? 'aria-describedby' : 'aria-labelledby', box.name.replace(/\D/, 'q'));
      box?.removeAttribute(answers.partners > 1 ? 'aria-labelledby' : 'aria-describedby');
      box?.setAttribute('aria-label', name);
    }
    keepAnswers(answers);
  };

  const start = () => {
    lay();
    fillIn();
    say();
  };

  form.addEventListener('input', ({ target }) => {
    if (names.contains(target as Node)) return;
    read();
    say();
  });
  add.addEventListener('click', () => {
    answers = { ...answers, partners: answers.partners + 1 };
    start();
    names.querySelector<HTMLInputElement>('div:last-child input')?.focus();
  });
  one('[data-print]', HTMLElement).addEventListener('click', () => print());
  const opener = one('[data-clear]', HTMLElement);
  opener.addEventListener('click', () => {
    const [yes, no] = [words.yes, words.no].map((word) => element('button', word, { type: 'button' }));
    yes?.addEventListener('click', () => {
      answers = noAnswers();
      start();
    });
    for (const button of [yes, no])
      button?.addEventListener('click', () => {
        sure.replaceChildren();
        opener.focus();
      });
    sure.replaceChildren(element('p', count(answers.ticks.length, words.sure)), yes ?? '', no ?? '');
    yes?.focus();
  });
  const sheet = one('[data-sheet]', HTMLAnchorElement);
  sheet.addEventListener('click', async (event) => {
    // Nothing entered: the file that lies on the server is the same.
    if (answers.ticks.length + Object.keys(answers.notes).length === 0) return;
    event.preventDefault();
    const address = '/checklist-sheet.js';
    try {
      const { saveSheet }: typeof import('./save-sheet.ts') = await import(/* @vite-ignore */ address);
      await saveSheet(answers);
    } catch {
      location.assign(sheet.href);
    }
  });
  // What is entered in another window belongs to the same list, and must not be written over from here.
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    answers = readAnswers();
    start();
  });
  start();
};

const page = document.querySelector<HTMLElement>('[data-checklist]');
if (page) startChecklist(page);
