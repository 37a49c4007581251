import styles from './ServiceIndex.module.css';

interface Service {
  label: string;
  href: string;
  /** What it is, in one sentence. */
  text?: string | undefined;
}

interface Props {
  /** Name of the navigation, for example "Services". */
  label: string;
  heading: string;
  groups: readonly { label: string; href?: string | undefined; text?: string | undefined; links: readonly Service[] }[];
}

/** All services once, by group: the navigation of the area with a sentence under each name. */
export const ServiceIndex = ({ label, heading, groups }: Props) => (
  <nav className={styles.index} aria-label={label}>
    <h2>{heading}</h2>
    {groups.map((group) => (
      <div key={group.label} className="columns ruleAbove">
        <div>
          <h3 className="h3">
            {group.href ? (
              <a className="quiet" href={group.href}>
                {group.label}
              </a>
            ) : (
              group.label
            )}
          </h3>
          {group.text && <p className="small muted">{group.text}</p>}
        </div>
        <ul className="pairs">
          {group.links.map((service) => (
            <li key={service.href} className="cell ruleBelow">
              <a className="action quiet covers" href={service.href}>
                {service.label}
              </a>
              {service.text && <p className="small muted">{service.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
