import type { ReactNode } from 'react';
import { spoken } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { Check } from '../../../ui/Check.tsx';
import rail from '../rail.module.css';
import styles from './DeadlineFilter.module.css';
import type { DeadlinesPage } from './schema.ts';

interface Props {
  words: DeadlinesPage;
  /** The latest day on which a record was compared with its sources. */
  checked: string;
  children: ReactNode;
}

const Boxes = ({
  legend,
  names,
  list,
}: {
  legend: string;
  names: Record<string, string>;
  list: 'areas' | 'regions';
}) => (
  <fieldset data-list={list}>
    <legend>{legend}</legend>
    {Object.entries(names).map(([name, shown]) => (
      <Check key={name} name="for" value={name}>
        {shown}
      </Check>
    ))}
  </fieldset>
);

/**
 * Ticks beside the line. The style sheet does the filtering, so it works without a script; the script of the page only
 * keeps the choice in the address and hides a part of the line with nothing left in it.
 */
export const DeadlineFilter = ({ words, checked, children }: Props) => {
  const { filter, keeping, formats } = words;
  return (
    <div
      className={`wrap columns ${rail.page} ${styles.page}`}
      data-deadlines=""
      // Styles are pruned to what a page names; the script sets this.
      data-states="hidden"
      data-words={JSON.stringify({ ...words.left, is: words.todayIs, earlier: words.earlier })}
    >
      <div className={`noPrint ${rail.rail} ${styles.rail}`}>
        <div className={styles.filter} data-filter="">
          <Boxes legend={filter.legend} names={words.areas} list="areas" />
          <Boxes legend={filter.places} names={words.regions} list="regions" />
          <p>{filter.hint}</p>
          <a href="/insights/deadlines">{filter.reset}</a>
        </div>
        <section>
          <h2>{keeping.heading}</h2>
          <p>{fill(keeping.text, { date: spoken(checked) })}</p>
          <p>
            {`${formats.text} `}
            <a href="/insights/deadlines.json">{formats.json}</a>
            {', '}
            <a href="/insights/deadlines/rss.xml">{formats.rss}</a>
          </p>
        </section>
      </div>
      <div>
        <p className={styles.none} role="status" data-none={filter.none} />
        {children}
      </div>
    </div>
  );
};
