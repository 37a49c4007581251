import type { ReactNode } from 'react';
import { Markdown } from '../../ui/Markdown.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from './Figure.tsx';
import type { Drawing } from './figures.ts';
import styles from './Lattice.module.css';

export interface Tile {
  title: string;
  /** Markdown. */
  text: string;
  drawing: Drawing;
  link?: { href: string; label: string; about: string };
}

interface Props {
  tiles: readonly Tile[];
  /** The first cell: heading and introduction. */
  intro?: ReactNode;
  /** Level of the titles: h2 where the lattice has no heading. */
  heading?: 'h2' | 'h3';
}

/** Content on a shared lattice of hairlines: no boxes, no shadows. */
export function Lattice({ tiles, intro, heading: Heading = 'h3' }: Props) {
  return (
    <ul className={`ruled ${styles.lattice}`} data-terms="off">
      {intro && <li className={styles.intro}>{intro}</li>}
      {tiles.map(({ title, text, drawing, link }) => (
        <li key={title} className={`cell ${styles.tile}`} data-links={link ? true : undefined}>
          <Figure drawing={drawing} look="cells" />
          <Heading className="h4">{title}</Heading>
          <p className="small muted">
            <Markdown text={text} inline />
          </p>
          {link && <MoreLink {...link} cover />}
        </li>
      ))}
    </ul>
  );
}
