import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { chevronDown, close, menu } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { MoreLink } from '../../../ui/MoreLink.tsx';
import { figurePath } from '../figures/figure-file.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { currentArea, currentPage, type Frame, type NavLink } from './frame-props.ts';
import styles from './Header.module.css';
import { MenuSheet } from './MenuSheet.tsx';

function Links({ links }: { links: readonly NavLink[] }) {
  return (
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
}

interface Props {
  frame: Frame;
  /** First part of the address, for example "solutions". */
  here: string;
}

/** The header of every page. Its menus are native popovers; after-load.ts opens them on hover. */
export function Header({ frame, here }: Props) {
  const { navigation, site, words } = frame;
  const { solutions, services, products, about, resources, contact } = navigation.main;
  const opener = (id: string, label: string, links: readonly { href: string }[]) => (
    <button
      className={styles.item}
      type="button"
      popoverTarget={id}
      aria-current={currentArea(links, here)}
    >
      {label}
      <Icon path={chevronDown} size={18} />
    </button>
  );
  const panel = (id: string, area: typeof solutions, children: ReactNode) => (
    <li>
      {opener(id, area.label, [area])}
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
    </li>
  );
  const drop = (id: string, { label, links }: typeof products) => (
    <li>
      {opener(id, label, links)}
      <div className={`small bold insetFocus ${styles.drop}`} id={id} popover="auto">
        <Links links={links} />
      </div>
    </li>
  );
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo mark={frame.mark} name={site.name} tagline={site.tagline} home={words('homeLink')} />
        <nav
          className={`noPrint ${styles.nav}`}
          aria-label={words('mainNavigation')}
          data-frame="nav"
        >
          <ul>
            {panel(
              'nav-solutions',
              solutions,
              <ul className={styles.solutions}>
                {frame.solutions.map(({ href, slug, label, line }) => (
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
              </ul>,
            )}
            {panel(
              'nav-services',
              services,
              frame.services.map(({ label, href, links }) => (
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
                  <Links links={links.map(({ line, ...link }) => link)} />
                </div>
              )),
            )}
            {drop('nav-products', products)}
            <li>
              <a className={styles.item} href={about.href} aria-current={currentPage(about, here)}>
                {about.label}
              </a>
            </li>
            {drop('nav-resources', resources)}
          </ul>
        </nav>
        <div className="noPrint">
          <SearchButton label={words('search')} />
        </div>
        <div className={`noPrint ${styles.contact}`}>
          <Button href={contact.href} size="small">
            {contact.label}
          </Button>
        </div>
        <button
          className={`noPrint ${iconButton.square} ${styles.burger}`}
          type="button"
          popoverTarget="menu"
          aria-label={words('menu')}
        >
          <Icon path={menu} size={26} />
          <Icon path={close} size={26} />
        </button>
      </div>
      <MenuSheet frame={frame} here={here} />
    </header>
  );
}
