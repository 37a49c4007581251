import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { mail, phone } from '../../ui/icons.ts';
import type { Drawing } from '../figures/figures.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import type { SectionOf } from '../sections/schema.ts';
import type { Words } from '../words.ts';
import styles from './ContactPage.module.css';
import type { ContactLines } from './contact.ts';

interface Props {
  path: string;
  title: string;
  headingId: string;
  lead?: string | undefined;
  steps?: SectionOf<'steps'> | undefined;
  contact: ContactLines;
  mark: Drawing;
  /** From Abu Dhabi, the octagon, to Bhubaneswar. */
  cities: readonly string[];
  /** How soon an enquiry is answered, once the owner has promised it. */
  promise?: string | undefined;
  words: Words;
  children?: ReactNode;
}

/** Phone and mail, for those who would rather not fill in a form. */
const DirectLines = ({ contact, words }: Pick<Props, 'contact' | 'words'>) => (
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

/** What happens after the form is sent: dots on one line. */
const NextSteps = ({ steps }: { steps: SectionOf<'steps'> }) => (
  <section aria-labelledby="next-steps">
    <h2 className="visuallyHidden" id="next-steps">
      {steps.heading}
    </h2>
    <ol className={styles.steps}>
      {steps.steps.map(({ name, text }) => (
        <li key={name}>
          <b>{`${name}.`}</b>
          {` ${text}`}
        </li>
      ))}
    </ol>
  </section>
);

/** The mark with the cities under its dots: its only explanation anywhere. */
const ThreeOffices = ({ mark, cities }: Pick<Props, 'mark' | 'cities'>) => (
  <div className={styles.offices}>
    <svg viewBox="0 1 60 18" aria-hidden="true">
      <path className={styles.line} d={mark.line} />
      <path className={styles.dots} d={mark.dots} />
    </svg>
    <ul>
      {cities.map((city) => (
        <li key={city}>{city}</li>
      ))}
    </ul>
  </div>
);

/** Question and form side by side. The form comes right after the question, on small screens too. */
export const ContactPage = (props: Props) => {
  const { path, title, headingId, lead, steps, contact, mark, cities, promise, words, children } = props;
  return (
    <div className={styles.contact}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.head}>
          <Breadcrumbs path={path} words={words} />
          <h1 id={headingId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.more}>
          {steps && <NextSteps steps={steps} />}
          {promise && <p>{promise}</p>}
          <DirectLines contact={contact} words={words} />
          <ThreeOffices mark={mark} cities={cities} />
        </div>
      </div>
    </div>
  );
};
