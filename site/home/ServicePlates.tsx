import { MoreLink } from '../../ui/MoreLink.tsx';
import ground from '../blog/Plate.module.css';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import home from './home.module.css';
import styles from './ServicePlates.module.css';

export interface Plate {
  title: string;
  text: string;
  href: string;
  drawing: Drawing;
}

interface Props {
  heading: string;
  text: string;
  more: string;
  plates: readonly Plate[];
  /** Completes the accessible name of a link. */
  about: (name: string) => string;
}

/** The six service cards, woven on grounds of ink, sand and marigold. */
const GROUNDS = ['ink', 'sand', 'marigold', 'marigold', 'ink', 'sand'] as const;

export const ServicePlates = ({ heading, text, more, plates, about }: Props) => (
  <section className={`spread ${styles.services}`} aria-labelledby="services-heading">
    <div className="wrap">
      <div className={`columns ${home.head}`}>
        <h2 id="services-heading">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className={styles.plates} data-terms="off">
        {plates.map((plate, i) => (
          <li key={plate.title} className={styles.plate}>
            <div className={`${ground.plate} ${styles.art}`} data-ground={GROUNDS[i % GROUNDS.length]}>
              <Figure drawing={plate.drawing} look="strap" size="large" />
            </div>
            <h3>{plate.title}</h3>
            <p>{plate.text}</p>
            <MoreLink href={plate.href} label={more} about={about(plate.title)} cover />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
