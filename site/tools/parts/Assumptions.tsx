import styles from '../../sections/List/List.module.css';

interface Props {
  heading: string;
  items: readonly string[];
  /** When they were last reviewed. */
  asOf?: string;
}

/** What a tool takes for granted, with its date. */
export const Assumptions = ({ heading, items, asOf }: Props) => (
  <section>
    <h2>{heading}</h2>
    {asOf && <p className="meta">{asOf}</p>}
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);
