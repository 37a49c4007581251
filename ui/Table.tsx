import type { ComponentProps, ReactNode } from 'react';
import styles from './Table.module.css';

// biome-ignore-start lint/a11y/noRedundantRoles: rows stack on phones, where display: block takes the semantics of a table away
export const Row = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;
export const ColumnHead = (props: ComponentProps<'th'>) => <th role="columnheader" scope="col" {...props} />;
export const RowHead = (props: ComponentProps<'th'>) => <th role="rowheader" scope="row" {...props} />;
export const Cell = (props: ComponentProps<'td'>) => <td role="cell" {...props} />;

interface Props extends ComponentProps<'section'> {
  label: string;
  head: ReactNode;
}

/** What every table shares: it scrolls sideways where it must, and its rows stack on phones. */
export const Table = ({ label, className = '', head, children, ...region }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard
  <section {...region} className={`${styles.scroller} ${className}`} aria-label={label} tabIndex={0}>
    <table role="table">
      <thead role="rowgroup">
        <Row>{head}</Row>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </section>
);
// biome-ignore-end lint/a11y/noRedundantRoles: see above
