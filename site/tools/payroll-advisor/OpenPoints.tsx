import { count, fill } from '../../../common/wording.ts';
import { goTo } from '../parts/go-to.ts';
import styles from './OpenPoints.module.css';
import type { Unsettled } from './rules/parse-list.ts';
import { keyOf } from './rules/rows.ts';
import type { OpenPoint } from './rules/types.ts';
import type { AnswerWords } from './words.ts';

interface Props {
  open: readonly OpenPoint[];
  unsettled: readonly Unsettled[];
  words: AnswerWords;
}

/** Many countries without a head-count would bury the questions. */
const SHOWN = 12;

/** The field of a country in the table. */
export const fieldOf = (row: Parameters<typeof keyOf>[0]): string => `people-${encodeURIComponent(keyOf(row))}`;

/** Everything that is still open, each with a link to where it can be answered. */
export const OpenPoints = ({ open, unsettled, words }: Props) => {
  const { data, paste, open: said } = words;
  const missing = unsettled.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  if (open.length === 0 && unsettled.length === 0) return null;
  const link = (point: OpenPoint): [href: string, text: string] => {
    if (point.kind === 'question') return [`#question-${point.question}`, data.questions[point.question].label];
    const isHeadcount = point.kind === 'headcount';
    const text = fill(isHeadcount ? said.headcount : said.unknown, { country: point.row.name });
    return [isHeadcount ? `#${fieldOf(point.row)}` : `#row-${encodeURIComponent(keyOf(point.row))}`, text];
  };
  return (
    <section className={`noPrint ${styles.open}`}>
      {unsettled.length > 0 && (
        <p className={styles.missing}>
          {count(unsettled.length, paste.unsettled.inResult)}.{' '}
          {missing > 0 && fill(paste.unsettled.missing, { people: count(missing, data.counts.people) })}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, like the links below */}
          <a href="#unsettled" onClick={goTo}>
            {paste.unsettled.settle}
          </a>
        </p>
      )}
      {open.length > 0 && (
        <>
          <h3>{count(open.length, said.heading)}</h3>
          <p>{said.text}</p>
          <ul>
            {open.slice(0, SHOWN).map((point) => {
              const [href, text] = link(point);
              return (
                <li key={href}>
                  <a href={href} onClick={goTo}>
                    {text}
                  </a>
                </li>
              );
            })}
            {open.length > SHOWN && <li>{fill(data.counts.more, { n: open.length - SHOWN })}</li>}
          </ul>
        </>
      )}
    </section>
  );
};
