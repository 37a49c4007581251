import { useRef } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Press } from '../parts/Press.tsx';
import type { Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import styles from './UnsettledList.module.css';
import type { AnswerWords } from './words.ts';

interface Props {
  entries: readonly Unsettled[];
  words: AnswerWords;
  onSettle: (entry: Unsettled, meant: Pick<Country, 'code' | 'name'> | undefined) => void;
}

/** More than anybody settles one by one; the rest stays in the box. */
const SHOWN = 20;

/** What a list says and we could not read, with the people who would be missing, and what can be done about each. */
export const UnsettledList = ({ entries, words, onSettle }: Props) => {
  const box = useRef<HTMLElement>(null);
  const { unsettled } = words.paste;
  const { people } = words.data.counts;
  const missing = entries.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  const questionOf = ({ guesses, name, isShared }: Unsettled) =>
    isShared ? unsettled.shared : guesses.length > 0 ? unsettled.meant : name ? unsettled.unknown : unsettled.noName;
  const settle = (entry: Unsettled, meant?: Pick<Country, 'code' | 'name'>) => {
    // The buttons go with their entry, so the focus goes to the next one.
    const items = [...(box.current?.querySelectorAll('li') ?? [])];
    const next = items[entries.indexOf(entry) + 1] ?? items[entries.indexOf(entry) - 1];
    next?.querySelector('button')?.focus();
    onSettle(entry, meant);
  };
  return (
    <section className={styles.unsettled} id="unsettled" tabIndex={-1} ref={box}>
      <h3>{count(entries.length, unsettled.heading)}</h3>
      {missing > 0 && <p>{fill(unsettled.missing, { people: count(missing, people) })}</p>}
      <p>{unsettled.hint}</p>
      <ul>
        {entries.slice(0, SHOWN).map((entry, index) => (
          // The same words may be in a list twice.
          <li key={`${entries.slice(0, index).filter(({ text }) => text === entry.text).length} ${entry.text}`}>
            <p>
              <mark>{entry.text}</mark>
              {entry.headcount !== null && <b>{count(entry.headcount, people)}</b>}
              <span>{questionOf(entry)}</span>
            </p>
            {entry.guesses.map((country) => (
              <Press key={country.code} look="line" onClick={() => settle(entry, country)}>
                {`${country.name}?`}
              </Press>
            ))}
            {entry.name && (
              <Press look="line" onClick={() => settle(entry, { code: '', name: entry.name })}>
                {unsettled.keep}
              </Press>
            )}
            <Press look="line" onClick={() => settle(entry)}>
              {unsettled.leaveOut}
            </Press>
          </li>
        ))}
      </ul>
    </section>
  );
};
