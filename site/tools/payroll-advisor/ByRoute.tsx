import type { ReactNode } from 'react';
import { count } from '../../../common/wording.ts';
import { Dots } from '../parts/Dots.tsx';
import { ResultTable } from '../parts/ResultTable.tsx';
import styles from './ByRoute.module.css';
import { dotsFor, unitFor } from './dots.ts';
import type { Advice, OptionSummary } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

interface Props {
  advice: Advice;
  words: AnswerWords['result'];
  showRoute: (summary: OptionSummary) => ReactNode;
}

/** The list by route, and what to check next. */
export const ByRoute = ({ advice, words: { summary, checks }, showRoute }: Props) => {
  const unit = unitFor(advice.summary.map(({ people }) => people));
  return (
    <div className={`columns ${styles.advice}`}>
      <section>
        <h3>{summary.heading}</h3>
        <ResultTable
          label={summary.caption}
          columns={[summary.option, summary.countries, summary.people]}
          numbers={2}
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
            <li key={text}>
              {text} {href && <a href={href}>{link}</a>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
