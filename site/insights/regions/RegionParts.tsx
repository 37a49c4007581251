import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight } from '../../../ui/icons.ts';
import type { Dated } from '../deadlines/deadlines.ts';
import { dateLine } from '../deadlines/when.ts';
import { SourceLink } from '../SourceList.tsx';
import { References } from './References.tsx';
import styles from './RegionParts.module.css';
import type { RegionPage } from './schema.ts';

/** The opening paragraph, with links in the margin. */
export const RegionIntro = ({ intro, also }: Pick<RegionPage, 'intro' | 'also'>) => (
  <div className={`wrap ${styles.top}`}>
    <p className={styles.intro}>{intro}</p>
    <section className={styles.also}>
      <h2>{also.heading}</h2>
      <ul>
        {also.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <Icon path={arrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  </div>
);

interface RowsProps {
  heading: string;
  rows: RegionPage['settle']['rows'];
}

/** Terms and what to know about them, beside their heading. */
export const RegionRows = ({ heading, rows }: RowsProps) => (
  <section className={`wrap ${styles.part}`}>
    <h2>{heading}</h2>
    <dl className={styles.rows}>
      {rows.map(({ term, text, sources }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            <References to={sources} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The dated changes of the region; each is written once, in content/deadlines/. */
export const RegionDates = ({ changes, dates }: Pick<RegionPage, 'changes'> & { dates: readonly Dated[] }) => (
  <section className={`wrap ${styles.part}`}>
    <div>
      <h2>{changes.heading}</h2>
      <p>{changes.text}</p>
    </div>
    <ol className={styles.dates}>
      {dates.map(({ slug, title, at }) => (
        <li key={slug}>
          <time dateTime={at.first}>{dateLine(at)}</time>
          <a href={`/insights/deadlines#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  </section>
);

/** The sources, numbered as the page refers to them. */
export const RegionSources = ({ sources }: Pick<RegionPage, 'sources'>) => (
  <section className={`wrap ${styles.part}`}>
    <div>
      <h2>{sources.heading}</h2>
      <p>{sources.note}</p>
    </div>
    <ol className={styles.sources} data-terms="off">
      {sources.items.map(({ label, href }, i) => (
        <li key={label + href} id={`source-${i + 1}`}>
          <SourceLink label={label} href={href} />
        </li>
      ))}
    </ol>
  </section>
);
