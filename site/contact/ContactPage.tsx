import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Filed } from '../content.ts';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { MARK } from '../frame/frame.ts';
import type { Site } from '../singles.schema.ts';
import type { Words } from '../words.ts';
import styles from './ContactPage.module.css';
import { contactLines, waysToReach } from './contact.ts';

interface Props {
  page: Filed<'pages'>;
  site: Site;
  headingId: string;
  promise?: string | undefined;
  words: Words;
  children?: ReactNode;
}

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
          {steps && (
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
          )}
          {promise && <p>{promise}</p>}
          <ul className={`bold ${styles.lines}`}>
            {waysToReach(contactLines(site, page.title), words).map(({ icon, what, href, label }) => (
              <li key={href}>
                <Icon path={icon} size={22} />
                <span className="visuallyHidden">{`${what} `}</span>
                <a className="target quiet" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {/* The mark with the cities under its dots: its only explanation anywhere. */}
          <div className={styles.offices}>
            <svg viewBox="0 1 60 18" aria-hidden="true">
              <path d={MARK.line} />
              <path d={MARK.dots} />
            </svg>
            <ul className="small bold">
              {site.offices.map(({ city }) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
};
