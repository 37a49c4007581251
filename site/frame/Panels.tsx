import type { ReactNode } from 'react';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { figurePath } from '../figures/figure-file.ts';
import type { Frame, NavLink } from './frame.ts';
import styles from './Panels.module.css';

interface PanelProps {
  id: string;
  area: { label: string; href: string; intro: string; all: string };
  children: ReactNode;
}

const Panel = ({ id, area, children }: PanelProps) => (
  <div className={`insetFocus ${styles.panel}`} id={id} popover="auto">
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.intro}>
        <p className="h3 bold">{area.label}</p>
        <p className="small muted">{area.intro}</p>
        <MoreLink href={area.href} label={area.all} />
      </div>
      {children}
    </div>
  </div>
);

/** The full-width panel under "Solutions". */
export const SolutionsPanel = ({ solutions, ...panel }: Omit<PanelProps, 'children'> & Pick<Frame, 'solutions'>) => (
  <Panel {...panel}>
    <ul className={styles.solutions}>
      {solutions.map(({ href, slug, label, line }) => (
        <li key={href}>
          <a href={href}>
            <img src={figurePath(slug)} alt="" width={40} height={40} loading="lazy" />
            <span>
              <b>{label}</b>
              <small>{line}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Panel>
);

const Links = ({ links }: { links: readonly NavLink[] }) => (
  <ul>
    {links.map(({ href, label, line }) => (
      <li key={href}>
        <a href={href}>
          {label}
          {line && <small>{line}</small>}
        </a>
      </li>
    ))}
  </ul>
);

/** The full-width panel under "Services": one list for each group. */
export const ServicesPanel = ({ services, ...panel }: Omit<PanelProps, 'children'> & Pick<Frame, 'services'>) => (
  <Panel {...panel}>
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
        <Links links={links.map((link) => ({ label: link.label, href: link.href }))} />
      </div>
    ))}
  </Panel>
);

/** The narrow list under "Products" and "Resources". */
export const DropList = ({ id, links }: { id: string; links: readonly NavLink[] }) => (
  <div className={`small bold insetFocus ${styles.drop}`} id={id} popover="auto">
    <Links links={links} />
  </div>
);
