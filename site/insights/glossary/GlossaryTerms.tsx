import styles from './GlossaryTerms.module.css';
import type { Glossary, Term } from './schema.ts';
import { byLetter, termId } from './terms.ts';

const Entry = ({ entry }: { entry: Term }) => (
  <div id={termId(entry)} data-term="" itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
    <dt>
      <span itemProp="name">{entry.term}</span>
      {entry.short && <small>{entry.short}</small>}
    </dt>
    <dd className={styles.text} itemProp="description">
      {entry.text}
    </dd>
    <dd className={styles.see}>
      {entry.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </dd>
  </div>
);

/**
 * The bar of letters and the terms below it. Search engines read the terms where they stand: JSON-LD would say each twice.
 */
export const GlossaryTerms = ({ terms, letters }: Pick<Glossary, 'terms' | 'letters'>) => {
  const groups = byLetter(terms);
  return (
    <>
      <nav className={`noPrint ${styles.bar}`} aria-label={letters} data-no-search="">
        <ol className="wrap" data-contents="">
          {groups.map(({ letter, terms: own }) => (
            <li key={letter}>
              {own.length > 0 ? <a href={`#${letter}`}>{letter}</a> : <span aria-hidden="true">{letter}</span>}
            </li>
          ))}
        </ol>
      </nav>
      {/* Styles are pruned to what a page names; the script sets these. */}
      <div
        className={`wrap ${styles.terms}`}
        data-states="hidden aria-current"
        itemScope
        itemType="https://schema.org/DefinedTermSet"
      >
        {groups
          .filter(({ terms: own }) => own.length > 0)
          .map(({ letter, terms: own }) => (
            <section key={letter} id={letter} data-letter="">
              <h2>{letter}</h2>
              <dl className="ruled">
                {own.map((entry) => (
                  <Entry key={entry.term} entry={entry} />
                ))}
              </dl>
            </section>
          ))}
      </div>
    </>
  );
};
