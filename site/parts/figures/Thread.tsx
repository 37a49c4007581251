import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight } from '../../../ui/icons.ts';
import styles from './Thread.module.css';

export interface ThreadItem {
  name: string;
  text: string;
  href?: string;
}

interface Props {
  items: readonly ThreadItem[];
  /** Hidden words after those of a link, for screen readers. */
  more?: string;
}

/** One piece of braid per row: the first one closes at the top, the last one at the bottom. */
const FIRST = 'M10 20L5 15A7.07 7.07 0 1 1 15 15L10 20';
const MIDDLE = 'M10 0L5 5A7.07 7.07 0 0 0 5 15L10 20M10 0L15 5A7.07 7.07 0 0 1 15 15L10 20';
const LAST = 'M10 0L5 5A7.07 7.07 0 1 0 15 5L10 0';

/** A vertical braid, one dot per row. Rows may grow: each has its own drawing, which stretches with it. */
export function Thread({ items, more }: Props) {
  return (
    <ol className={styles.rows}>
      {items.map(({ name, text, href }, i) => {
        const Row = href ? 'a' : 'div';
        return (
          <li key={name}>
            <svg viewBox="0 0 20 20" preserveAspectRatio="none" aria-hidden="true">
              <path d={i === 0 ? FIRST : i === items.length - 1 ? LAST : MIDDLE} />
            </svg>
            <Row className={`nudges ${styles.row}`} href={href}>
              <b className="h4">{name}</b>
              <span className="muted small">{text}</span>
              {href && <span className="visuallyHidden">{more}</span>}
              {href && <Icon path={arrowRight} />}
            </Row>
          </li>
        );
      })}
    </ol>
  );
}
