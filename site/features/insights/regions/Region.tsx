import type { ReactNode } from 'react';
import { longDay } from '../../../../common/day.ts';
import { headingId } from '../../../../common/text.ts';
import { fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../../ui/Table.tsx';
import { Margin } from '../../../parts/frame/Margin.tsx';
import rowStyles from '../../../parts/sections/Sections.module.css';
import { SourceLink } from '../../../parts/sections/SourceList.tsx';
import { dateLine, dateTimeOf } from '../../../parts/when.ts';
import type { Words } from '../../../parts/words.ts';
import type { RegionPage } from '../../../schemas/insights/regions.ts';
import type { Dated } from '../deadlines/deadlines.ts';
import shared from '../insights.module.css';
import styles from './Region.module.css';
import { type Entry, numbersOf, readRows } from './region-rows.ts';

/** Written by site/pages/downloads/gulf-payroll.xlsx.ts. */
const GULF_SHEET = '/downloads/gulf-payroll.xlsx';

/** Small numbers that lead to the list of sources. */
function References({ to = [] }: { to?: readonly number[] | undefined }) {
  return to.map((n) => (
    <a key={n} className={styles.reference} href={`#source-${n}`}>
      {n}
    </a>
  ));
}

/** A sentence or a list of dated values; neighbours with the same sources name them once. */
function Entries({ of }: { of: readonly Entry[] }) {
  return of.map(({ what, text, date, sources }, i) => (
    <span key={`${what} ${text}`}>
      {what && <b>{`${what}: `}</b>}
      {text}
      {date && <small>{` ${date}`}</small>}
      {`${of[i + 1]?.sources}` !== `${sources}` && <References to={sources} />}
    </span>
  ));
}

/** One comparison. On small screens each row is a card, with links to them above, unless the head has them. */
function Comparison({
  comparison,
  checked,
  rows,
}: Pick<RegionPage, 'comparison' | 'checked'> & Pick<ReturnType<typeof readRows>, 'rows'>) {
  const { heading, note, jump, columns, sheet } = comparison;
  return (
    <section className="wrap">
      <h2 id={headingId(heading)}>{heading}</h2>
      <p className={`measure muted ${styles.note}`}>{fill(note, { date: longDay(checked) })}</p>
      {jump && (
        <nav className={`cluster ${styles.jump}`} aria-label={jump} data-no-search="">
          {rows.map(({ name }) => (
            <a key={name} className="target action" href={`#${headingId(name)}`}>
              {name}
            </a>
          ))}
        </nav>
      )}
      <Table
        className={styles.table}
        label={heading}
        head={columns.map((column) => <ColumnHead key={column}>{column}</ColumnHead>)}
      >
        {rows.map(({ name, age, currency, cells }) => (
          <Row key={name} id={headingId(name)}>
            <RowHead>
              {name}
              {currency && <small>{currency}</small>}
              {age && <small>{age}</small>}
            </RowHead>
            {cells.map((entries, i) => (
              <Cell key={columns[i + 1]} data-column={columns[i + 1]}>
                <div>
                  <Entries of={entries} />
                </div>
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
      {sheet && (
        <p className={styles.sheet}>
          <Button look="unboxed" href={GULF_SHEET} download>
            {sheet.link}
          </Button>
        </p>
      )}
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

function Facts({ heading, rows, from }: RegionPage['settle'] & { from: RegionPage['sources'] }) {
  return (
    <Part heading={heading}>
      <dl className={`ruled ${rowStyles.rows}`}>
        {rows.map(({ term, text, sources }) => (
          <div key={term}>
            <dt className="bold">{term}</dt>
            <dd className="muted">
              {text}
              <References to={numbersOf(from, sources)} />
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
  const { rows, sources } = readRows(page);
  return (
    <>
      <div className="wrap rail">
        <p className="opening">{page.intro}</p>
        <Margin words={words} readNext={page.readNext} />
      </div>
      <Comparison {...page} rows={rows} />
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
      <Facts {...page.coverage} from={page.sources} />
      <Facts {...page.settle} from={page.sources} />
      <Part heading={page.sources.heading} text={page.sources.note}>
        <ol className={`small muted ${styles.sources} ${shared.quiet}`} data-terms="off">
          {sources.map(({ label, href }, i) => (
            <li key={label + href} id={`source-${i + 1}`}>
              <SourceLink label={label} href={href} />
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
}
