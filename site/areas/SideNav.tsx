import { Icon } from '../../ui/Icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import styles from './SideNav.module.css';

export interface SideGroup {
  label?: string | undefined;
  href?: string | undefined;
  links: readonly { label: string; href: string }[];
}

interface Props {
  /** Name of the navigation, for example "Solutions". */
  label: string;
  /** Over the closed list on small screens, for example "All solutions". */
  all: string;
  groups: readonly SideGroup[];
  /** Address and name of this page. */
  current: { href: string; label: string };
  /** A circle marks the current solution, an octagon the current service. */
  motif: 'kolam' | 'girih';
}

/** All pages of the area, the current one marked. Small screens get it as one line that opens. */
export const SideNav = ({ label, all, groups, current, motif }: Props) => (
  <nav className={`stays noPrint ${styles.side}`} aria-label={label} data-no-search="">
    <details className="unfolds turns">
      <summary>
        <span>
          {all}
          <b>{current.label}</b>
        </span>
        <Icon path={chevronDown} size={22} />
      </summary>
      {groups.map((group) => (
        <div key={group.label ?? 'all'}>
          {group.label && (
            <p className={`small bold ${styles.group}`}>
              {group.href ? (
                <a
                  className="target quiet"
                  href={group.href}
                  aria-current={group.href === current.href ? 'page' : undefined}
                >
                  {group.label}
                </a>
              ) : (
                group.label
              )}
            </p>
          )}
          <ul className="threadNav" data-motif={motif}>
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === current.href ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  </nav>
);
