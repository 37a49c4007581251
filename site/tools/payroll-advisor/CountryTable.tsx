import type { ReactNode } from 'react';
import { fill } from '../../../common/wording.ts';
import square from '../../../ui/IconButton.module.css';
import { Dots } from '../parts/Dots.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './CountryTable.module.css';
import { dotsFor } from './dots.ts';
import { fieldOf } from './OpenPoints.tsx';
import { cleanHeadcount, keyOf } from './rules/rows.ts';
import type { Advice, CountryAdvice, CountryRow } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

interface Props {
  rows: readonly CountryRow[];
  advice: Advice;
  /** How many people one dot stands for. */
  unit: number;
  words: AnswerWords;
  showRoute: (advice: CountryAdvice) => ReactNode;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow, isLast: boolean) => void;
}

/** The visitor's countries, each with its head-count, its route and the reason. */
export const CountryTable = ({ rows, advice, unit, words, showRoute, onChange, onRemove }: Props) => {
  const { list, result } = words;
  const { caption, country, people, option, reason, coverage } = result.table;
  const found = new Map(advice.rows.map((row) => [keyOf(row), row]));
  return (
    <div className={styles.list} data-long={rows.length > 15 || undefined}>
      <ResultTable
        label={caption}
        columns={[country, people, option, reason, coverage, '']}
        rows={rows.map((row) => {
          const own = found.get(keyOf(row));
          // They follow with the advice: one large number changes the dots of every row.
          const dots = dotsFor(own?.headcount ?? null, unit);
          return {
            id: keyOf(row),
            sign: [row.headcount, dots, own?.reason, own?.alternative].join(),
            cells: () => [
              <span key="" id={`row-${encodeURIComponent(keyOf(row))}`} tabIndex={-1}>
                {row.name}
                {!row.code && <small>{list.unknown}</small>}
              </span>,
              <>
                <NumberField
                  id={fieldOf(row)}
                  label={`${people}: ${row.name}`}
                  error={list.headcount.error}
                  look="bare"
                  value={row.headcount}
                  clean={cleanHeadcount}
                  onChange={(headcount) => onChange(row, headcount)}
                />
                <Dots count={dots} />
              </>,
              own && showRoute(own),
              own?.reason,
              own?.coverage.words,
              <button
                key=""
                className={square.square}
                type="button"
                aria-label={fill(list.remove, { country: row.name })}
                onClick={({ currentTarget }) => {
                  // The button goes with its row, so the focus goes to the nearest one.
                  const item = currentTarget.closest('tr');
                  const nearest = item?.nextElementSibling ?? item?.previousElementSibling;
                  nearest?.querySelector('button')?.focus();
                  onRemove(row, !nearest);
                }}
              />,
            ],
          };
        })}
      />
    </div>
  );
};
