import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import styles from './ProductPlate.module.css';

interface Props {
  name: string;
  summary: string;
  drawing: Drawing;
  link: { href: string; label: string; about: string };
}

/** A product: its figure on a plate, next to what it is. */
export const ProductPlate = ({ name, summary, drawing, link }: Props) => (
  <section className={`columns cell ${styles.product}`}>
    <div className={`on-ink bevel ${styles.plate}`}>
      <Figure drawing={drawing} size="large" />
    </div>
    <div>
      <h2 className="h2">{name}</h2>
      <p className="muted">{summary}</p>
      <MoreLink {...link} cover />
    </div>
  </section>
);
