import { spoken } from '../../../common/day.ts';
import { count, fill } from '../../../common/wording.ts';
import type { Drawing } from '../../figures/figures.ts';
import { SourceLink } from '../../insights/SourceList.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Report.module.css';
import { Ring } from './Ring.tsx';
import type { AssessmentReport, DatedChange } from './rules/types.ts';
import type { ReportWords } from './words.ts';

interface Props {
  report: AssessmentReport;
  drawing: Drawing;
  words: ReportWords['result'];
}

/** Scores by area, the actions that matter most, and the dated changes. */
export const Report = ({ report, drawing, words }: Props) => {
  const { table } = words;
  const showChange = ({ date, hasPassed, words: text, source }: DatedChange) => (
    <li key={text}>
      <b>
        {spoken(date)}
        <small>{hasPassed ? words.past : words.upcoming}</small>
      </b>
      <span>
        {text} <SourceLink {...source} />
      </span>
    </li>
  );
  return (
    <div className={styles.report}>
      <h3>{words.areas}</h3>
      <div className={`columns ${styles.scores}`}>
        <Ring report={report} drawing={drawing} />
        <ResultTable
          label={table.caption}
          columns={[table.area, table.score, table.meaning, table.answered]}
          rows={report.areas.map(({ id, label, score, meaning, answered, all }, n) => ({
            id,
            sign: [score, answered].join(),
            cells: () => [
              `${n + 1}. ${label}`,
              score === null ? '–' : fill(words.score, { score }),
              meaning,
              fill(words.answered, { n: answered, all }),
            ],
          }))}
        />
      </div>
      {report.actions.length > 0 && (
        <>
          <h3>{count(report.actions.length, words.actions)}</h3>
          <ol className={`ruled ${styles.rows}`}>
            {report.actions.map(({ key, area, text, why, answer, href, link, changes }) => (
              <li key={key}>
                <b>
                  {area}
                  <small>{fill(words.because, { answer })}</small>
                </b>
                <div>
                  <p>{text}</p>
                  <p>{why}</p>
                  {changes.map(({ words: change }) => (
                    <p key={change}>{change}</p>
                  ))}
                  <a href={href}>{link}</a>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{words.changes}</h3>
      <p>{words.changesText}</p>
      <ol className={`ruled ${styles.rows}`}>{report.changes.map(showChange)}</ol>
    </div>
  );
};
