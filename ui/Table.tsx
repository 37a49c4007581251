import type { ComponentProps, ReactNode } from 'react';
import styles from './Table.module.css';

// biome-ignore-start lint/a11y/noRedundantRoles: rows stack on phones, where display: block takes the semantics of a table away
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />;
}
export function ColumnHead(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />;
}
export function RowHead(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />;
}
export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />;
}

interface Props extends ComponentProps<'section'> {
  label: string;
  head: ReactNode;
}

/** The frame of every table: it scrolls sideways where it must, and its rows stack on phones. */
export function Table({ label, className = '', head, children, ...region }: Props) {
  return (
    <section
      {...region}
      className={`${styles.scroller} ${className}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it takes the keyboard
      tabIndex={0}
    >
      <table role="table">
        <thead role="rowgroup">
          <Row>{head}</Row>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </section>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: see above
