import styles from './Skeleton.module.css';

interface Props {
  /** Announced, and shown above the lines. */
  label?: string | undefined;
  /** How many blocks of lines, one below the other. */
  blocks?: number;
}

/** The shape of what is loading. It appears only when loading takes longer than a moment. */
export const Skeleton = ({ label, blocks = 1 }: Props) => (
  <div className={styles.skeleton} aria-busy="true">
    {label && <p role="status">{label}</p>}
    {Array.from({ length: blocks }, (_, block) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks are all alike.
      <div key={block} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);
