import type { Frame, NavLink } from '../../content-reader/frame.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown, mail, phone } from '../Icon/icons.ts';
import iconButton from '../IconButton/IconButton.module.css';
import { currentArea, currentPage } from './here.ts';
import styles from './MenuSheet.module.css';

interface Props {
  id: string;
  frame: Frame;
  /** First part of the address, for example "solutions". */
  here: string;
}

const Thread = ({ links }: { links: readonly NavLink[] }) => (
  <ul className={styles.thread}>
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href}>{link.label}</a>
      </li>
    ))}
  </ul>
);

/** The menu under 992 px: rows that open on tap, services with a second level. All of it is plain HTML. */
export const MenuSheet = ({ id, frame, here }: Props) => {
  const { navigation, words, contact } = frame;
  const { solutions, services, products, about, resources, contact: form } = navigation.main;
  const overview = (entry: { all: string; href: string }) => ({ label: entry.all, href: entry.href });
  return (
    <div className={styles.sheet} id={id} popover="auto" data-frame="menu">
      <nav aria-label={words('smallNavigation')}>
        <ul className={styles.rows}>
          <li>
            <details name="menu">
              <summary aria-current={currentArea([solutions], here)}>
                {solutions.label}
                <Icon path={chevronDown} size={22} />
              </summary>
              <Thread links={[overview(solutions), ...frame.solutions]} />
            </details>
          </li>
          <li>
            <details name="menu">
              <summary aria-current={currentArea([services], here)}>
                {services.label}
                <Icon path={chevronDown} size={22} />
              </summary>
              <Thread links={[overview(services)]} />
              <ul className={styles.nested}>
                {frame.services.map((group) => (
                  <li key={group.label}>
                    <details name="menu-services">
                      <summary>
                        {group.label}
                        <Icon path={chevronDown} size={20} />
                      </summary>
                      <Thread
                        links={[...(group.href ? [{ label: group.label, href: group.href }] : []), ...group.links]}
                      />
                    </details>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          <li>
            <details name="menu">
              <summary aria-current={currentArea(products.links, here)}>
                {products.label}
                <Icon path={chevronDown} size={22} />
              </summary>
              <Thread links={products.links} />
            </details>
          </li>
          <li>
            <a href={about.href} aria-current={currentPage(about, here)}>
              {about.label}
            </a>
          </li>
          <li>
            <details name="menu">
              <summary aria-current={currentArea(resources.links, here)}>
                {resources.label}
                <Icon path={chevronDown} size={22} />
              </summary>
              <Thread links={resources.links} />
            </details>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <Button href={form.href} wide>
          {form.label}
        </Button>
        {contact.phone.isNumber && (
          <a
            className={iconButton.square}
            href={contact.phone.href}
            aria-label={words('callNumber', { number: contact.phone.label })}
          >
            <Icon path={phone} size={24} />
          </a>
        )}
        <a
          className={iconButton.square}
          href={contact.mail.href}
          aria-label={words('mailAddress', { address: contact.mail.label })}
        >
          <Icon path={mail} size={24} />
        </a>
      </div>
    </div>
  );
};
