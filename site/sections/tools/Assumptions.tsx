import styles from './Assumptions.module.css';

interface Props {
  heading: string;
  items: readonly string[];
  /** When they were last reviewed. */
  asOf?: string;
}

/** What a tool takes for granted, with its date. */
export const Assumptions = ({ heading, items, asOf }: Props) => (
  <section className={styles.assumptions}>
    <h2>{heading}</h2>
    {asOf && <p>{asOf}</p>}
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);
