import { MoreLink } from '../../../ui/MoreLink.tsx';
import { Figure } from './Figure.tsx';
import type { Tile } from './Lattice.tsx';
import styles from './Thread.module.css';

/** A step, or a tile in the form of a row. */
export type ThreadItem = { name: string; text: string } & Partial<Pick<Tile, 'drawing' | 'link'>>;

/** One piece of braid per row: the first one closes at the top, the last one at the bottom. */
const FIRST = 'M10 20L5 15A7.07 7.07 0 1 1 15 15L10 20';
const MIDDLE = 'M10 0L5 5A7.07 7.07 0 0 0 5 15L10 20M10 0L15 5A7.07 7.07 0 0 1 15 15L10 20';
const LAST = 'M10 0L5 5A7.07 7.07 0 1 0 15 5L10 0';

/** A vertical braid, one dot per row. Rows may grow: each has its own drawing, which stretches with it. */
export function Thread({ items }: { items: readonly ThreadItem[] }) {
  return (
    <ol className={styles.rows}>
      {items.map(({ name, text, drawing, link }, i) => {
        const Name = link ? 'h3' : 'b';
        return (
          <li key={name}>
            <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
              <path d={i === 0 ? FIRST : i === items.length - 1 ? LAST : MIDDLE} />
            </svg>
            <div className={`cell ${styles.row}`} data-links={link ? true : undefined}>
              {drawing && <Figure drawing={drawing} look="cells" />}
              <Name className="h4">{name}</Name>
              <span className="muted small">{text}</span>
              {link && <MoreLink {...link} cover />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
