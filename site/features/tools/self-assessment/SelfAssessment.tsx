import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Choices, Fold } from '../shared/Fields.tsx';
import { Rail } from '../shared/Rail.tsx';
import { Result, ResultTable } from '../shared/Result.tsx';
import { ToolFrame, useTool } from '../shared/ToolFrame.tsx';
import parts from '../shared/tools.module.css';
import {
  type AssessmentChoices,
  type AssessmentReport,
  assessmentSummary,
  decodeAssessment,
  encodeAssessment,
  score,
} from './rules/score.ts';
import styles from './SelfAssessment.module.css';
import type { AssessmentWords } from './words.ts';

/** The eight dots of the drawing, clockwise from the upper left: columns and rows. */
const PLACES = ['00', '10', '20', '21', '22', '12', '02', '01'];

/** Eight areas on one line: each ring is filled as far as its score. */
function Ring({
  areas,
  total,
  drawing,
}: Pick<AssessmentReport, 'areas' | 'total'> & Pick<AssessmentWords, 'drawing'>) {
  return (
    <svg viewBox={drawing.box} aria-hidden="true">
      <path d={drawing.line} />
      {areas.map(({ id, score }, n) => {
        const [x = 0, y = 0] = Array.from(PLACES[n] ?? '', (place) => 10 + 20 * Number(place));
        // A little more than the score, so that a full ring has no seam.
        return (
          <g key={id} className={styles.ring} transform={`translate(${x} ${y})`}>
            <circle r={4.4} />
            {score ? (
              <circle
                r={4.4}
                pathLength={100}
                strokeDasharray={`${score * 1.01} 100`}
                transform="rotate(-90)"
              />
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
}

/** Scores by area, and the actions that matter most with the dated changes that concern them. */
function Report({
  report,
  words: { result: words },
}: {
  report: AssessmentReport;
  words: AssessmentWords;
}) {
  const { table } = words;
  return (
    <div className={styles.report}>
      <h3>{words.areas}</h3>
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
      {report.actions.length > 0 && (
        <>
          <h3>{count(report.actions.length, words.actions)}</h3>
          <ol className={`ruled ${styles.rows}`}>
            {report.actions.map(({ key, area, text, why, choice, href, link, changes }) => (
              <li key={key} className="columns">
                <b>
                  {area}
                  <small>{fill(words.because, { choice })}</small>
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
}

function openNext(area: HTMLDetailsElement | null) {
  const next = area?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return document.getElementById('result')?.focus();
  next.open = true;
  next.querySelector('summary')?.focus();
}

/** 24 choices in eight areas in, scores and the actions that matter most out. */
export function SelfAssessment({ words }: { words: AssessmentWords }) {
  const { change, ...tool } = useTool<AssessmentChoices>({
    empty: {},
    keptAs: 'dhr-self-assessment',
    encode: (choices) => encodeAssessment(choices, words),
    decode: (address) => decodeAssessment(address, words),
  });
  const { state } = tool;
  const { areas, form, result } = words;
  const { yes, partly, no } = words.choices;
  const report = score(state, words);
  const isEmpty = report.answered === 0;
  const progressOf = (statements: readonly { key: string }[]) =>
    fill(form.progress, {
      n: statements.filter(({ key }) => state[key]).length,
      all: statements.length,
    });
  return (
    <ToolFrame {...tool} words={words}>
      <div className={`columns noPrint ${parts.form} ${parts.side} ${styles.form}`}>
        <div className="stays">
          <div>
            <h2>{form.heading}</h2>
            <p className="small muted">{form.hint}</p>
          </div>
          <Rail
            words={{ ...words.rail, why: form.showResult }}
            value={report.total === null ? undefined : fill(result.score, { score: report.total })}
            unit={progressOf(areas.flatMap(({ statements }) => statements))}
            name={report.band}
            figure={null}
            again={{
              label: words.shared.startAgain,
              href: tool.link.replace(/#.*/, ''),
              onClick: tool.forget,
            }}
          >
            <Ring {...report} drawing={words.drawing} />
          </Rail>
        </div>
        <div className="ruleAbove">
          {areas.map(({ id, label, statements }, n) => (
            <Fold
              key={id}
              heading={`${n + 1}. ${label}`}
              mark={progressOf(statements)}
              isOpen={n === 0}
            >
              {statements.map(({ key, text, why }) => (
                <Choices
                  key={key}
                  label={text}
                  hint={`${form.why}: ${why}`}
                  choices={{ yes: { label: yes }, partly: { label: partly }, no: { label: no } }}
                  value={state[key]}
                  onChange={(choice) => change((now) => ({ ...now, [key]: choice }))}
                  look="row"
                />
              ))}
              <Button
                look="line"
                onClick={({ currentTarget }) => openNext(currentTarget.closest('details'))}
              >
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
        {!isEmpty && <Report report={report} words={words} />}
      </Result>
    </ToolFrame>
  );
}
