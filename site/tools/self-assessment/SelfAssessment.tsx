import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Result } from '../parts/Result.tsx';
import frame from '../parts/ToolFrame.module.css';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { useTool } from '../parts/use-tool.ts';
import { Report } from './Report.tsx';
import { type AssessmentAnswers, assessmentSummary, decodeAssessment, encodeAssessment, score } from './rules/score.ts';
import styles from './SelfAssessment.module.css';
import type { AssessmentWords } from './words.ts';

const EMPTY: AssessmentAnswers = {};

const openNext = (area: HTMLDetailsElement | null) => {
  const next = area?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return document.getElementById('result')?.focus();
  next.open = true;
  next.querySelector('summary')?.focus();
};

/** 24 answers in eight areas in, scores and the actions that matter most out. */
export const SelfAssessment = ({ words }: { words: AssessmentWords }) => {
  const { change, ...tool } = useTool({
    empty: EMPTY,
    encode: (answers) => encodeAssessment(answers, words),
    decode: (address) => decodeAssessment(address, words),
  });
  const { state } = tool;
  const { areas, form, result } = words;
  const { yes, partly, no } = words.answers;
  const report = score(state, words);
  const isEmpty = report.answered === 0;
  const progressOf = (statements: readonly { key: string }[]) =>
    fill(form.progress, { n: statements.filter(({ key }) => state[key]).length, all: statements.length });
  return (
    <ToolFrame {...tool} words={words}>
      <div className={`columns noPrint ${frame.form} ${styles.form}`}>
        <div>
          <h2>{form.heading}</h2>
          <p className="muted">{form.hint}</p>
          <p className="bold">{progressOf(areas.flatMap(({ statements }) => statements))}</p>
        </div>
        <div className="ruleAbove">
          {areas.map(({ id, label, statements }, n) => (
            <Fold key={id} heading={`${n + 1}. ${label}`} mark={progressOf(statements)} isOpen={n === 0}>
              {statements.map(({ key, text, why }) => (
                <Choices
                  key={key}
                  label={text}
                  hint={`${form.why}: ${why}`}
                  answers={{ yes: { label: yes }, partly: { label: partly }, no: { label: no } }}
                  value={state[key]}
                  onChange={(answer) => change((now) => ({ ...now, [key]: answer }))}
                  look="row"
                />
              ))}
              <Button look="line" onClick={({ currentTarget }) => openNext(currentTarget.closest('details'))}>
                {n < areas.length - 1 ? form.next : form.showResult}
              </Button>
            </Fold>
          ))}
        </div>
      </div>
      <Result
        {...tool}
        words={words}
        headline={report.headline}
        what={fill(result.what, { n: report.answered, all: report.all })}
        notes={isEmpty ? [] : [report.reason, ...report.notes]}
        summary={() => assessmentSummary(report, words, tool.link)}
      >
        {!isEmpty && <Report report={report} drawing={words.drawing} words={result} />}
      </Result>
    </ToolFrame>
  );
};
