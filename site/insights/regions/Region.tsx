import { longDay } from '../../../common/day.ts';
import { headingId } from '../../../common/text.ts';
import { fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight } from '../../../ui/icons.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';
import type { Dated } from '../deadlines/deadlines.ts';
import { dateLine } from '../deadlines/when.ts';
import shared from '../insights.module.css';
import { SourceLink } from '../SourceList.tsx';
import styles from './Region.module.css';
import type { RegionPage } from './schema.ts';

/** Small numbers that lead to the list of sources. */
const References = ({ to = [] }: { to?: readonly number[] | undefined }) =>
  to.map((n) => (
    <a key={n} className={`small ${styles.reference}`} href={`#source-${n}`}>
      {n}
    </a>
  ));

/** The opening paragraph, with links in the margin. */
const Intro = ({ intro, also }: Pick<RegionPage, 'intro' | 'also'>) => (
  <div className={`wrap ${styles.top}`}>
    <p className={styles.intro}>{intro}</p>
    <section className={`small ${styles.also}`}>
      <h2 className="small">{also.heading}</h2>
      <ul>
        {also.links.map(({ label, href }) => (
          <li key={href}>
            <a className="ends action quiet ruleBelow" href={href}>
              {label}
              <Icon path={arrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** One comparison. On phones each row becomes a card, and chips jump to it. */
const Comparison = ({ comparison, checked }: Pick<RegionPage, 'comparison' | 'checked'>) => {
  const { heading, note, jump, asOf, columns, rows } = comparison;
  return (
    <section className={`wrap ${styles.comparison}`}>
      <h2>{heading}</h2>
      <p className={`measure muted ${styles.note}`}>{fill(note, { date: longDay(checked) })}</p>
      <nav className={styles.jump} aria-label={jump} data-no-search="">
        {rows.map(({ name }) => (
          <a key={name} href={`#${headingId(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      <Table
        className={styles.table}
        label={heading}
        data-columns={columns.length}
        head={columns.map((column) => <ColumnHead key={column}>{column}</ColumnHead>)}
      >
        {rows.map(({ name, asOf: newest, cells }) => (
          <Row key={name} id={headingId(name)}>
            <RowHead>
              {name}
              <small>{fill(asOf, { date: newest })}</small>
            </RowHead>
            {cells.map(({ text, sources, open }, i) => (
              <Cell key={columns[i + 1]} data-column={columns[i + 1]}>
                <span>
                  {open ? <span className={styles.open}>{text}</span> : text}
                  <References to={sources} />
                </span>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </section>
  );
};

interface FactsProps {
  heading: string;
  rows: RegionPage['settle']['rows'];
}

/** Terms and what to know about them, beside their heading. */
const Facts = ({ heading, rows }: FactsProps) => (
  <section className={`wrap ${styles.part}`}>
    <h2>{heading}</h2>
    <dl className={`ruled ${styles.rows}`}>
      {rows.map(({ term, text, sources }) => (
        <div key={term}>
          <dt className="bold">{term}</dt>
          <dd className="muted">
            {text}
            <References to={sources} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The dated changes of the region; each is written once, in content/deadlines/. */
const Dates = ({ changes, dates }: { changes: NonNullable<RegionPage['changes']>; dates: readonly Dated[] }) => (
  <section className={`wrap ${styles.part}`}>
    <div>
      <h2>{changes.heading}</h2>
      <p className="small muted">{changes.text}</p>
    </div>
    <ol className={`ruled ${styles.dates} ${shared.quiet}`}>
      {dates.map(({ slug, title, at }) => (
        <li key={slug}>
          <time className="bold small" dateTime={at.first}>
            {dateLine(at)}
          </time>
          <a href={`/insights/deadlines#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  </section>
);

/** The sources, numbered as the page refers to them. */
const Sources = ({ sources }: Pick<RegionPage, 'sources'>) => (
  <section className={`wrap ${styles.part}`}>
    <div>
      <h2>{sources.heading}</h2>
      <p className="small muted">{sources.note}</p>
    </div>
    <ol className={`small ${styles.sources} ${shared.quiet}`} data-terms="off">
      {sources.items.map(({ label, href }, i) => (
        <li key={label + href} id={`source-${i + 1}`}>
          <SourceLink label={label} href={href} />
        </li>
      ))}
    </ol>
  </section>
);

/** Rules by country or subject; `dates` are the dated changes of the region. */
export const Region = ({ page, dates }: { page: RegionPage; dates: readonly Dated[] }) => (
  <>
    <Intro {...page} />
    <Comparison {...page} />
    {page.changes && <Dates changes={page.changes} dates={dates} />}
    <Facts {...page.coverage} />
    <Facts {...page.settle} />
    <Sources {...page} />
  </>
);
