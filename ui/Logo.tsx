import styles from './Logo.module.css';

interface Props {
  /** The drawing: one line round three dots for three offices. */
  mark: { line: string; dots: string };
  name: string;
  /** Behind a hairline, from 641 px. */
  tagline?: string;
  home: string;
  size?: 'header' | 'footer' | 'bar';
}

const SIZES = { header: [77, 22], footer: [91, 26], bar: [63, 18] } as const;

export function Logo({ mark, name, tagline, home, size = 'header' }: Props) {
  const [width, height] = SIZES[size];
  return (
    <a className={styles.logo} href="/" data-size={size}>
      <svg
        className={styles.mark}
        viewBox="2 2 56 16"
        width={width}
        height={height}
        aria-hidden="true"
      >
        <path d={mark.line} />
        <path className={styles.dots} d={mark.dots} />
      </svg>
      <b>{name}</b>
      {tagline && <span className={styles.tagline}>{tagline}</span>}
      <span className="visuallyHidden">{home}</span>
    </a>
  );
}
