import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import styles from './WhereNext.module.css';

interface Props {
  links: readonly { label: string; href: string }[];
  /** Words for a page that was probably meant, with {name}. The server knows the address and fills up to three of them. */
  nearest?: string;
}

const ROW = 'cell ends action nudges';
const PLACES = ['first', 'second', 'third'];

/** Where to go next: the end of a tool's page, or a page that does not exist. */
export const WhereNext = ({ links, nearest }: Props) => (
  <ul className={`ruled ${styles.links}`}>
    {nearest &&
      PLACES.map((place) => (
        <li key={place} className={ROW} data-nearest={nearest} hidden>
          <a className="covers" href="/">
            {nearest}
          </a>
          <Icon path={arrowRight} size={22} />
        </li>
      ))}
    {links.map(({ label, href }) => (
      <li key={label} className={ROW}>
        <a className="covers" href={href}>
          {label}
        </a>
        <Icon path={arrowRight} size={22} />
      </li>
    ))}
  </ul>
);
