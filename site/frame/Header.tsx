import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { chevronDown, close, menu } from '../../ui/icons.ts';
import { Logo } from '../../ui/Logo.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { currentArea, currentPage, type Frame } from './frame.ts';
import styles from './Header.module.css';
import { MenuSheet } from './MenuSheet.tsx';
import { DropList, ServicesPanel, SolutionsPanel } from './Panels.tsx';

interface Props {
  frame: Frame;
  /** First part of the address, for example "solutions". */
  here: string;
}

/** The header of every page. Its menus are native popovers and need no script; late.ts adds opening on hover. */
export const Header = ({ frame, here }: Props) => {
  const { navigation, site, words } = frame;
  const { solutions, services, products, about, resources, contact } = navigation.main;
  const opener = (id: string, label: string, links: readonly { href: string }[]) => (
    <button className={styles.item} type="button" popoverTarget={id} aria-current={currentArea(links, here)}>
      {label}
      <Icon path={chevronDown} size={18} />
    </button>
  );
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo mark={frame.mark} name={site.name} tagline={site.tagline} home={words('homeLink')} />
        <nav className={`noPrint ${styles.nav}`} aria-label={words('mainNavigation')} data-frame="nav">
          <ul>
            <li>
              {opener('nav-solutions', solutions.label, [solutions])}
              <SolutionsPanel id="nav-solutions" area={solutions} solutions={frame.solutions} />
            </li>
            <li>
              {opener('nav-services', services.label, [services])}
              <ServicesPanel id="nav-services" area={services} services={frame.services} />
            </li>
            <li>
              {opener('nav-products', products.label, products.links)}
              <DropList id="nav-products" links={products.links} />
            </li>
            <li>
              <a className={styles.item} href={about.href} aria-current={currentPage(about, here)}>
                {about.label}
              </a>
            </li>
            <li>
              {opener('nav-resources', resources.label, resources.links)}
              <DropList id="nav-resources" links={resources.links} />
            </li>
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
      <MenuSheet id="menu" frame={frame} here={here} />
    </header>
  );
};
