import { decodeHealth, encodeHealth } from '../../../tools/health-check/address.ts';
import { score } from '../../../tools/health-check/score.ts';
import { healthSummary } from '../../../tools/health-check/summary.ts';
import type { HealthAnswers } from '../../../tools/health-check/types.ts';
import type { Drawing } from '../../drawing/figures.ts';
import { useLate } from '../../islands/use-late.ts';
import { Result } from '../parts/Result.tsx';
import { ToolFrame } from '../parts/ToolFrame.tsx';
import { type Start, useTool } from '../parts/use-tool.ts';
import styles from './HealthCheck.module.css';
import { Report } from './Report.tsx';
import { Statements } from './Statements.tsx';
import { type HealthWords, REPORT, type ReportWords } from './words.ts';

export interface HealthCheckProps {
  words: HealthWords;
  /** Eight dots round a hole. */
  drawing: Drawing;
  /** Shows the health check in the middle of its life, for the gallery. */
  start?: Start<HealthAnswers> & { words: ReportWords };
}

const EMPTY: HealthAnswers = {};

/** 24 answers in, scores and the actions that matter most out. */
export const HealthCheck = ({ words, drawing, start }: HealthCheckProps) => {
  const { change, ...tool } = useTool(
    {
      empty: EMPTY,
      encode: (answers: HealthAnswers) => encodeHealth(answers, words),
      decode: (address) => decodeHealth(address, words),
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
        onAnswer={(key, answer) => change((now) => ({ ...now, [key]: answer }))}
      />
      {file && report && report.answered > 0 ? (
        <Result
          {...tool}
          words={file.shared}
          title={file.printTitle}
          heading={file.result.heading}
          headline={report.headline}
          notes={[report.reason, ...report.notes]}
          inputs={[]}
          caveat={file.result.caveat}
          service={file.handOver.service}
          summary={() => healthSummary(report, file, tool.link)}
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
