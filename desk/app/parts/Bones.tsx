import styles from './Bones.module.css';

/** Where words will stand. Shown only when they take longer than a moment. */
export const Bones = ({ lines = 4 }: { lines?: 3 | 4 }) => (
  <div className={styles.bones} data-lines={lines} aria-hidden="true">
    {['a', 'b', 'c', 'd'].slice(0, lines).map((line) => (
      <i key={line} />
    ))}
  </div>
);
