import { longDay } from '../../../../common/day.ts';
import { count } from '../../../../common/wording.ts';
import { LineKey, PayrollLine } from '../../../parts/line/PayrollLine.tsx';
import { type Line, vars } from './Lanes.tsx';
import styles from './PrintedPages.module.css';
import { type AdvisorChoices, QUESTIONS } from './rules/address.ts';
import { type advise, choiceLabel } from './rules/advise.ts';
import { ownTitle, whenOf } from './rules/read-line.ts';
import type { ResultWords } from './words.ts';

/** As many rows as one page holds with everything else. */
const MAX_ROWS = 8;

interface Props {
  advice: ReturnType<typeof advise>;
  line: Line;
  words: ResultWords;
  what: string;
  choices: AdvisorChoices;
  today: string;
  link: string;
}

/** One page that is understood without the site; of more than eight countries, eight a page, each with title and link. */
export function PrintedPages({ advice, line, words, what, choices, today, link }: Props) {
  const { answer, counts, result, options, constants } = words;
  const { printed } = answer;
  const pages = Array.from({ length: Math.ceil(line.rows.length / MAX_ROWS) }, (_, page) =>
    line.rows.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS),
  );
  const briefs = new Map(advice.rows.map(({ code, brief }) => [code, brief]));
  const facts = [
    ...QUESTIONS.map((question) => [
      words.questions[question].label,
      choiceLabel(question, choices, words),
    ]),
    [printed.minimum, count(constants.ecpMinimum, counts.people)],
    [printed.joining, count(constants.ecpJoiningMinimum, counts.people)],
  ];
  return pages.map((rows, page) => (
    <div
      key={rows[0]?.code}
      className={styles.sheet}
      style={vars({ '--n': rows.length })}
      data-many={pages.length > 1 || undefined}
    >
      <p className={styles.top}>
        {printed.tool}, {longDay(today)}
      </p>
      <p className={styles.title}>{`${answer.title} ${what}`}</p>
      <p>{`${advice.sentence} ${answer.coverage}`}</p>
      <PayrollLine loops={rows.map(({ loop }) => loop)}>
        {rows.map((row) => {
          const [date] = row.dates;
          return (
            <li key={row.code}>
              <p>
                <b>{row.short}</b>
                {row.headcount === null ? result.noHeadcount : count(row.headcount, counts.people)}
              </p>
              <p>
                <strong>{options[row.option].label}</strong>
                {briefs.get(row.code)}
              </p>
              <p>
                {date ? (
                  <>
                    <strong>{whenOf(date, today, words.line)}</strong>
                    {ownTitle(date.title)}
                  </>
                ) : (
                  words.line.noDate
                )}
              </p>
            </li>
          );
        })}
      </PayrollLine>
      {page === pages.length - 1 && (
        <>
          {line.forAll.length > 0 && (
            <>
              <h2>{printed.dates}</h2>
              <ul>
                {line.forAll.map(({ slug, long, title }) => (
                  <li key={slug}>
                    <b>{long}</b> {title}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h2>{result.checks}</h2>
          <ul>
            {advice.checks.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <h2>{printed.rests}</h2>
          <dl>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={styles.end}>
        <LineKey words={words.line.key} />
        <p>
          {result.caveat} {printed.link}: <b>{link}</b>
        </p>
      </div>
    </div>
  ));
}
