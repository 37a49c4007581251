import type { ReactNode } from 'react';
import type { Drawing } from '../figures/figures.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import type { SectionOf } from '../sections/schema.ts';
import type { Words } from '../words.ts';
import styles from './ContactPage.module.css';
import type { ContactLines } from './contact-lines.ts';
import { DirectLines } from './DirectLines.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ThreeOffices } from './ThreeOffices.tsx';

interface Props {
  path: string;
  title: string;
  headingId: string;
  lead?: string | undefined;
  steps?: SectionOf<'steps'> | undefined;
  contact: ContactLines;
  mark: Drawing;
  cities: readonly string[];
  /** How soon an enquiry is answered, once the owner has promised it. */
  promise?: string | undefined;
  words: Words;
  /** The form. */
  children?: ReactNode;
}

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
