import { useEffect, useId, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import { Press } from '../parts/Press.tsx';
import styles from './NameQuestion.module.css';
import type { Country } from './rules/countries.ts';
import { cleanName } from './rules/rows.ts';
import type { CountryRow } from './rules/types.ts';
import type { AdvisorWords } from './words.ts';

interface Props {
  /** As it was typed. */
  name: string;
  guesses: readonly Pick<Country, 'code' | 'name'>[];
  words: AdvisorWords['list']['question'];
  onTake: (row: Pick<CountryRow, 'code' | 'name'>) => void;
  onCorrect: () => void;
}

/** A name that is no country we know is not taken without a question. */
export const NameQuestion = ({ name, guesses, words, onTake, onCorrect }: Props) => {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const clean = cleanName(name);
  return (
    <fieldset className={styles.question} ref={box} aria-labelledby={id}>
      <p id={id}>{fill(guesses.length > 0 ? words.meant : words.unknown, { country: clean })}</p>
      {guesses.map((country) => (
        <Press key={country.code} look="filled" onClick={() => onTake(country)}>
          {country.name}
        </Press>
      ))}
      <Press look="line" onClick={onCorrect}>
        {words.correct}
      </Press>
      <Press look="line" onClick={() => onTake({ code: '', name: clean })}>
        {words.anyway}
      </Press>
    </fieldset>
  );
};
