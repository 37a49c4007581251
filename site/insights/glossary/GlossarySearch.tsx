import { fill } from '../../../common/wording.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { search } from '../../components/Icon/icons.ts';
import type { Glossary } from '../../schemas/glossary.ts';
import styles from './GlossarySearch.module.css';

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
