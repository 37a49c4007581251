import styles from './Claims.module.css';

export interface Claim {
  /** As printed, for example 20+. */
  shown: string;
  /** How many dots. */
  count: number;
  label: string;
  /** Dots in so many separate columns, instead of rows of ten. */
  stacks?: number | undefined;
}

interface Props {
  label: string;
  claims: readonly Claim[];
}

const PITCH = 8;
const COLUMNS = 10;

/** Exactly as many dots as the number says, standing on one base line. */
const field = ({ count, stacks }: Claim): { d: string; box: string; rows: number } => {
  const rows = Math.ceil(count / (stacks ?? COLUMNS));
  const places: [column: number, row: number][] = [];
  if (stacks) {
    const base = Math.floor(count / stacks);
    const taller = count % stacks;
    for (let s = 0; s < stacks; s++) for (let r = 0; r < base + (s < taller ? 1 : 0); r++) places.push([s * 2, r]);
  } else for (let i = 0; i < count; i++) places.push([i % COLUMNS, Math.floor(i / COLUMNS)]);
  const width = stacks ? (stacks * 2 - 1) * PITCH - 3 : COLUMNS * PITCH - 3;
  return {
    d: places.map(([column, row]) => `M${column * PITCH + 4} ${(rows - row) * PITCH - 4}h0`).join(''),
    box: `1.5 0 ${width} ${rows * PITCH}`,
    rows,
  };
};

/** The site-wide claims, drawn and written. */
export const Claims = ({ label, claims }: Props) => (
  <section className={`band ${styles.claims}`} aria-label={label}>
    <dl className="wrap">
      {claims.map((claim) => {
        const { d, box, rows } = field(claim);
        return (
          <div key={claim.label}>
            <dt className="muted">{claim.label}</dt>
            <dd>
              <svg viewBox={box} height={rows * 13} width={(Number(box.split(' ')[2]) * 13) / PITCH} aria-hidden="true">
                <path d={d} />
              </svg>
              <b className="numeral">{claim.shown}</b>
            </dd>
          </div>
        );
      })}
    </dl>
  </section>
);
