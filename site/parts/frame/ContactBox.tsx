import { Button } from '../../../ui/Button.tsx';
import type { Contact } from '../../schemas/pages.ts';
import styles from './ContactBox.module.css';

/** Where the contact section of a page leads: the form, with its service chosen or its request written, or that for applications. */
function formPath({ service, ask }: Pick<Contact, 'service' | 'ask'>): string {
  if (ask === 'application') return '/apply';
  if (service) return `/contact-us?service=${service}`;
  return ask ? `/contact-us?ask=${ask}` : '/contact-us';
}

/** The end of a page: one question, one button to the form, with its service preselected. */
export function ContactBox({ heading, text, button, service, ask }: Contact) {
  return (
    <section
      className={`on-ink bevel ends ${styles.box}`}
      data-terms="off"
      id="contact"
      aria-labelledby="contact-heading"
    >
      <div>
        <h2 className="h3" id="contact-heading">
          {heading}
        </h2>
        <p className="muted">{text}</p>
      </div>
      <div className="noPrint">
        <Button href={formPath({ service, ask })}>{button}</Button>
      </div>
    </section>
  );
}
