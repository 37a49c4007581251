import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { count, fill, some } from '../../../common/wording.ts';
import { keepTrying } from '../../browser/load-late.ts';
import { useLate } from '../../browser/use-late.ts';
import { Choices, keysOf } from '../parts/Choices.tsx';
import { goTo } from '../parts/place.ts';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { useTool } from '../parts/use-tool.ts';
import { CountryEntry } from './CountryEntry.tsx';
import { ANSWERS, loadCountries, loadReader } from './late-parts.ts';
import { type Pasted, PasteList } from './PasteList.tsx';
import styles from './PayrollAdvisor.module.css';
import { decodeAdvisor, EMPTY_ADVISOR, encodeAdvisor } from './rules/address.ts';
import type { Countries, Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { keyOf, mergeRows, placeRows, ROW_LIMIT } from './rules/rows.ts';
import type { AdvisorInput, CountryRow } from './rules/types.ts';
import type { AdvisorWords, AnswerWords } from './words.ts';

/** Any of the four questions. */
interface Asked {
  label: string;
  hint?: string | undefined;
  answers: Readonly<Record<string, { label: string; hint?: string | undefined }>>;
}

/** The result is fetched with the first country. */
const Answer = lazy(() => keepTrying(() => import('./Answer.tsx')).then(({ Answer: View }) => ({ default: View })));

const NOTHING: Pasted = { text: '', unsettled: [] };
const textOf = (entries: readonly Unsettled[]): string => entries.map(({ text }) => text).join('\n');
const sumOf = (rows: readonly CountryRow[]) => rows.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);

/** Countries and headcounts in, a payroll route and a reason for each out. */
export const PayrollAdvisor = ({ words }: { words: AdvisorWords }) => {
  const [countries, setCountries] = useState<Countries>();
  const near = async (): Promise<Countries> => {
    const known = countries ?? (await loadCountries());
    setCountries(known);
    return known;
  };
  const { change, ...tool } = useTool<AdvisorInput>({
    empty: EMPTY_ADVISOR,
    encode: encodeAdvisor,
    decode: async (address) => {
      const found = decodeAdvisor(address, await near());
      // Rows are told apart by their country; an address that names one twice must not make two.
      return found && { ...found, rows: mergeRows(found.rows).rows };
    },
  });
  const { state } = tool;
  const [headline, setHeadline] = useState('');
  const [said, say] = useState('');
  const [pasted, setPasted] = useState(NOTHING);
  const answers = useLate<AnswerWords>(ANSWERS, state.rows.length + pasted.unsettled.length > 0);
  const entry = useRef<HTMLInputElement>(null);
  const { questions, list, paste, counts } = words;
  const named = (rows: readonly CountryRow[]) => ({
    countries: some(
      rows.map(({ name }) => name),
      counts.more,
    ),
  });
  const counted = (rows: readonly CountryRow[]) => ({
    countries: count(rows.length, counts.countries),
    people: count(sumOf(rows), counts.people),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read belongs to the list that was replaced
  useEffect(() => {
    setPasted(NOTHING);
    say('');
  }, [tool.round]);

  const setRows = (next: (rows: readonly CountryRow[]) => readonly CountryRow[]) =>
    change((now) => ({ ...now, rows: next(now.rows) }));
  const add = (row: CountryRow) => {
    const { merged } = mergeRows([...state.rows, row]);
    const isFull = merged.length === 0 && state.rows.length >= ROW_LIMIT;
    const outcome = merged.length > 0 ? paste.merged : isFull ? list.full : list.added;
    setRows((now) => mergeRows([...now, row]).rows);
    say(fill(outcome, { country: row.name, countries: row.name, limit: ROW_LIMIT }));
  };
  /**
   * The rest of a list that was read before is added to it; a new list replaces the countries that it names. The whole
   * list, pasted again over its rest, means each country once.
   */
  const readList = async (text: string, isAfterRest: boolean) => {
    const { words: late, read } = await loadReader();
    const { rows, unsettled: left, notices } = read(text);
    const before = new Map(state.rows.map((row) => [keyOf(row), row.headcount]));
    const known = rows.filter((row) => before.has(keyOf(row)));
    const isWhole = known.length > 0 && known.length === before.size && rows.length > known.length;
    const isRest = isAfterRest && !isWhole;
    // What an earlier list left open stays open, unless this one says it all again.
    const open = isAfterRest || isWhole ? [] : pasted.unsettled;
    const unsettled = [...open.filter(({ text: same }) => left.every((other) => other.text !== same)), ...left];
    const replaced = isRest ? [] : known.filter((row) => (before.get(keyOf(row)) ?? row.headcount) !== row.headcount);
    setRows((now) => (isRest ? mergeRows([...now, ...rows]).rows : placeRows(now, rows)));
    if (rows.length + unsettled.length > 0) setPasted({ text: textOf(unsettled), unsettled });
    say(
      [
        rows.length > 0 && fill(late.done, counted(rows)),
        replaced.length > 0 && fill(late.replaced, named(replaced)),
        isRest && known.length > 0 && fill(late.merged, named(known)),
        ...notices,
        unsettled.length > 0 && `${count(unsettled.length, late.unsettled.heading)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  const settle = (settled: Unsettled, meant: Pick<Country, 'code' | 'name'> | undefined) => {
    const rest = pasted.unsettled.filter((other) => other !== settled);
    setPasted({ text: textOf(rest), unsettled: rest });
    const { settled: isAdded = '', leftOut = '' } = answers?.paste.unsettled ?? {};
    if (!meant) return say(fill(leftOut, { text: settled.text }));
    setRows((now) => mergeRows([...now, { ...meant, headcount: settled.headcount }]).rows);
    say(fill(isAdded, { country: meant.name }));
  };

  return (
    <ToolFrame {...tool} minutes={words.minutes} words={words.shared} headline={state.rows.length > 0 ? headline : ''}>
      <div className={`noPrint ${styles.countries}`}>
        <h2>{list.heading}</h2>
        <p className="muted">{list.hint}</p>
        <CountryEntry
          ref={entry}
          countries={countries}
          words={list}
          onNear={near}
          onAdd={add}
          onList={(text) => readList(text, false)}
        />
        <PasteList
          words={paste}
          pasted={pasted}
          late={answers}
          onText={(text) => setPasted({ ...pasted, text })}
          onRead={() => readList(pasted.text, pasted.unsettled.length > 0)}
          onSettle={settle}
          onCancel={() => setPasted(NOTHING)}
        />
        <p role="status">{said}</p>
        <p className="muted">
          {state.rows.length === 0 ? (
            list.empty
          ) : (
            <>
              {fill(list.soFar, counted(state.rows))}{' '}
              {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page */}
              <a href="#result" onClick={goTo}>
                {words.see}
              </a>
            </>
          )}
        </p>
      </div>
      <div className={`noPrint ${styles.questions}`}>
        {keysOf(questions).map((question) => {
          const asked: Asked = questions[question];
          return (
            <Choices
              key={question}
              id={`question-${question}`}
              {...asked}
              value={state[question]}
              onChange={(answer) => change((now) => ({ ...now, [question]: answer }))}
            />
          );
        })}
      </div>
      {state.rows.length > 0 && answers && (
        <Suspense>
          <Answer
            {...tool}
            words={answers}
            unsettled={pasted.unsettled}
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
        </Suspense>
      )}
    </ToolFrame>
  );
};
