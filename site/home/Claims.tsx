import styles from './Claims.module.css';

export interface Claim {
  /** As printed, for example 20+. */
  shown: string;
  /** How many dots. */
  count: number;
  label: string;
}

interface Props {
  label: string;
  claims: readonly Claim[];
}

const PITCH = 8;
const COLUMNS = 10;

/** Exactly as many dots as the number says, in rows of ten on one baseline. */
const Dots = ({ count }: { count: number }) => {
  const rows = Math.ceil(count / COLUMNS);
  const places = Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i % COLUMNS) * PITCH + 4, (rows - Math.floor(i / COLUMNS)) * PITCH - 4];
    return `M${x} ${y}h0`;
  });
  return (
    <svg viewBox={`1.5 0 77 ${rows * PITCH}`} width={125} height={rows * 13} aria-hidden="true">
      <path d={places.join('')} />
    </svg>
  );
};

/** The site-wide claims, drawn and written. */
export const Claims = ({ label, claims }: Props) => (
  <section className={`band ${styles.claims}`} aria-label={label}>
    <dl className="wrap">
      {claims.map((claim) => (
        <div key={claim.label}>
          <dt className="muted">{claim.label}</dt>
          <dd>
            <Dots count={claim.count} />
            <b className="numeral">{claim.shown}</b>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
