import { fill } from '../../../common/wording.ts';
import { useLate } from '../../browser/use-late.ts';
import type { Drawing } from '../../figures/figures.ts';
import { Result } from '../parts/Result.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { type Start, useTool } from '../parts/use-tool.ts';
import { Report } from './Report.tsx';
import { decodeAssessment, encodeAssessment } from './rules/address.ts';
import { score } from './rules/score.ts';
import { assessmentSummary } from './rules/summary.ts';
import type { AssessmentAnswers } from './rules/types.ts';
import styles from './SelfAssessment.module.css';
import { Statements } from './Statements.tsx';
import { type AssessmentWords, REPORT, type ReportWords } from './words.ts';

export interface SelfAssessmentProps {
  words: AssessmentWords;
  /** Eight dots round a hole. */
  drawing: Drawing;
  /** Shows the self-assessment in the middle of its life, for the gallery. */
  start?: Start<AssessmentAnswers> & { words: ReportWords };
}

const EMPTY: AssessmentAnswers = {};

/** 24 answers in, scores and the actions that matter most out. */
export const SelfAssessment = ({ words, drawing, start }: SelfAssessmentProps) => {
  const { change, ...tool } = useTool(
    {
      empty: EMPTY,
      encode: (answers: AssessmentAnswers) => encodeAssessment(answers, words),
      decode: (address) => decodeAssessment(address, words),
    },
    start,
  );
  const { state, today = '' } = tool;
  const file = useLate(REPORT, Object.keys(state).length > 0, start?.words);
  const report = file && score(state, file, today);
  return (
    <ToolFrame {...tool} {...words} words={words.shared} headline={report?.headline ?? ''}>
      <Statements
        words={words}
        answers={state}
        isReady={tool.today !== undefined}
        onAnswer={(key, answer) => change((now) => ({ ...now, [key]: answer }))}
      />
      {file && report && report.answered > 0 ? (
        <Result
          {...tool}
          words={file.shared}
          tool={file.title}
          title={file.printTitle}
          heading={file.result.heading}
          headline={report.headline}
          what={fill(file.result.what, { n: report.answered, all: report.all })}
          notes={[report.reason, ...report.notes]}
          inputs={[]}
          caveat={file.result.caveat}
          service={file.handOver.service}
          summary={() => assessmentSummary(report, file, tool.link)}
        >
          <Report report={report} drawing={drawing} words={file.result} />
        </Result>
      ) : (
        <section className={styles.empty}>
          <h2 id="result" tabIndex={-1}>
            {words.result.heading}
          </h2>
          <p>{words.result.empty}</p>
        </section>
      )}
    </ToolFrame>
  );
};
