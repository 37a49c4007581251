import { Fragment } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import square from '../../../ui/IconButton.module.css';
import { close } from '../../../ui/icons.ts';
import { keysOf } from '../parts/Choices.tsx';
import { Fold } from '../parts/Fold.tsx';
import { NumberField } from '../parts/NumberField.tsx';
import { Result } from '../parts/Result.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Answer.module.css';
import { advise } from './rules/advise.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { cleanHeadcount, sumOf } from './rules/rows.ts';
import { advisorSummary } from './rules/summary.ts';
import type { AdvisorInput, CountryRow } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

export { parseList } from './rules/parse-list.ts';

interface Props {
  words: AnswerWords;
  /** It holds at least one country, each of them once. */
  state: AdvisorInput;
  unsettled: readonly Unsettled[];
  today: string | undefined;
  isOpened?: boolean | undefined;
  link: string;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow) => void;
}

/** The result as a whole, what is still open, and every country with its headcount, its route and the reason. */
export const Answer = ({ words, state, unsettled, onChange, onRemove, ...tool }: Props) => {
  const { list, result, questions, options, partnerCloud, counts, paste, open } = words;
  const { caption, country, people, option: route, reason: why } = result.table;
  const advice = advise(state, words);
  const answers = keysOf(questions).flatMap((question) => {
    const labels: Readonly<Record<string, { label: string }>> = questions[question].answers;
    const answer = labels[state[question] ?? ''];
    return answer ? `${questions[question].label} ${answer.label}` : [];
  });
  const notRead = unsettled.map(({ text }) => text);
  const missing = sumOf(unsettled);
  return (
    <Result
      {...tool}
      words={words}
      headline={advice.headline}
      what={`${count(advice.rows.length, counts.countries)}, ${count(advice.people, counts.people)}`}
      notes={[
        ...advice.notes,
        ...(advice.open.length > 0 ? [`${count(advice.open.length, open.heading)}. ${open.text}`] : []),
        result.coverage,
      ]}
      inputs={answers}
      summary={() => advisorSummary(advice, state, words, tool.link, notRead)}
    >
      <div className={styles.answer}>
        {unsettled.length > 0 && (
          <p className="noPrint measure bold" data-edge="">
            {count(unsettled.length, paste.unsettled.inResult)}.{' '}
            {missing > 0 && fill(paste.unsettled.missing, { people: count(missing, counts.people) })}{' '}
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
                    (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')?.focus();
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
};
