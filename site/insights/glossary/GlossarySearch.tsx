import { fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { search } from '../../../ui/icons.ts';
import styles from './GlossarySearch.module.css';
import type { Glossary } from './schema.ts';

/** A field that hides the terms without what is typed. It stands only where scripts run. */
export const GlossarySearch = ({ find, hint, found, none, terms }: Glossary) => (
  <div className={`noPrint needsScript ${styles.find}`} data-words={JSON.stringify({ found, none })} data-glossary="">
    <label htmlFor="find-term">{find}</label>
    <div>
      <Icon path={search} size={22} />
      <input id="find-term" type="search" autoComplete="off" />
    </div>
    <p role="status">{fill(hint, { n: terms.length })}</p>
  </div>
);
