import { fill } from '../../../../common/wording.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type Glossary, type Term, termId } from '../../../schemas/insights/glossary.ts';
import shared from '../insights.module.css';
import styles from './Glossary.module.css';

/** A field that hides the terms without what is typed. It is there only where scripts run. */
export function GlossarySearch({ find, hint, found, none, terms }: Glossary) {
  return (
    <div
      className={`noPrint needsScript ${styles.find}`}
      data-words={JSON.stringify({ found, none })}
      data-glossary=""
    >
      <Field label={find} type="search" autoComplete="off" />
      <p className="small muted" role="status">
        {fill(hint, { n: terms.length })}
      </p>
    </div>
  );
}

function inOrder(m: Term, n: Term): number {
  return m.term.localeCompare(n.term, 'en', { sensitivity: 'base' });
}

function byLetter(terms: readonly Term[]) {
  return Object.entries(
    Object.groupBy(terms.toSorted(inOrder), ({ term }) => term.charAt(0).toUpperCase()),
  );
}

function Entry({ entry }: { entry: Term }) {
  return (
    <div
      id={termId(entry)}
      data-term=""
      itemProp="hasDefinedTerm"
      itemScope
      itemType="https://schema.org/DefinedTerm"
    >
      <dt className="bold h4">
        <span itemProp="name">{entry.term}</span>
        {entry.short && <small>{entry.short}</small>}
      </dt>
      <dd className="muted" itemProp="description">
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
}

/** The letters and the terms below them. JSON-LD would say each term twice. */
export function GlossaryTerms({ terms, letters }: Pick<Glossary, 'terms' | 'letters'>) {
  const groups = byLetter(terms);
  return (
    <>
      <nav className={`noPrint insetFocus ${styles.bar}`} aria-label={letters} data-no-search="">
        <ol className="wrap" data-contents="">
          {groups.map(([letter]) => (
            <li key={letter}>
              <a className="bold" href={`#${letter}`}>
                {letter}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div
        className={`wrap pageEnd ${styles.terms}`}
        itemScope
        itemType="https://schema.org/DefinedTermSet"
      >
        {groups.map(([letter, own = []]) => (
          <section key={letter} className={`columns ${shared.part}`} id={letter} data-letter="">
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
}
