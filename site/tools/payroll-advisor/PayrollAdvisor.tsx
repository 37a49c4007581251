import { useRef, useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { decodeAdvisor, EMPTY_ADVISOR, encodeAdvisor } from '../../../tools/payroll-advisor/address.ts';
import { parseList } from '../../../tools/payroll-advisor/parse-list.ts';
import { readPlaces } from '../../../tools/payroll-advisor/places.ts';
import { keyOf, mergeRows, ROW_LIMIT } from '../../../tools/payroll-advisor/rows.ts';
import type { AdvisorInput, CountryRow } from '../../../tools/payroll-advisor/types.ts';
import { loadLate } from '../../islands/load-late.ts';
import { useLate } from '../../islands/use-late.ts';
import { Choices } from '../parts/Choices.tsx';
import { keysOf } from '../parts/keys-of.ts';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { type Start, useTool } from '../parts/use-tool.ts';
import { Answer } from './Answer.tsx';
import { CountryEntry } from './CountryEntry.tsx';
import { placeRows } from './list.ts';
import { PasteList } from './PasteList.tsx';
import styles from './PayrollAdvisor.module.css';
import { type AdvisorWords, ANSWERS, type AnswerWords } from './words.ts';

export interface PayrollAdvisorProps {
  words: AdvisorWords;
  /** All countries, packed by packPlaces. */
  places: string;
  /** Shows the advisor in the middle of its life, for the gallery. */
  start?: Start<AdvisorInput>;
}

/** Any of the four questions. */
interface Asked {
  label: string;
  hint?: string | undefined;
  answers: Readonly<Record<string, { label: string; hint?: string | undefined }>>;
}

/** Countries and head-counts in, a payroll route and a reason for each out. */
export const PayrollAdvisor = ({ words, places: packed, start }: PayrollAdvisorProps) => {
  const [places] = useState(() => readPlaces(packed));
  const { change, ...tool } = useTool(
    { empty: EMPTY_ADVISOR, encode: encodeAdvisor, decode: (address) => decodeAdvisor(address, places) },
    start,
  );
  const { state } = tool;
  const answers = useLate<AnswerWords>(ANSWERS, state.rows.length > 0);
  const [headline, setHeadline] = useState('');
  const [said, say] = useState('');
  const entry = useRef<HTMLInputElement>(null);
  const { questions, list, paste } = words;

  const setRows = (next: (rows: readonly CountryRow[]) => readonly CountryRow[]) =>
    change((now) => ({ ...now, rows: next(now.rows) }));
  const add = (row: CountryRow) => {
    const { rows, merged } = mergeRows([...state.rows, row]);
    const outcome = merged.length > 0 ? paste.merged : state.rows.length < ROW_LIMIT ? list.added : list.full;
    setRows(() => rows);
    say(fill(outcome, { country: row.name, countries: row.name, limit: ROW_LIMIT }));
  };
  const readList = async (text: string): Promise<boolean> => {
    const late = answers ?? (await loadLate<AnswerWords>(ANSWERS));
    const { countries, more } = late.data.counts;
    const { rows, notices } = parseList(text, places, late.paste, more);
    const isRead = rows.length > 0;
    const done = fill(late.paste.done, { countries: count(rows.length, countries) });
    setRows((now) => placeRows(now, rows));
    say([...(isRead ? [done] : []), ...notices].join(' '));
    return isRead;
  };

  return (
    <ToolFrame {...tool} {...words} words={words.shared} headline={headline}>
      <div className={styles.questions}>
        {keysOf(questions).map((question) => {
          const asked: Asked = questions[question];
          return (
            <Choices
              key={question}
              {...asked}
              value={state[question]}
              onChange={(answer) => change((now) => ({ ...now, [question]: answer }))}
            />
          );
        })}
      </div>
      <div className={styles.countries}>
        <h2>{list.heading}</h2>
        <p>{list.hint}</p>
        <CountryEntry ref={entry} places={places} words={list} onAdd={add} onList={readList} />
        <PasteList words={paste} onList={readList} />
        <p role="status">{said}</p>
      </div>
      {state.rows.length === 0 && <p className={styles.empty}>{list.empty}</p>}
      {state.rows.length > 0 && answers && (
        <Answer
          {...tool}
          words={answers}
          onHeadline={setHeadline}
          onChange={(row, headcount) =>
            setRows((rows) => rows.map((other) => (keyOf(other) === keyOf(row) ? { ...other, headcount } : other)))
          }
          onRemove={(row, isLast) => {
            if (isLast) entry.current?.focus();
            setRows((rows) => rows.filter((other) => keyOf(other) !== keyOf(row)));
            say(fill(answers.list.removed, { country: row.name }));
          }}
          onClear={() => {
            // The button goes with the list.
            entry.current?.focus();
            setRows(() => []);
            say(answers.list.cleared);
          }}
        />
      )}
    </ToolFrame>
  );
};
