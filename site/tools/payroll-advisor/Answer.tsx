import { useDeferredValue, useEffect, useMemo } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { keysOf } from '../parts/Choices.tsx';
import { ClosingLine, unitFor } from '../parts/Drawings.tsx';
import { Result } from '../parts/Result.tsx';
import styles from './Answer.module.css';
import { CountryTable, OpenPoints } from './CountryTable.tsx';
import { ByRoute, Plan } from './Plan.tsx';
import { advise } from './rules/advise.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { advisorSummary } from './rules/summary.ts';
import type { AdvisorInput, CountryAdvice, CountryRow } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

interface Props {
  words: AnswerWords;
  /** It holds at least one country. */
  state: AdvisorInput;
  /** What of a pasted list is not in the result yet. */
  unsettled: readonly Unsettled[];
  today: string | undefined;
  opened?: { day?: string | undefined } | undefined;
  link: string;
  onHeadline: (headline: string) => void;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow, isLast: boolean) => void;
  onClear: () => void;
  startAgain: () => void;
}

/** The result as a whole, what is still open, and every country with its route. */
export const Answer = ({ words, state, unsettled, onHeadline, onChange, onRemove, onClear, ...tool }: Props) => {
  const { data, list, result, figures } = words;
  // The fields answer at once; the result of 300 rows may follow a moment later.
  const settled = useDeferredValue(state);
  const advice = useMemo(() => advise(settled, data), [settled, data]);
  const { questions, options, partnerCloud, counts } = data;
  useEffect(() => onHeadline(advice.headline), [advice.headline, onHeadline]);

  const showRoute = ({ option, alternative }: Pick<CountryAdvice, 'option'> & Partial<CountryAdvice>) => (
    <span className={styles.route}>
      <ClosingLine drawing={figures.routes[option]} share={option === 'open' ? 0.8 : 1} />
      <span>
        {options[option].label}
        {alternative && <small>{partnerCloud.mark}</small>}
      </span>
    </span>
  );
  const answers = keysOf(questions).flatMap((question) => {
    const labels: Readonly<Record<string, { label: string }>> = questions[question].answers;
    const answer = labels[settled[question] ?? ''];
    return answer ? `${questions[question].label} ${answer.label}` : [];
  });
  const isComplete = advice.rows.every(({ option }) => option !== 'open');
  const unit = unitFor(settled.rows.map(({ headcount }) => headcount));
  const notRead = unsettled.map(({ text }) => text);
  return (
    <Result
      {...tool}
      page={words.page}
      result={result}
      words={words.shared}
      headline={advice.headline}
      what={`${count(advice.rows.length, counts.countries)}, ${count(advice.people, counts.people)}`}
      notes={advice.notes}
      inputs={answers}
      figure={{ drawing: figures.whole, share: isComplete ? 1 : (1 + answers.length) / 6 }}
      service={words.handOver.service}
      summary={() => advisorSummary(advice, settled, { ...data, ...words }, tool.link, notRead)}
    >
      <div>
        <OpenPoints open={advice.open} unsettled={unsettled} words={words} />
        <CountryTable {...{ advice, unit, words, showRoute, onChange, onRemove }} rows={state.rows} />
        <p className={`noPrint cluster small muted ${styles.foot}`}>
          {fill(list.dots, { people: count(unit, counts.people) })}
          <Button look="unboxed" onClick={onClear}>
            {list.clear}
          </Button>
        </p>
        <Plan advice={advice} data={data} />
        <ByRoute advice={advice} words={result} showRoute={showRoute} />
      </div>
    </Result>
  );
};
