import styles from './NumberList.module.css';

/** Large numerals with a label each, on ruled rows. */
export const NumberList = ({ items }: { items: readonly { value: string; label: string }[] }) => (
  <dl className={`ruled ${styles.numbers}`}>
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt className="small muted">{label}</dt>
        <dd className="h2 numeral">{value}</dd>
      </div>
    ))}
  </dl>
);
