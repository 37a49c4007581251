import { fill } from '../../../common/wording.ts';
import { useLate } from '../../browser/use-late.ts';
import { Result } from '../parts/Result.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { useTool } from '../parts/use-tool.ts';
import { Report } from './Report.tsx';
import { type AssessmentAnswers, score } from './rules/score.ts';
import { assessmentSummary, decodeAssessment, encodeAssessment } from './rules/share.ts';
import styles from './SelfAssessment.module.css';
import { Statements } from './Statements.tsx';
import type { AssessmentWords, ReportWords } from './words.ts';

const EMPTY: AssessmentAnswers = {};

/** 24 answers in, scores and the actions that matter most out. */
export const SelfAssessment = ({ words }: { words: AssessmentWords }) => {
  const { change, ...tool } = useTool({
    empty: EMPTY,
    encode: (answers) => encodeAssessment(answers, words),
    decode: (address) => decodeAssessment(address, words),
  });
  const { state, today = '' } = tool;
  const file = useLate<ReportWords>('/tools/self-assessment.json', Object.keys(state).length > 0);
  const report = file && score(state, file, today);
  return (
    <ToolFrame {...tool} minutes={words.minutes} words={words.shared}>
      <Statements
        words={words}
        answers={state}
        onAnswer={(key, answer) => change((now) => ({ ...now, [key]: answer }))}
      />
      {file && report && report.answered > 0 ? (
        <Result
          {...tool}
          {...file}
          words={file.shared}
          headline={report.headline}
          what={fill(file.result.what, { n: report.answered, all: report.all })}
          notes={[report.reason, ...report.notes]}
          service={file.handOver.service}
          summary={() => assessmentSummary(report, file, tool.link)}
        >
          <Report report={report} drawing={words.drawing} words={file.result} />
        </Result>
      ) : (
        <section className={`ruleAbove ${styles.empty}`}>
          <h2 id="result" tabIndex={-1}>
            {words.result.heading}
          </h2>
          <p className="muted">{words.result.empty}</p>
        </section>
      )}
    </ToolFrame>
  );
};
