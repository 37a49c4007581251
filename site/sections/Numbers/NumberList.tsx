import styles from './NumberList.module.css';

interface Props {
  items: readonly { value: string; label: string }[];
}

/** Numerals on ruled rows. */
export const NumberList = ({ items }: Props) => (
  <dl className={`ruled ${styles.numbers}`}>
    {items.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
