import styles from './parts.module.css';

/** Keys and what they do, as entries of a list. */
export const KeyWords = ({ keys }: { keys: readonly (readonly [string, string])[] }) =>
  keys.map(([key, what]) => (
    <div key={key} className={styles.key}>
      <dt>
        {key.split(' ').map((one) => (
          <kbd key={one}>{one}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  ));
