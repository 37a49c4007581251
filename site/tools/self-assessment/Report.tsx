import { count, fill } from '../../../common/wording.ts';
import type { Drawing } from '../../figures/figures.ts';
import { ResultTable } from '../parts/ResultTable.tsx';
import type { AssessmentReport } from './rules/score.ts';
import styles from './SelfAssessment.module.css';
import type { AssessmentWords } from './words.ts';

interface Props {
  report: AssessmentReport;
  drawing: Drawing;
  words: AssessmentWords['result'];
}

/** The eight dots of the drawing, clockwise from the upper left: columns and rows. */
const PLACES = ['00', '10', '20', '21', '22', '12', '02', '01'];

/** Eight areas on one line: each ring is filled as far as its score. */
const Ring = ({ report: { areas, total }, drawing }: Omit<Props, 'words'>) => (
  <svg viewBox={drawing.box} aria-hidden="true">
    <path d={drawing.line} />
    {areas.map(({ id, score }, n) => {
      const [x = 0, y = 0] = Array.from(PLACES[n] ?? '', (place) => 10 + 20 * Number(place));
      // A little more than the score, so that a full ring has no seam.
      return (
        <g key={id} className={styles.ring} transform={`translate(${x} ${y})`}>
          <circle r={4.4} />
          {score ? (
            <circle r={4.4} pathLength={100} strokeDasharray={`${score * 1.01} 100`} transform="rotate(-90)" />
          ) : null}
          <text y={1.4}>{n + 1}</text>
        </g>
      );
    })}
    <text className={styles.total} x={30} y={33}>
      {total}
    </text>
  </svg>
);

/** Scores by area, and the actions that matter most with the dated changes that concern them. */
export const Report = ({ report, drawing, words }: Props) => {
  const { table } = words;
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
            cells: [
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
              <li key={key} className="columns">
                <b>
                  {area}
                  <small>{fill(words.because, { answer })}</small>
                </b>
                <div>
                  <p>{text}</p>
                  <p>{why}</p>
                  {changes.map(({ slug, date, title }) => (
                    <p key={slug} data-edge="">
                      <a href={`/insights/deadlines#${slug}`}>{`${date}: ${title}`}</a>
                    </p>
                  ))}
                  <a className="target" href={href}>
                    {link}
                  </a>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
};
