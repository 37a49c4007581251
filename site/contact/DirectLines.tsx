import { Icon } from '../../ui/Icon.tsx';
import { mail, phone } from '../../ui/icons.ts';
import type { Words } from '../words.ts';
import type { ContactLines } from './contact-lines.ts';
import styles from './DirectLines.module.css';

interface Props {
  contact: ContactLines;
  words: Words;
}

/** Phone and mail, for those who would rather not fill in a form. */
export const DirectLines = ({ contact, words }: Props) => (
  <ul className={styles.lines}>
    <li>
      <Icon path={phone} size={22} />
      <span className="visuallyHidden">{`${words('widgetCall')} `}</span>
      <a href={contact.phone.href}>{contact.phone.label}</a>
    </li>
    <li>
      <Icon path={mail} size={22} />
      <span className="visuallyHidden">{`${words('widgetMail')} `}</span>
      <a href={contact.mail.href}>{contact.mail.label}</a>
    </li>
  </ul>
);
