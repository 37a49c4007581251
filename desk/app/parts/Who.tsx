import styles from './Who.module.css';

const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((part) => [...(part ?? '')][0] ?? '').join('');
};

/** Two letters in an octagon, beside the name they belong to. */
export const Who = ({ name }: { name: string }) => (
  <span className={styles.who} aria-hidden="true">
    {initials(name).toUpperCase()}
  </span>
);
