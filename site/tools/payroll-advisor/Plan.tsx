import type { ReactNode } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Dots, dotsFor, unitFor } from '../parts/Drawings.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './Answer.module.css';
import type { Advice } from './rules/advise.ts';
import type { AdvisorData } from './rules/data.ts';
import type { AnswerWords } from './words.ts';

interface Props {
  advice: Pick<Advice, 'waves' | 'effort'>;
  data: Pick<AdvisorData, 'plan' | 'effort' | 'counts'>;
}

/** The countries in waves, each with its reason and what it needs first, and the band of effort with its drivers. */
export const Plan = ({ advice: { waves, effort }, data }: Props) => {
  const { plan, effort: words, counts } = data;
  const { table } = words;
  return (
    <div className={styles.plan}>
      <section>
        <h3 className="cluster">
          {plan.heading}
          <small>{plan.mark}</small>
        </h3>
        <p className="muted measure">{plan.text}</p>
        <ol className="ruled">
          {waves.map(({ id, name, countries, people, reason, needs }) => (
            <li key={id} className="small">
              <h4>
                {name}
                <small>{count(people, counts.people)}</small>
              </h4>
              <div>
                <p className="bold">{countries.join(', ')}</p>
                <p className="muted">{reason}</p>
              </div>
              <div>
                <p className="bold muted">{plan.needs}</p>
                <ul>
                  {needs.map((need) => (
                    <li key={need}>{need}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {effort.lines.length > 0 && (
        <section>
          <h3 className="cluster">
            {words.heading}
            <small>{words.mark}</small>
          </h3>
          <p className={`measure ${styles.band}`}>{fill(words.headline, { low: effort.low, high: effort.high })}</p>
          <p className="muted measure">
            {words.text} {effort.notCounted > 0 && `${count(effort.notCounted, words.notCounted)}.`}
          </p>
          <ResultTable
            label={table.caption}
            columns={[table.driver, table.low, table.high]}
            numbers={2}
            hasTotal
            rows={[
              ...effort.lines.map(({ driver, label, low, high }) => ({
                id: driver,
                sign: [label, low, high].join(),
                cells: () => [label, low, high],
              })),
              {
                id: 'band',
                sign: [effort.low, effort.high].join(),
                cells: () => [fill(table.band, { days: words.rounding }), effort.low, effort.high],
              },
            ]}
          />
        </section>
      )}
    </div>
  );
};

interface RouteProps {
  advice: Advice;
  words: AnswerWords['result'];
  showRoute: (summary: Advice['summary'][number]) => ReactNode;
}

/** The list by route, and what to check next. */
export const ByRoute = ({ advice, words: { summary, checks }, showRoute }: RouteProps) => {
  const unit = unitFor(advice.summary.map(({ people }) => people));
  return (
    <div className={`columns ${styles.byRoute}`}>
      <section>
        <h3>{summary.heading}</h3>
        <ResultTable
          label={summary.caption}
          columns={[summary.option, summary.countries, summary.people]}
          numbers={2}
          hasTotal
          rows={[
            ...advice.summary.map((route) => ({
              id: route.option,
              sign: [route.countries, route.people, route.toConfirm, unit].join(),
              cells: () => [
                <>
                  {showRoute(route)}
                  <Dots count={dotsFor(route.people, unit)} />
                  {route.toConfirm > 0 && <small>{count(route.toConfirm, summary.toConfirm)}</small>}
                </>,
                route.countries,
                route.people,
              ],
            })),
            {
              id: 'total',
              sign: [advice.rows.length, advice.people].join(),
              cells: () => [summary.total, advice.rows.length, advice.people],
            },
          ]}
        />
      </section>
      <section>
        <h3>{checks}</h3>
        <ul className={`ruled ${styles.checks}`}>
          {advice.checks.map(({ text, href, link }) => (
            <li key={text} className="small muted">
              {text} {href && <a href={href}>{link}</a>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
