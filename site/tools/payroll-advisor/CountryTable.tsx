import type { ReactNode } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import square from '../../../ui/IconButton.module.css';
import { close } from '../../../ui/icons.ts';
import { Dots, dotsFor } from '../parts/Drawings.tsx';
import { NumberField } from '../parts/Field.tsx';
import { goTo } from '../parts/place.ts';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Answer.module.css';
import type { Advice, OpenPoint } from './rules/advise.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { cleanHeadcount, keyOf } from './rules/rows.ts';
import type { CountryAdvice, CountryRow } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

interface OpenProps {
  open: readonly OpenPoint[];
  unsettled: readonly Unsettled[];
  words: AnswerWords;
}

/** Many countries without a headcount would bury the questions. */
const SHOWN = 12;

/** The row of a country in the table, and its field. */
const rowOf = (row: CountryRow): string => `row-${encodeURIComponent(keyOf(row))}`;
const fieldOf = (row: CountryRow): string => `people-${encodeURIComponent(keyOf(row))}`;

/** Everything that is still open, each with a link to where it can be answered. */
export const OpenPoints = ({ open, unsettled, words }: OpenProps) => {
  const { data, paste, open: said } = words;
  const missing = unsettled.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  if (open.length === 0 && unsettled.length === 0) return null;
  const link = (point: OpenPoint): [href: string, text: string] => {
    if (point.kind === 'question') return [`#question-${point.question}`, data.questions[point.question].label];
    const isHeadcount = point.kind === 'headcount';
    const text = fill(isHeadcount ? said.headcount : said.unknown, { country: point.row.name });
    return [`#${(isHeadcount ? fieldOf : rowOf)(point.row)}`, text];
  };
  return (
    <section className={`noPrint ${styles.open}`} data-edge="">
      {unsettled.length > 0 && (
        <p className="measure" data-missing="">
          {count(unsettled.length, paste.unsettled.inResult)}.{' '}
          {missing > 0 && fill(paste.unsettled.missing, { people: count(missing, data.counts.people) })}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, like the links below */}
          <a href="#unsettled" onClick={goTo}>
            {paste.unsettled.settle}
          </a>
        </p>
      )}
      {open.length > 0 && (
        <>
          <h3>{count(open.length, said.heading)}</h3>
          <p className="muted measure">{said.text}</p>
          <ul className="cluster">
            {open.slice(0, SHOWN).map((point) => {
              const [href, text] = link(point);
              return (
                <li key={href}>
                  <a className="target" href={href} onClick={goTo}>
                    {text}
                  </a>
                </li>
              );
            })}
            {open.length > SHOWN && <li className="target">{fill(data.counts.more, { n: open.length - SHOWN })}</li>}
          </ul>
        </>
      )}
    </section>
  );
};

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

/** The visitor's countries, each with its headcount, its route and the reason. */
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
              <span key="" id={rowOf(row)} tabIndex={-1}>
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
              >
                <Icon path={close} size={26} />
              </button>,
            ],
          };
        })}
      />
    </div>
  );
};
