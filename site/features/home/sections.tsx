import { Button } from '../../../ui/Button.tsx';
import { MoreLink } from '../../../ui/MoreLink.tsx';
import type { Drawing } from '../../parts/figures/draw-figure.ts';
import { Figure } from '../../parts/figures/Figure.tsx';
import { Lattice, type Tile } from '../../parts/figures/Lattice.tsx';
import plateStyles from '../../parts/figures/Plate.module.css';
import { Thread, type ThreadItem } from '../../parts/figures/Thread.tsx';
import { LinkRows } from '../../parts/sections/LinkRows.tsx';
import type { Home } from '../../schemas/singles.ts';
import type { getStrip } from '../insights/get-strip.ts';
import { NextDate } from '../insights/NextDate.tsx';
import styles from './sections.module.css';

function Head({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className={`columns ${styles.head}`}>
      <h2 className="h2" id={id}>
        {heading}
      </h2>
      <p className="muted">{text}</p>
    </div>
  );
}

/** The lower half of the hero: all solutions, under the question. */
export function SolutionTiles({
  heading,
  text,
  tiles,
}: Home['solutions'] & { tiles: readonly Tile[] }) {
  return (
    <div className={`wrap ${styles.tiles}`} id="solutions">
      <Lattice
        tiles={tiles}
        intro={
          <>
            <h2>{heading}</h2>
            <p className="muted">{text}</p>
          </>
        }
      />
    </div>
  );
}

interface ClaimsProps {
  label: string;
  /** As printed, for example 20+, with the number of dots. */
  claims: readonly { shown: string; count: number; label: string }[];
}

const PITCH = 8;
const COLUMNS = 10;

/** Exactly as many dots as the number says, in rows of ten on one baseline. */
function Dots({ count }: { count: number }) {
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
}

export function Claims({ label, claims }: ClaimsProps) {
  return (
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
}

interface PlatesProps extends Pick<Home['services'], 'heading' | 'text'> {
  plates: readonly { title: string; text: string; href: string; drawing: Drawing }[];
}

const GROUNDS = ['ink', 'sand', 'marigold', 'marigold', 'ink', 'sand'] as const;

/** The six service cards, woven on grounds of ink, sand and marigold. */
export function ServicePlates({ heading, text, plates }: PlatesProps) {
  return (
    <section className="spread" aria-labelledby="services-heading">
      <div className="wrap">
        <Head id="services-heading" heading={heading} text={text} />
        <ul className={styles.plates} data-terms="off">
          {plates.map((plate, i) => (
            <li key={plate.title} className={`cell ${styles.plate}`}>
              <div
                className={`${plateStyles.plate} ${styles.art}`}
                data-ground={GROUNDS[i % GROUNDS.length]}
              >
                <Figure drawing={plate.drawing} size="large" />
              </div>
              <h3 className="h3">
                <a className="covers quiet" href={plate.href}>
                  {plate.title}
                </a>
              </h3>
              <p className="muted">{plate.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Help before a project: the next date, the tools, and the latest to read. */
export function InsightStrip({ heading, text, next, columns }: ReturnType<typeof getStrip>) {
  return (
    <section className={styles.insights} aria-labelledby="insights-heading">
      <div className="wrap">
        <Head id="insights-heading" heading={heading} text={text} />
        <div className={`columns ${styles.three}`}>
          {next && <NextDate {...next} />}
          {columns.map((column) => (
            <section key={column.heading}>
              <h3>{column.heading}</h3>
              <LinkRows links={column.links} />
              <MoreLink {...column.all} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

interface ThreadProps {
  thread: Home['thread'];
  items: readonly ThreadItem[];
}

/** The same solutions again, in the order in which a person meets them. */
export function SolutionThread({ thread, items }: ThreadProps) {
  return (
    <section className="spread" aria-labelledby="thread-heading">
      <div className={`wrap columns ${styles.thread}`}>
        <div>
          <h2 className="h2" id="thread-heading">
            {thread.heading}
          </h2>
          <p className="muted">{thread.text}</p>
          <Button href={thread.button.href} look="line">
            {thread.button.label}
          </Button>
        </div>
        <Thread items={items} />
      </div>
    </section>
  );
}
