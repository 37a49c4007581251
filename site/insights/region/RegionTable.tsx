import { longDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { headingId } from '../../content-reader/heading-id.ts';
import type { RegionPage } from '../../schemas/regions.ts';
import { References } from './References.tsx';
import styles from './RegionTable.module.css';

/**
 * One comparison. On phones each row becomes a card, and chips jump to it; display: block would take the table semantics
 * away, so every element carries its role explicitly.
 */
export const RegionTable = ({ comparison, checked }: Pick<RegionPage, 'comparison' | 'checked'>) => {
  const { heading, note, jump, asOf, columns, rows } = comparison;
  return (
    <section className={`wrap ${styles.comparison}`}>
      <h2>{heading}</h2>
      <p className={styles.note}>{fill(note, { date: longDay(checked) })}</p>
      <nav className={styles.jump} aria-label={jump} data-pagefind-ignore="">
        {rows.map(({ name }) => (
          <a key={name} href={`#${headingId(name)}`}>
            {name}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard */}
      <section className={styles.scroller} aria-label={heading} tabIndex={0} data-columns={columns.length}>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <table role="table">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <thead role="rowgroup">
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tr role="row">
              {columns.map((column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup">
            {rows.map(({ name, asOf: newest, cells }) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={name} role="row" id={headingId(name)}>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <th role="rowheader" scope="row">
                  {name}
                  <small>{fill(asOf, { date: newest })}</small>
                </th>
                {cells.map(({ text, sources, open }, i) => (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <td key={columns[i + 1]} role="cell" data-column={columns[i + 1]}>
                    <span>
                      {open ? <span className={styles.open}>{text}</span> : text}
                      <References to={sources} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
};
