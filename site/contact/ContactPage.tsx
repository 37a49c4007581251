import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Filed } from '../content.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { MARK } from '../frame/frame.ts';
import type { SectionOf } from '../sections/schema.ts';
import type { Site } from '../singles.schema.ts';
import type { Words } from '../words.ts';
import styles from './ContactPage.module.css';
import { type ContactLines, contactLines, waysToReach } from './contact.ts';

interface Props {
  page: Filed<'pages'>;
  site: Site;
  headingId: string;
  promise?: string | undefined;
  words: Words;
  children?: ReactNode;
}

/** Phone, mail and WhatsApp, for those who would rather not fill in a form. */
const DirectLines = ({ contact, words }: { contact: ContactLines; words: Words }) => (
  <ul className={`bold ${styles.lines}`}>
    {waysToReach(contact, words).map(({ icon, what, href, label }) => (
      <li key={href}>
        <Icon path={icon} size={22} />
        <span className="visuallyHidden">{`${what} `}</span>
        <a className="target quiet" href={href}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

const NextSteps = ({ steps }: { steps: SectionOf<'steps'> }) => (
  <section aria-labelledby="next-steps">
    <h2 className="visuallyHidden" id="next-steps">
      {steps.heading}
    </h2>
    <ol className={styles.steps}>
      {steps.steps.map(({ name, text }) => (
        <li key={name} className="bead muted">
          <b>{`${name}.`}</b>
          {` ${text}`}
        </li>
      ))}
    </ol>
  </section>
);

/** The mark with the cities under its dots: its only explanation anywhere. */
const ThreeOffices = ({ offices }: Pick<Site, 'offices'>) => (
  <div className={styles.offices}>
    <svg viewBox="0 1 60 18" aria-hidden="true">
      <path d={MARK.line} />
      <path d={MARK.dots} />
    </svg>
    <ul className="small bold">
      {offices.map(({ city }) => (
        <li key={city}>{city}</li>
      ))}
    </ul>
  </div>
);

/** Question and form side by side. The form comes right after the question, on small screens too. */
export const ContactPage = ({ page, site, headingId, promise, words, children }: Props) => {
  const steps = page.sections.find((section) => section.kind === 'steps');
  return (
    <div className="band">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Breadcrumbs path={`/${page.slug}`} words={words} />
          <h1 id={headingId} tabIndex={-1}>
            {page.title}
          </h1>
          {page.tagline && <p className="lead">{page.tagline}</p>}
        </div>
        <div className={styles.form}>{children}</div>
        <div>
          {steps && <NextSteps steps={steps} />}
          {promise && <p>{promise}</p>}
          <DirectLines contact={contactLines(site, page.title)} words={words} />
          <ThreeOffices offices={site.offices} />
        </div>
      </div>
    </div>
  );
};
