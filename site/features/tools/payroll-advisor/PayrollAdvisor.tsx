import { useLayoutEffect, useRef, useState } from 'react';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { fetchJson, retryLoad } from '../../../parts/browser/retry-load.ts';
import { ToolFrame, useTool } from '../shared/ToolFrame.tsx';
import styles from './PayrollAdvisor.module.css';
import {
  type AdvisorInput,
  ASSUMED,
  decodeAdvisor,
  EMPTY_ADVISOR,
  encodeAdvisor,
  LIST,
  PART,
  QUESTIONS,
} from './rules/address.ts';
import { readCountries } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { type CountryRow, mergeRows, sumOf } from './rules/rows.ts';
import type { AdvisorWords, ResultWords } from './words.ts';

/** Reads lists and shows the result; its words are written by site/pages/[...file].json.ts: few visitors need it. */
async function load() {
  const [parts, words] = await Promise.all([
    retryLoad(() => import('./AdvisorResult.tsx')),
    fetchJson<ResultWords>('/tools/payroll-advisor.json'),
  ]);
  const countries = readCountries(words.countries);
  const read = (text: string) => parts.parseList(text, countries, words.paste, words.counts.more);
  return { ...parts, words, countries, read };
}
let loading: ReturnType<typeof load> | undefined;
function fetchAhead() {
  loading ??= load();
  return loading;
}

function restOf(unsettled: readonly Unsettled[]) {
  return { text: unsettled.map(({ text }) => text).join('\n'), unsettled };
}
/** The choices of a new list are assumed, as on the home page, and can be changed next to the answer. */
function withChoices(state: AdvisorInput): AdvisorInput {
  return QUESTIONS.every((question) => state[question] === null) ? { ...state, ...ASSUMED } : state;
}

/** Countries and headcounts in, a payroll route and a reason for each out. */
export function PayrollAdvisor({ words }: { words: AdvisorWords }) {
  const [late, setLate] = useState<Awaited<ReturnType<typeof load>>>();
  const loaded = async () => {
    const parts = await fetchAhead();
    setLate(parts);
    return parts;
  };
  /** Came with the address besides the state: entries that could not be read, and the part to open. */
  const arrived = useRef<{ unsettled: readonly Unsettled[]; part: string | null }>(undefined);
  useLayoutEffect(() => {
    const text = new URLSearchParams(location.search).get(LIST);
    if (text && !location.hash)
      history.replaceState(null, '', `${location.pathname}#${LIST}=${encodeURIComponent(text)}`);
  }, []);
  const { change, ...tool } = useTool<AdvisorInput>({
    empty: EMPTY_ADVISOR,
    encode: encodeAdvisor,
    // The stage of the home page sends a list after "#", its form without a script after "?".
    decode: async (address) => {
      const { countries, read } = await loaded();
      arrived.current = undefined;
      const given = new URLSearchParams(address);
      const text = given.get(LIST);
      if (text === null) return decodeAdvisor(address, countries);
      const { rows, unsettled } = read(text);
      arrived.current = { unsettled, part: given.get(PART) };
      return { ...ASSUMED, rows };
    },
  });
  const { state } = tool;
  const [announcement, announce] = useState('');
  const [pasted, setPasted] = useState(restOf([]));
  const [isTyped, setTyped] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { list } = words;

  // Before anything can be typed, which a later effect would take away again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read belongs to the list that was replaced
  useLayoutEffect(() => {
    setPasted(restOf(arrived.current?.unsettled ?? []));
    announce('');
    setTyped(false);
  }, [tool.round]);

  const setRows = (next: (rows: readonly CountryRow[]) => readonly CountryRow[]) =>
    change((now) => withChoices({ ...now, rows: next(now.rows) }));
  /** A list replaces the countries that it names, so that a corrected one can be pasted again. */
  const readList = async (text: string) => {
    const { read, words: result } = await loaded();
    const { rows, unsettled, notices } = read(text);
    const isFirst = state.rows.length === 0;
    if (isFirst) setTyped(true);
    if (rows.length > 0)
      setRows((now) => [...new Map([...now, ...rows].map((row) => [row.code, row])).values()]);
    if (rows.length + unsettled.length > 0) setPasted(restOf(unsettled));
    const { counts } = result;
    announce(
      [
        // The head of the first result says it.
        !isFirst &&
          rows.length > 0 &&
          fill(result.paste.done, {
            countries: count(rows.length, counts.countries),
            people: count(sumOf(rows), counts.people),
          }),
        ...notices,
        unsettled.length > 0 && `${count(unsettled.length, result.paste.unsettled.heading)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

  const entry = (
    <>
      <form
        className={styles.entry}
        onSubmit={(event) => {
          event.preventDefault();
          readList(pasted.text);
        }}
      >
        <Field
          ref={box}
          label={list.label}
          hint={list.hint}
          rows={3}
          placeholder={list.example}
          aria-invalid={pasted.unsettled.length > 0}
          value={pasted.text}
          onFocus={fetchAhead}
          onChange={({ target }) => setPasted({ ...pasted, text: target.value })}
          onKeyDown={(event) => {
            // A country is one line, so Enter adds it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <Button type="submit">{list.add}</Button>
        {late && pasted.unsettled.length > 0 && (
          <late.UnsettledList
            entries={pasted.unsettled}
            words={late.words}
            onSettle={(settledEntry, meant) => {
              const { settled, leftOut } = late.words.paste.unsettled;
              const rest = pasted.unsettled.filter((other) => other !== settledEntry);
              setPasted(restOf(rest));
              if (rest.length === 0) box.current?.focus();
              if (!meant) return announce(fill(leftOut, { text: settledEntry.text }));
              const { code, name } = meant;
              const { headcount } = settledEntry;
              setRows((now) => mergeRows([...now, { code, name, headcount }]).rows);
              announce(fill(settled, { country: name }));
            }}
          />
        )}
      </form>
      <p role="status">{announcement}</p>
    </>
  );
  return (
    <ToolFrame {...tool} words={words}>
      {late && state.rows.length > 0 ? (
        <late.AdvisorResult
          {...tool}
          words={late.words}
          unsettled={pasted.unsettled}
          arrival={isTyped ? 'result' : tool.isOpened ? (arrived.current?.part ?? 'result') : null}
          entry={entry}
          onChoose={(question, value) => change((now) => ({ ...now, [question]: value }))}
          onChange={(row, headcount) =>
            setRows((rows) =>
              rows.map((other) => (other.code === row.code ? { ...other, headcount } : other)),
            )
          }
          onRemove={(row) => {
            setRows((rows) => rows.filter(({ code }) => code !== row.code));
            announce(fill(late.words.list.removed, { country: row.name }));
          }}
        />
      ) : (
        <div className={`noPrint ${styles.countries}`}>
          <h2>{list.heading}</h2>
          <p className="muted">{list.about}</p>
          {entry}
        </div>
      )}
    </ToolFrame>
  );
}
