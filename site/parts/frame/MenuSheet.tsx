import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import iconButton from '../../../ui/IconButton.module.css';
import { chevronDown } from '../../../ui/icons.ts';
import { waysToReach } from './contact-lines.ts';
import { currentArea, currentPage, type Frame, type NavLink } from './frame-props.ts';
import styles from './MenuSheet.module.css';

function Thread({ links }: { links: readonly NavLink[] }) {
  return (
    <ul className="threadNav">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

interface FoldProps {
  label: string;
  /** One row of a group is open at a time. */
  of?: 'menu' | 'menu-services';
  current?: 'true' | undefined;
  children: ReactNode;
}

function Fold({ label, of = 'menu', current, children }: FoldProps) {
  return (
    <li>
      <details className="turns" name={of}>
        <summary className="ends" aria-current={current}>
          {label}
          <Icon path={chevronDown} size={of === 'menu' ? 22 : 20} />
        </summary>
        {children}
      </details>
    </li>
  );
}

/** The menu under 992 px: rows that open on tap, services with a second level, in plain HTML. */
export function MenuSheet({ frame, here }: { frame: Frame; here: string }) {
  const { navigation, words, contact } = frame;
  const { solutions, services, products, about, resources, contact: form } = navigation.main;
  // The way to ask for a call back is the button next to them.
  const ways = waysToReach(contact, words).filter(({ href }) => !href.startsWith('/'));
  const overview = (entry: { all: string; href: string }) => ({
    label: entry.all,
    href: entry.href,
  });
  return (
    <div className={`insetFocus ${styles.sheet}`} id="menu" popover="auto" data-frame="menu">
      <nav aria-label={words('smallNavigation')}>
        <ul className={styles.rows}>
          <Fold label={solutions.label} current={currentArea([solutions], here)}>
            <Thread links={[overview(solutions), ...frame.solutions]} />
          </Fold>
          <Fold label={services.label} current={currentArea([services], here)}>
            <Thread links={[overview(services)]} />
            <ul className={styles.nested}>
              {frame.services.map(({ label, href, links }) => (
                <Fold key={label} label={label} of="menu-services">
                  <Thread links={[...(href ? [{ label, href }] : []), ...links]} />
                </Fold>
              ))}
            </ul>
          </Fold>
          <Fold label={products.label} current={currentArea(products.links, here)}>
            <Thread links={products.links} />
          </Fold>
          <li>
            <a className="ends" href={about.href} aria-current={currentPage(about, here)}>
              {about.label}
            </a>
          </li>
          <Fold label={resources.label} current={currentArea(resources.links, here)}>
            <Thread links={resources.links} />
          </Fold>
        </ul>
      </nav>
      <div className={styles.foot}>
        <Button href={form.href} wide>
          {form.label}
        </Button>
        {ways.map(({ icon, what, href, label }) => (
          <a key={href} className={iconButton.square} href={href} aria-label={`${what} ${label}`}>
            <Icon path={icon} size={24} />
          </a>
        ))}
      </div>
    </div>
  );
}
