import { fill, join } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { calendarPlus, chevronDown } from '../../../../ui/icons.ts';
import { leftOf } from '../../../parts/when.ts';
import styles from './Lanes.module.css';
import { isDue, type LineRow } from './rules/read-line.ts';
import type { AdvisorDate, ResultWords } from './words.ts';

interface Props {
  dates: readonly AdvisorDate[];
  rows: readonly LineRow[];
  words: ResultWords;
  today: string;
  onAdd: (slugs: readonly string[]) => void;
}

/** Every date of the list in one row, which opens in place. */
export function DateRows({ dates, rows, words, today, onAdd }: Props) {
  const { answer } = words;
  const concerns = (date: AdvisorDate) => {
    const names = rows.filter((row) => date.countries.includes(row.code)).map(({ short }) => short);
    return names.length > 0 ? fill(answer.law, { countries: join(names) }) : answer.forAll;
  };
  return (
    <ol className={`ruled ${styles.dates}`}>
      {dates.map((date) => (
        <li key={date.slug}>
          <details className="turns" id={`date-${date.slug}`}>
            <summary>
              <b>
                {date.precision === 'day' ? `${date.brief} ${date.first.slice(0, 4)}` : date.long}
              </b>
              <span className="small" data-due={isDue(date, today) || undefined}>
                {leftOf(date, today, words.left)}
              </span>
              <span>{date.title}</span>
              <small>{concerns(date)}</small>
              <Icon path={chevronDown} size={22} />
            </summary>
            <div className="small">
              <p>{date.text}</p>
              <p>
                <b>{`${answer.action}: `}</b>
                {date.action}
              </p>
              <p className="cluster">
                <Button look="unboxed" onClick={() => onAdd([date.slug])}>
                  <Icon path={calendarPlus} />
                  {answer.add}
                </Button>
                <a href={`/insights/deadlines#${date.slug}`}>{answer.source}</a>
              </p>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
