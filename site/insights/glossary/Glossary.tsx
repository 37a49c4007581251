import { fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { search } from '../../../ui/icons.ts';
import styles from './Glossary.module.css';
import { type Glossary, type Term, termId } from './schema.ts';

/** A field that hides the terms without what is typed. It is there only where scripts run. */
export const GlossarySearch = ({ find, hint, found, none, terms }: Glossary) => (
  <div className={`noPrint needsScript ${styles.find}`} data-words={JSON.stringify({ found, none })} data-glossary="">
    <label className="bold" htmlFor="find-term">
      {find}
    </label>
    <div>
      <Icon path={search} size={22} />
      <input id="find-term" type="search" autoComplete="off" />
    </div>
    <p className="small muted" role="status">
      {fill(hint, { n: terms.length })}
    </p>
  </div>
);

const inOrder = (m: Term, n: Term): number => m.term.localeCompare(n.term, 'en', { sensitivity: 'base' });

/** All letters, each with its terms in order; a letter without terms keeps its place in the bar. */
const byLetter = (terms: readonly Term[]): { letter: string; terms: Term[] }[] =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
    letter,
    terms: terms.filter(({ term }) => term.toUpperCase().startsWith(letter)).sort(inOrder),
  }));

const Entry = ({ entry }: { entry: Term }) => (
  <div id={termId(entry)} data-term="" itemProp="hasDefinedTerm" itemScope itemType="https://schema.org/DefinedTerm">
    <dt className="bold h4">
      <span itemProp="name">{entry.term}</span>
      {entry.short && <small>{entry.short}</small>}
    </dt>
    <dd className={`muted ${styles.text}`} itemProp="description">
      {entry.text}
    </dd>
    <dd className={`small muted ${styles.see}`}>
      {entry.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </dd>
  </div>
);

/** The letters and the terms below them. Search engines read the terms in place: JSON-LD would say each twice. */
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
