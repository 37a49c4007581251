import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { fetchJson, retryLoad } from '../../../parts/browser/retry-load.ts';
import { Choices, Fold, keysOf } from '../shared/Fields.tsx';
import { ToolFrame, useTool } from '../shared/ToolFrame.tsx';
import styles from './PayrollAdvisor.module.css';
import {
  type AdvisorInput,
  ASSUMED,
  decodeAdvisor,
  EMPTY_ADVISOR,
  encodeAdvisor,
  LIST,
} from './rules/address.ts';
import { readCountries } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { type CountryRow, mergeRows, sumOf } from './rules/rows.ts';
import type { AdvisorWords, ResultWords } from './words.ts';

type Asked = Omit<ComponentProps<typeof Choices<string>>, 'value' | 'onChange'>;

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
// Fetched ahead without drawing: React takes radio buttons out of their group for a moment when it
// draws them again, and a visitor who is on one then meets the same question twice by Tab.
function fetchAhead() {
  loading ??= load();
  return loading;
}

function restOf(unsettled: readonly Unsettled[]) {
  return { text: unsettled.map(({ text }) => text).join('\n'), unsettled };
}

/** Countries and headcounts in, a payroll route and a reason for each out. */
export function PayrollAdvisor({ words }: { words: AdvisorWords }) {
  const [late, setLate] = useState<Awaited<ReturnType<typeof load>>>();
  const loaded = async () => {
    const parts = await fetchAhead();
    setLate(parts);
    return parts;
  };
  const { change, ...tool } = useTool<AdvisorInput>({
    empty: EMPTY_ADVISOR,
    encode: encodeAdvisor,
    decode: async (address) =>
      address.startsWith(`${LIST}=`)
        ? EMPTY_ADVISOR
        : decodeAdvisor(address, (await loaded()).countries),
  });
  const { state } = tool;
  const [announcement, announce] = useState('');
  const [pasted, setPasted] = useState(restOf([]));
  const box = useRef<HTMLTextAreaElement>(null);
  const { questions, list, counts } = words;
  const isUnanswered = keysOf(questions).some((question) => state[question] === null);
  const counted = (rows: readonly CountryRow[]) => ({
    countries: count(rows.length, counts.countries),
    people: count(sumOf(rows), counts.people),
  });

  // Before anything can be typed, which a later effect would take away again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read belongs to the list that was replaced
  useLayoutEffect(() => {
    setPasted(restOf([]));
    announce('');
  }, [tool.round]);

  const setRows = (next: (rows: readonly CountryRow[]) => readonly CountryRow[]) =>
    change((now) => ({ ...now, rows: next(now.rows) }));
  /** A list replaces the countries that it names, so that a corrected one can be pasted again. */
  const readList = async (text: string) => {
    const { read, words: result } = await loaded();
    const { rows, unsettled, notices } = read(text);
    setRows((now) => [...new Map([...now, ...rows].map((row) => [row.code, row])).values()]);
    if (rows.length + unsettled.length > 0) setPasted(restOf(unsettled));
    announce(
      [
        rows.length > 0 && fill(result.paste.done, counted(rows)),
        ...notices,
        unsettled.length > 0 && `${count(unsettled.length, result.paste.unsettled.heading)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has taken over
  useEffect(() => {
    // The stage of the home page sends a list after "#", its form without a script after "?".
    const text = [location.hash.slice(1), location.search]
      .map((part) => new URLSearchParams(part).get(LIST))
      .find(Boolean);
    if (!tool.today || !text) return;
    change((now) => ({ ...now, ...ASSUMED }));
    setPasted({ text, unsettled: [] });
    readList(text);
  }, [tool.today]);

  return (
    <ToolFrame {...tool} words={words}>
      <div className={`noPrint ${styles.countries}`}>
        <h2>{list.heading}</h2>
        <p className="muted">{list.about}</p>
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
              onSettle={(entry, meant) => {
                const { settled, leftOut } = late.words.paste.unsettled;
                const rest = pasted.unsettled.filter((other) => other !== entry);
                setPasted(restOf(rest));
                if (rest.length === 0) box.current?.focus();
                if (!meant) return announce(fill(leftOut, { text: entry.text }));
                const { code, name } = meant;
                setRows(
                  (now) => mergeRows([...now, { code, name, headcount: entry.headcount }]).rows,
                );
                announce(fill(settled, { country: name }));
              }}
            />
          )}
        </form>
        <p role="status">{announcement}</p>
        <p className="muted">
          {state.rows.length > 0 ? fill(list.soFar, counted(state.rows)) : list.empty}{' '}
          {state.rows.length > 0 && <a href="#result">{list.see}</a>}
        </p>
      </div>
      <div className="noPrint">
        <Fold
          heading={list.questions}
          isOpen={isUnanswered || matchMedia('(min-width: 62rem)').matches}
        >
          <div className={styles.questions}>
            {keysOf(questions).map((question) => {
              const asked: Asked = questions[question];
              const choose = (value: string) => change((now) => ({ ...now, [question]: value }));
              return (
                <Choices key={question} {...asked} value={state[question]} onChange={choose} />
              );
            })}
          </div>
        </Fold>
      </div>
      {state.rows.length > 0 && late && (
        <late.AdvisorResult
          {...tool}
          words={late.words}
          unsettled={pasted.unsettled}
          onChange={(row, headcount) =>
            setRows((rows) =>
              rows.map((other) => (other.code === row.code ? { ...other, headcount } : other)),
            )
          }
          onRemove={(row) => {
            if (state.rows.length === 1) box.current?.focus();
            setRows((rows) => rows.filter(({ code }) => code !== row.code));
            announce(fill(late.words.list.removed, { country: row.name }));
          }}
        />
      )}
    </ToolFrame>
  );
}
