import { Fragment, useRef } from 'react';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import square from '../../../../ui/IconButton.module.css';
import { close } from '../../../../ui/icons.ts';
import { Fold, NumberField } from '../shared/Fields.tsx';
import { Result, ResultTable } from '../shared/Result.tsx';
import type { Tool } from '../shared/ToolFrame.tsx';
import styles from './PayrollAdvisor.module.css';
import type { AdvisorInput } from './rules/address.ts';
import { advise, advisorSummary, choicesIn } from './rules/advise.ts';
import type { Country } from './rules/countries.ts';
import type { Unsettled } from './rules/parse-list.ts';
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

interface Props extends Tool {
  words: ResultWords;
  /** It holds at least one country, each of them once. */
  state: AdvisorInput;
  unsettled: readonly Unsettled[];
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow) => void;
}

/** The result as a whole, what is still open, and every country with its headcount, its route and the reason. */
export function AdvisorResult({ words, state, unsettled, onChange, onRemove, ...tool }: Props) {
  const { list, result, options, partnerCloud, counts, paste } = words;
  const { caption, country, people, option: route, reason: why } = result.table;
  const advice = advise(state, words);
  return (
    <Result
      {...tool}
      words={words}
      headline={advice.headline}
      what={`${count(advice.rows.length, counts.countries)}, ${count(advice.people, counts.people)}`}
      notes={[...advice.notes, result.coverage]}
      inputs={choicesIn(state, words)}
      summary={() => advisorSummary(advice, state, words, tool.link, unsettled)}
    >
      <div className={styles.result}>
        {unsettled.length > 0 && (
          <p className="noPrint measure bold" data-edge="">
            {count(unsettled.length, paste.unsettled.inResult)}.{' '}
            <a href="#unsettled">{paste.unsettled.settle}</a>
          </p>
        )}
        <div className={styles.list}>
          <ResultTable
            label={caption}
            columns={[country, people, route, why, '']}
            rows={advice.rows.map((row) => ({
              id: row.code,
              cells: [
                row.name,
                <NumberField
                  key=""
                  label={<span className="visuallyHidden">{`${people}: ${row.name}`}</span>}
                  error={list.error}
                  value={row.headcount}
                  clean={cleanHeadcount}
                  onChange={(headcount) => onChange(row, cleanHeadcount(headcount))}
                />,
                <Fragment key="">
                  {options[row.option].label}
                  {row.alternative && <small>{partnerCloud.mark}</small>}
                </Fragment>,
                row.reason,
                <button
                  key=""
                  className={square.square}
                  type="button"
                  aria-label={fill(list.remove, { country: row.name })}
                  onClick={({ currentTarget }) => {
                    // The button goes with its row.
                    const item = currentTarget.closest('tr');
                    (item?.nextElementSibling ?? item?.previousElementSibling)
                      ?.querySelector('button')
                      ?.focus();
                    onRemove(row);
                  }}
                >
                  <Icon path={close} size={26} />
                </button>,
              ],
            }))}
          />
        </div>
        <div className="ruleAbove">
          <Fold heading={result.checks} isOpen={matchMedia('(min-width: 62rem)').matches}>
            <ul className="ruled">
              {advice.checks.map(({ text, href, link }) => (
                <li key={text} className="small muted">
                  {text} {href && <a href={href}>{link}</a>}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </Result>
  );
}
