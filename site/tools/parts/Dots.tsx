import styles from './Dots.module.css';

/** Units between two dots, and dots in a row. */
const PITCH = 8;
const ROW = 10;

/** Dots are people. Decoration: the number always stands beside them. Each row is a line of dashes without length. */
export const Dots = ({ count }: { count: number }) => {
  const rows = Math.ceil(count / ROW);
  const row = (n: number) => `M4 ${PITCH * n + 4}h${PITCH * (Math.min(ROW, count - ROW * n) - 1) + 0.01}`;
  return (
    <svg className={styles.dots} width={PITCH * ROW} height={PITCH * rows} aria-hidden="true">
      <path d={Array.from({ length: rows }, (_, n) => row(n)).join('')} />
    </svg>
  );
};
