import { Icon } from '../../../ui/Icon.tsx';
import { chevronDown } from '../../../ui/icons.ts';
import styles from './areas.module.css';

export interface SideGroup {
  label?: string | undefined;
  href?: string | undefined;
  links: readonly { label: string; href: string; icon?: string }[];
}

interface Props {
  /** A circle marks the current solution, an octagon the current service. */
  area: { sideLabel: string; all: string; groups: readonly SideGroup[]; motif: 'kolam' | 'girih' };
  current: { href: string; label: string };
}

/** All pages of the area, the current one marked. Small screens get it as one line that opens. */
export function SideNav({ area: { sideLabel, all, groups, motif }, current }: Props) {
  const markOf = (href: string) => (href === current.href ? 'page' : undefined);
  return (
    <nav
      className={`stays noPrint insetFocus ${styles.side}`}
      aria-label={sideLabel}
      data-no-search=""
    >
      <details className="unfolds turns">
        <summary>
          <span>
            <small>{all}</small>
            {current.label}
          </span>
          <Icon path={chevronDown} size={22} />
        </summary>
        {groups.map(({ label, href, links }) => (
          <div key={label ?? 'all'}>
            {label && (
              <p className={`small bold ${styles.group}`}>
                {href ? (
                  <a className="target quiet" href={href} aria-current={markOf(href)}>
                    {label}
                  </a>
                ) : (
                  label
                )}
              </p>
            )}
            <ul className="threadNav" data-motif={motif}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} aria-current={markOf(link.href)}>
                    {link.icon && <img src={link.icon} alt="" width={28} height={28} />}
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
}
