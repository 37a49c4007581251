import type { ServiceGroup } from '../frame/frame.ts';
import styles from './areas.module.css';

type Props = { sideLabel: string; all: string; groups: readonly ServiceGroup[] };

/** All services once, by group: the navigation of the area with a sentence under each name. */
export function ServiceIndex({ sideLabel, all, groups }: Props) {
  return (
    <nav className={styles.index} aria-label={sideLabel}>
      <h2>{all}</h2>
      {groups.map(({ label, href, line, links }) => (
        <div key={label} className="columns ruleAbove">
          <div>
            <h3 className="h3">{href ? <a href={href}>{label}</a> : label}</h3>
            {line && <p className="small muted">{line}</p>}
          </div>
          <ul className="pairs">
            {links.map((service) => (
              <li key={service.href} className="cell ruleBelow">
                <a className="action quiet covers" href={service.href}>
                  {service.label}
                </a>
                <p className="small muted">{service.line}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
