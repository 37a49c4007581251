import { type ReactNode, useEffect, useRef, useState } from 'react';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import square from '../../../../ui/IconButton.module.css';
import {
  calendarPlus,
  chevronDown,
  close,
  copy,
  link as linkIcon,
  printer,
} from '../../../../ui/icons.ts';
import { handOver } from '../../../parts/browser/hand-over.ts';
import { LineKey } from '../../../parts/line/PayrollLine.tsx';
import { NumberField } from '../shared/Fields.tsx';
import { ResultTable } from '../shared/Result.tsx';
import type { Tool } from '../shared/ToolFrame.tsx';
import { DateRows } from './DateRows.tsx';
import { Lanes } from './Lanes.tsx';
import styles from './PayrollAdvisor.module.css';
import { PrintedPages } from './PrintedPages.tsx';
import { type AdvisorChoices, type AdvisorInput, QUESTIONS } from './rules/address.ts';
import { advise, advisorSummary, choiceLabel, textOf } from './rules/advise.ts';
import { saveCalendar } from './rules/calendar-file.ts';
import type { Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { datesInWords, lineToCarry, readLine } from './rules/read-line.ts';
import { type CountryRow, cleanHeadcount, sumOf } from './rules/rows.ts';
import type { ResultWords } from './words.ts';

export { parseList } from './rules/parse-list.ts';

/** More than anyone settles one by one; the rest stays in the box. */
const MAX_SHOWN = 20;

interface UnsettledProps {
  entries: readonly Unsettled[];
  words: ResultWords;
  /** The visitor says what an entry means; undefined leaves it out. */
  onSettle: (entry: Unsettled, meant?: Country) => void;
}

/** The part of a list that could not be read, with the people who would be missing, and what can be done about each entry. */
export function UnsettledList({ entries, words, onSettle }: UnsettledProps) {
  const box = useRef<HTMLElement>(null);
  const { unsettled } = words.paste;
  const { people } = words.counts;
  const missing = sumOf(entries);
  const questionOf = ({ guesses, name, isShared }: Unsettled) => {
    if (isShared) return unsettled.shared;
    if (guesses.length > 0) return unsettled.meant;
    return name ? unsettled.unknown : unsettled.noName;
  };
  const settle = (entry: Unsettled, meant?: Country) => {
    // The buttons go with their entry.
    box.current?.focus();
    onSettle(entry, meant);
  };
  return (
    <section className={styles.unsettled} data-edge="" id="unsettled" tabIndex={-1} ref={box}>
      <h3>{count(entries.length, unsettled.heading)}</h3>
      {missing > 0 && <p>{fill(unsettled.missing, { people: count(missing, people) })}</p>}
      <p>{unsettled.hint}</p>
      <ul className="ruled">
        {entries.slice(0, MAX_SHOWN).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be in a list twice
          <li className="cluster" key={`${at} ${entry.text}`}>
            <p className="cluster">
              <mark>{entry.text}</mark>
              {entry.headcount !== null && <b>{count(entry.headcount, people)}</b>}
              <span className="muted">{questionOf(entry)}</span>
            </p>
            {entry.guesses.map((country) => (
              <Button key={country.code} look="line" onClick={() => settle(entry, country)}>
                {`${country.name}?`}
              </Button>
            ))}
            <Button look="line" onClick={() => settle(entry)}>
              {unsettled.leaveOut}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Long enough that a number typed digit by digit is announced once. */
const ANNOUNCE_DELAY_MS = 1200;

/** A longer answer fills the line alone. */
const MAX_SENTENCE = 80;
/** Loops in the form, where one more closes the line. */
const MAX_CARRIED = 8;

type Question = (typeof QUESTIONS)[number];
interface QuestionsProps {
  words: ResultWords;
  choices: AdvisorChoices;
  onChoose: (question: Question, value: string | null) => void;
}

/** Four questions in one row; on small screens they fold into one line that says the answers. */
function Questions({ words, choices, onChoose }: QuestionsProps) {
  const { questions, answer } = words;
  const [isOpen] = useState(matchMedia('(min-width: 62rem)').matches);
  return (
    <details className={`turns ${styles.answers}`} open={isOpen}>
      <summary className="ends small">
        <span className="dotted">
          {QUESTIONS.map((question) => (
            <span key={question}>{choiceLabel(question, choices, words)}</span>
          ))}
        </span>
        <Icon path={chevronDown} size={20} />
      </summary>
      <form className={styles.questions} aria-label={answer.questions}>
        {QUESTIONS.map((question) => {
          const { label, choices: offered } = questions[question];
          return (
            <label key={question} className="small">
              <b>{label}</b>
              <span className={styles.select}>
                <select
                  value={choices[question] ?? ''}
                  onChange={({ target }) => onChoose(question, target.value || null)}
                >
                  {choices[question] === null && <option value="">{answer.unanswered}</option>}
                  {Object.entries(offered).map(([value, choice]) => (
                    <option key={value} value={value}>
                      {choice.label}
                    </option>
                  ))}
                </select>
                <Icon path={chevronDown} size={18} />
              </span>
            </label>
          );
        })}
      </form>
    </details>
  );
}

interface Props extends Tool, Omit<QuestionsProps, 'choices'> {
  /** It holds at least one country, each of them once. */
  state: AdvisorInput;
  unsettled: readonly Unsettled[];
  /** The part that takes the focus; null where the visitor was here before. */
  arrival: string | null;
  /** The field that reads lists. */
  entry: ReactNode;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow) => void;
}

/** The answer on one line: every country with its route and its dates, what to do with them, and the reasons. */
export function AdvisorResult({ words, state, unsettled, onChange, onRemove, ...props }: Props) {
  const { today = '', link, arrival } = props;
  const { list, result, options, partnerCloud, counts, paste, answer, shared } = words;
  const { caption, country, people: paid, option: route, reason: why } = result.table;
  const advice = advise(state, words);
  const line = readLine(state.rows, state, words, today);
  const { rows, dates } = line;
  const what = `${count(rows.length, counts.countries)}, ${count(line.people, counts.people)}`;
  const [said, say] = useState('');
  const [announced, announce] = useState('');
  const change = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const timer = setTimeout(announce, ANNOUNCE_DELAY_MS, advice.sentence);
    return () => clearTimeout(timer);
  }, [advice.sentence]);
  useEffect(() => {
    if (arrival === null) return;
    const part = document.getElementById(arrival);
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ block: arrival === 'result' ? 'end' : 'start', behavior: 'instant' });
  }, [arrival]);
  const openList = () => {
    if (change.current) change.current.open = true;
    change.current?.querySelector('textarea')?.focus();
  };
  const copyIt = (text: string, done: string, failed: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(done),
      () => say(failed),
    );
  const save = (slugs: readonly string[]) =>
    saveCalendar(slugs).catch(() => say(answer.noCalendar));
  return (
    <>
      <div className="noPrint" data-answered="">
        <div className={`on-ink ${styles.head}`}>
          <div>
            <h1 id="result" tabIndex={-1}>
              <span className={styles.long}>{`${answer.title} `}</span>
              {what}
            </h1>
            <p className="muted">
              {advice.sentence}{' '}
              {advice.sentence.length < MAX_SENTENCE && (
                <span className={styles.long}>{answer.coverage}</span>
              )}
            </p>
          </div>
          <p className="cluster">
            <Button look="unboxed" onClick={openList}>
              {answer.change}
            </Button>
            <Button
              href={`/contact-us?service=${words.handOver.service}`}
              onClick={() =>
                handOver({
                  title: words.page.title,
                  what,
                  text: advisorSummary(advice, state, words, link, unsettled),
                  line: lineToCarry(rows, MAX_CARRIED, words.line),
                })
              }
            >
              {answer.ask}
            </Button>
          </p>
        </div>
        {unsettled.length > 0 && (
          <p className={`bold ${styles.notice}`} data-edge="">
            {count(unsettled.length, paste.unsettled.inResult)}.{' '}
            <a href="#unsettled">{paste.unsettled.settle}</a>
          </p>
        )}
        <Questions words={words} choices={state} onChoose={props.onChoose} />
        <Lanes line={line} words={words} today={today} />
        <div className={`cluster ${styles.actions}`}>
          {dates.length > 0 && (
            <Button look="line" size="small" onClick={() => save(dates.map(({ slug }) => slug))}>
              <Icon path={calendarPlus} />
              {count(dates.length, answer.calendar)}
            </Button>
          )}
          <Button
            look="unboxed"
            onClick={() => copyIt(link, shared.linkCopied, shared.linkNotCopied)}
          >
            <Icon path={linkIcon} />
            {shared.copyLink}
          </Button>
          <Button
            look="unboxed"
            onClick={() =>
              copyIt(
                textOf(advice, line, words, { what, today, link }),
                answer.textCopied,
                answer.notCopied,
              )
            }
          >
            <Icon path={copy} />
            {answer.copyText}
          </Button>
          <Button look="unboxed" onClick={() => print()}>
            <Icon path={printer} />
            {answer.print}
          </Button>
          <p className="small muted" role="status">
            {said}
          </p>
        </div>
        <LineKey words={words.line.key} />
        <p className="visuallyHidden" role="status">
          {announced}
        </p>
        <section className={styles.part}>
          <h2 id="dates" tabIndex={-1}>
            {datesInWords(line, words.line)}
          </h2>
          <DateRows dates={dates} rows={rows} words={words} today={today} onAdd={save} />
        </section>
        <section className={styles.part}>
          <h2 id="routes" tabIndex={-1}>
            {answer.why}
          </h2>
          <ResultTable
            label={caption}
            columns={[country, paid, route, why]}
            rows={advice.rows.map((row) => ({
              id: row.code,
              cells: [
                row.name,
                row.headcount ?? result.noHeadcount,
                <span key="">
                  {options[row.option].label}
                  {row.alternative && <small>{partnerCloud.mark}</small>}
                </span>,
                row.reason,
              ],
            }))}
          />
          <p className="measure" id="coverage" tabIndex={-1}>
            {[...advice.notes, result.coverage].join(' ')}
          </p>
          <p className="small muted measure">{result.caveat}</p>
        </section>
        <section className={styles.part}>
          <h2>{result.checks}</h2>
          <ul className="ruled">
            {advice.checks.map(({ text, href, link: label }) => (
              <li key={text} className="small muted">
                {text} {href && <a href={href}>{label}</a>}
              </li>
            ))}
          </ul>
        </section>
        <details ref={change} className={`turns ${styles.change}`} open={unsettled.length > 0}>
          <summary className="ends h4 bold">
            {answer.change}
            <Icon path={chevronDown} size={22} />
          </summary>
          {props.entry}
          <ul className={`ruled ${styles.list}`}>
            {state.rows.map((row) => (
              <li key={row.code} className="cluster">
                <b>{row.name}</b>
                <NumberField
                  label={<span className="visuallyHidden">{`${paid}: ${row.name}`}</span>}
                  error={list.error}
                  value={row.headcount}
                  clean={cleanHeadcount}
                  onChange={(headcount) => onChange(row, cleanHeadcount(headcount))}
                />
                <button
                  className={square.square}
                  type="button"
                  aria-label={fill(list.remove, { country: row.name })}
                  onClick={({ currentTarget }) => {
                    // The button goes with its row.
                    const item = currentTarget.closest('li');
                    (item?.nextElementSibling ?? item?.previousElementSibling)
                      ?.querySelector('button')
                      ?.focus();
                    onRemove(row);
                  }}
                >
                  <Icon path={close} size={26} />
                </button>
              </li>
            ))}
          </ul>
          <Button look="line" href={link.replace(/#.*/, '')}>
            {shared.startAgain}
          </Button>
        </details>
      </div>
      <PrintedPages
        advice={advice}
        line={line}
        words={words}
        what={what}
        choices={state}
        today={today}
        link={link}
      />
    </>
  );
}
