import { longDay } from '../../../common/day.ts';
import { headingId } from '../../../common/text.ts';
import { fill } from '../../../common/wording.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';
import { References } from './References.tsx';
import styles from './RegionTable.module.css';
import type { RegionPage } from './schema.ts';

/** One comparison. On phones each row becomes a card, and chips jump to it. */
export const RegionTable = ({ comparison, checked }: Pick<RegionPage, 'comparison' | 'checked'>) => {
  const { heading, note, jump, asOf, columns, rows } = comparison;
  return (
    <section className={`wrap ${styles.comparison}`}>
      <h2>{heading}</h2>
      <p className={styles.note}>{fill(note, { date: longDay(checked) })}</p>
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
