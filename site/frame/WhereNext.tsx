import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import styles from './WhereNext.module.css';

interface Props {
  links: readonly { label: string; href: string }[];
}

/** Where to go next: the end of a tool's page, or a page that does not exist. */
export const WhereNext = ({ links }: Props) => (
  <ul className={`ruled ${styles.links}`}>
    {links.map(({ label, href }) => (
      <li key={label} className="cell ends action nudges">
        <a className="covers" href={href}>
          {label}
        </a>
        <Icon path={arrowRight} size={22} />
      </li>
    ))}
  </ul>
);
