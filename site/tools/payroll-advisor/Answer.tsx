import { useDeferredValue, useEffect, useMemo } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { ClosingLine } from '../parts/ClosingLine.tsx';
import { keysOf } from '../parts/keys-of.ts';
import { Result } from '../parts/Result.tsx';
import type { Opened } from '../parts/use-tool.ts';
import styles from './Answer.module.css';
import { ByRoute } from './ByRoute.tsx';
import { CountryTable } from './CountryTable.tsx';
import { unitFor } from './dots.ts';
import { OpenPoints } from './OpenPoints.tsx';
import { Plan } from './Plan.tsx';
import { advise } from './rules/advise.ts';
import type { Unsettled } from './rules/parse-list.ts';
import { advisorSummary } from './rules/summary.ts';
import type { AdvisorInput, CountryAdvice, CountryRow } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

export interface AnswerProps {
  words: AnswerWords;
  /** At least one country stands in it. */
  state: AdvisorInput;
  /** What of a pasted list is not in the result yet. */
  unsettled: readonly Unsettled[];
  today: string | undefined;
  opened: Opened | undefined;
  link: string;
  onHeadline: (headline: string) => void;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow, isLast: boolean) => void;
  onClear: () => void;
  startAgain: () => void;
}

/** The result as a whole, what is still open, and every country with its route. */
export const Answer = ({ words, state, unsettled, onHeadline, onChange, onRemove, onClear, ...tool }: AnswerProps) => {
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
  const what = `${count(advice.rows.length, counts.countries)}, ${count(advice.people, counts.people)}`;
  return (
    <Result
      {...tool}
      words={words.shared}
      tool={words.title}
      title={words.printTitle}
      heading={result.heading}
      headline={advice.headline}
      what={what}
      notes={advice.notes}
      inputs={answers}
      caveat={result.caveat}
      drawing={figures.whole}
      share={isComplete ? 1 : (1 + answers.length) / 6}
      service={words.handOver.service}
      summary={() =>
        advisorSummary(
          advice,
          settled,
          { ...data, ...words },
          tool.link,
          unsettled.map(({ text }) => text),
        )
      }
    >
      <div>
        <OpenPoints open={advice.open} unsettled={unsettled} words={words} />
        <CountryTable
          rows={state.rows}
          advice={advice}
          unit={unit}
          words={words}
          showRoute={showRoute}
          onChange={onChange}
          onRemove={onRemove}
        />
        <p className={`noPrint ${styles.foot}`}>
          {fill(list.dots, { people: count(unit, counts.people) })}
          <button type="button" onClick={onClear}>
            {list.clear}
          </button>
        </p>
        <Plan advice={advice} data={data} />
        <ByRoute advice={advice} words={result} showRoute={showRoute} />
      </div>
    </Result>
  );
};
