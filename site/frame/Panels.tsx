import { MoreLink } from '../../ui/MoreLink.tsx';
import { figurePath } from '../figures/figure-file.ts';
import type { Frame, NavLink } from './frame.ts';
import styles from './Panels.module.css';

interface Intro {
  label: string;
  href: string;
  intro: string;
  /** Words of the link to the overview. */
  all: string;
}

const PanelIntro = ({ label, href, intro, all }: Intro) => (
  <div className={styles.intro}>
    <p className={`h3 bold ${styles.heading}`}>{label}</p>
    <p className="small muted">{intro}</p>
    <MoreLink href={href} label={all} />
  </div>
);

/** The full-width panel under "Solutions". */
export const SolutionsPanel = ({ id, intro, solutions }: { id: string; intro: Intro } & Pick<Frame, 'solutions'>) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.solutions}`}>
      <PanelIntro {...intro} />
      <ul className={styles.grid}>
        {solutions.map((solution) => (
          <li key={solution.href}>
            <a href={solution.href}>
              <img src={figurePath(solution.slug)} alt="" width={40} height={40} loading="lazy" />
              <span>
                <b>{solution.label}</b>
                <small>{solution.line}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** The full-width panel under "Services": one list for each group. */
export const ServicesPanel = ({ id, intro, services }: { id: string; intro: Intro } & Pick<Frame, 'services'>) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.services}`}>
      <PanelIntro {...intro} />
      {services.map(({ label, href, links }) => (
        <div key={label} className="small">
          <p className={`bold ruleBelow ${styles.group}`}>
            {href ? (
              <a className="quiet" href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </p>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.href}>
                <a className="quiet" href={link.href}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);

/** The narrow list under "Products" and "Resources". */
export const DropList = ({ id, links }: { id: string; links: readonly NavLink[] }) => (
  <div className={styles.drop} id={id} popover="auto">
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a className="small bold" href={link.href}>
            {link.label}
            {link.line && <small>{link.line}</small>}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
