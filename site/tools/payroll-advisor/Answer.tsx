import { useDeferredValue, useEffect, useMemo } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { advise } from '../../../tools/payroll-advisor/advise.ts';
import { advisorSummary } from '../../../tools/payroll-advisor/summary.ts';
import type { AdvisorInput, CountryAdvice, CountryRow } from '../../../tools/payroll-advisor/types.ts';
import { ClosingLine } from '../parts/ClosingLine.tsx';
import { keysOf } from '../parts/keys-of.ts';
import { Result } from '../parts/Result.tsx';
import styles from './Answer.module.css';
import { ByRoute } from './ByRoute.tsx';
import { CountryTable } from './CountryTable.tsx';
import { unitFor } from './dots.ts';
import type { AnswerWords } from './words.ts';

export interface AnswerProps {
  words: AnswerWords;
  /** At least one country stands in it. */
  state: AdvisorInput;
  today: string | undefined;
  link: string;
  onHeadline: (headline: string) => void;
  onChange: (row: CountryRow, headcount: number | null) => void;
  onRemove: (row: CountryRow, isLast: boolean) => void;
  onClear: () => void;
  startAgain: () => void;
}

/** Every country with its route, and the result as a whole. */
export const Answer = ({ words, state, onHeadline, onChange, onRemove, onClear, ...tool }: AnswerProps) => {
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
  return (
    <>
      <a className={styles.see} href="#result">
        {result.see}
      </a>
      <CountryTable
        rows={state.rows}
        advice={advice}
        unit={unit}
        words={words}
        showRoute={showRoute}
        onChange={onChange}
        onRemove={onRemove}
      />
      <p className={styles.foot}>
        {fill(list.dots, { people: count(unit, counts.people) })}
        <button type="button" onClick={onClear}>
          {list.clear}
        </button>
      </p>
      <Result
        {...tool}
        words={words.shared}
        title={words.printTitle}
        heading={result.heading}
        headline={advice.headline}
        notes={advice.notes}
        inputs={answers}
        caveat={result.caveat}
        drawing={figures.whole}
        share={isComplete ? 1 : (1 + answers.length) / 6}
        service={words.handOver.service}
        summary={() => advisorSummary(advice, settled, { ...data, ...words }, tool.link)}
      >
        <ByRoute advice={advice} words={result} showRoute={showRoute} />
      </Result>
    </>
  );
};
