import { ContactBox } from '../components/ContactBox/ContactBox.tsx';
import type { Contact } from '../schemas/pages.ts';
import styles from './InsightEnd.module.css';

/** The question at the end of an insight, across the whole page. */
export const InsightEnd = (contact: Contact) => (
  <div className={`wrap ${styles.end}`}>
    <ContactBox {...contact} />
  </div>
);
