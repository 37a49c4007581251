import type { ReactNode } from 'react';
import { longDay } from '../../../common/day.ts';
import { headingId } from '../../../common/text.ts';
import { fill } from '../../../common/wording.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';
import { Margin } from '../../frame/Margin.tsx';
import rowStyles from '../../sections/Sections.module.css';
import type { Words } from '../../words.ts';
import type { Dated } from '../deadlines/deadlines.ts';
import { dateLine, dateTimeOf } from '../deadlines/when.ts';
import shared from '../insights.module.css';
import { SourceLink } from '../SourceList.tsx';
import styles from './Region.module.css';
import type { RegionPage } from './schema.ts';

/** Small numbers that lead to the list of sources. */
function References({ to = [] }: { to?: readonly number[] | undefined }) {
  return to.map((n) => (
    <a key={n} className={`small ${styles.reference}`} href={`#source-${n}`}>
      {n}
    </a>
  ));
}

/** One comparison. On small screens each row is a card, with links to them above. */
function Comparison({ comparison, checked }: Pick<RegionPage, 'comparison' | 'checked'>) {
  const { heading, note, jump, asOf, columns, rows } = comparison;
  return (
    <section className="wrap">
      <h2 id={headingId(heading)}>{heading}</h2>
      <p className={`measure muted ${styles.note}`}>{fill(note, { date: longDay(checked) })}</p>
      <nav className={`cluster ${styles.jump}`} aria-label={jump} data-no-search="">
        {rows.map(({ name }) => (
          <a key={name} className="target action" href={`#${headingId(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      <Table
        className={styles.table}
        label={heading}
        head={columns.map((column) => <ColumnHead key={column}>{column}</ColumnHead>)}
      >
        {rows.map(({ name, asOf: newest, cells }) => (
          <Row key={name} id={headingId(name)}>
            <RowHead>
              {name}
              <small>{fill(asOf, { date: newest })}</small>
            </RowHead>
            {cells.map(({ text, sources }, i) => (
              <Cell key={columns[i + 1]} data-column={columns[i + 1]}>
                <span>
                  {text}
                  <References to={sources} />
                </span>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </section>
  );
}

/** A heading, and next to it what belongs to it. */
function Part({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className={`wrap columns ${shared.part} ${styles.part}`}>
      <div>
        <h2 id={headingId(heading)}>{heading}</h2>
        {text && <p className="small muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

function Facts({ heading, rows }: RegionPage['settle']) {
  return (
    <Part heading={heading}>
      <dl className={`ruled ${rowStyles.rows}`}>
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
    </Part>
  );
}

interface Props {
  page: RegionPage;
  dates: readonly Dated[];
  words: Words;
}

/** Rules by country or subject; `dates` are the dated changes of the region, written once, in content/deadlines/. */
export function Region({ page, dates, words }: Props) {
  return (
    <>
      <div className="wrap rail">
        <p className="opening">{page.intro}</p>
        <Margin words={words} readNext={page.readNext} />
      </div>
      <Comparison {...page} />
      {page.changes && (
        <Part {...page.changes}>
          <ol className={`ruled ${rowStyles.rows} ${shared.quiet}`}>
            {dates.map(({ slug, title, at }) => (
              <li key={slug}>
                <time className="bold small" dateTime={dateTimeOf(at)}>
                  {dateLine(at)}
                </time>
                <a href={`/insights/deadlines#${slug}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Facts {...page.coverage} />
      <Facts {...page.settle} />
      <Part heading={page.sources.heading} text={page.sources.note}>
        <ol className={`small muted ${styles.sources} ${shared.quiet}`} data-terms="off">
          {page.sources.items.map(({ label, href }, i) => (
            <li key={label + href} id={`source-${i + 1}`}>
              <SourceLink label={label} href={href} />
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}
