import { Button } from '../../ui/Button.tsx';
import type { Contact } from '../pages.schema.ts';
import styles from './ContactBox.module.css';
import { formPath } from './next-step.ts';

/** The end of a page: one question, one button to the enquiry form, with the right service preselected. */
export const ContactBox = ({ heading, text, button, service, ask }: Contact) => (
  <section className={styles.box} data-terms="off" id="contact" aria-labelledby="contact-heading">
    <div>
      <h2 id="contact-heading">{heading}</h2>
      <p>{text}</p>
    </div>
    <Button href={formPath({ service, ask })}>{button}</Button>
  </section>
);
