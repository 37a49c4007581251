import styles from './Skeleton.module.css';

/** The shape of what is loading, below what is announced. It appears only when loading takes longer than a moment. */
export const Skeleton = ({ label }: { label: string | undefined }) => (
  <div className={styles.skeleton} aria-busy="true">
    {label && <p role="status">{label}</p>}
    <div aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  </div>
);
