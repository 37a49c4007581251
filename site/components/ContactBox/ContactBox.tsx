import { formPath } from '../../layouts/next-step.ts';
import type { Contact } from '../../schemas/pages.ts';
import { Button } from '../Button/Button.tsx';
import styles from './ContactBox.module.css';

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
