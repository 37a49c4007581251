import { MoreLink } from '../../ui/MoreLink.tsx';
import { LinkList, type ListedLink } from '../insights/LinkList.tsx';
import { NextDate, type NextDateData } from '../insights/NextDate.tsx';
import home from './home.module.css';
import styles from './InsightStrip.module.css';

interface Column {
  heading: string;
  links: readonly ListedLink[];
  /** The link to all of them. */
  all: { label: string; href: string };
}

interface Props {
  heading: string;
  text: string;
  /** Missing when no date is ahead. */
  next?: NextDateData | undefined;
  columns: readonly Column[];
}

/** What can be used before a project: the next date, the tools, and what is new to read. */
export const InsightStrip = ({ heading, text, next, columns }: Props) => (
  <section className={styles.section} aria-labelledby="insights-heading">
    <div className="wrap">
      <div className={`columns ${home.head}`}>
        <h2 id="insights-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <div className={`columns ${styles.columns}`}>
        {next && <NextDate {...next} />}
        {columns.map((column) => (
          <section key={column.heading}>
            <h3>{column.heading}</h3>
            <LinkList links={column.links} />
            <MoreLink {...column.all} />
          </section>
        ))}
      </div>
    </div>
  </section>
);
