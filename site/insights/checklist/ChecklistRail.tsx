import { headingId } from '../../../content-reader/heading-id.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { download, plus, printer, undo } from '../../../ui/icons.ts';
import rail from '../rail.module.css';
import styles from './ChecklistRail.module.css';
import type { Checklist } from './schema.ts';

/** Eight columns of five dots. */
const PITCH = 16;
const dotAt = (group: number, question: number): string => `M${6 + group * PITCH} ${6 + question * PITCH}h0`;

/** Beside the questions: how many are ticked, the groups, and what can be done with the list. */
export const ChecklistRail = ({ groups, words }: Pick<Checklist, 'groups' | 'words'>) => (
  <div className={`noPrint ${rail.rail} ${styles.rail}`}>
    <div className={`needsScript ${styles.done}`}>
      <svg viewBox="0 0 124 76" aria-hidden="true">
        {groups.flatMap(({ questions }, g) =>
          questions.map(({ ask }, q) => <path key={ask} d={dotAt(g, q)} data-dot="" />),
        )}
      </svg>
      <p role="status" data-progress="" />
    </div>
    <nav aria-label={words.groups} data-no-search="">
      <ul className="threadNav" data-motif="girih" data-contents="">
        {groups.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${headingId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
    <div className={styles.actions}>
      <button type="button" data-add="">
        <Icon path={plus} size={22} />
        {words.add}
      </button>
      <button type="button" data-print="">
        <Icon path={printer} size={22} />
        {words.print}
      </button>
      <a href="/downloads/partner-checklist.pdf" download>
        <Icon path={download} size={22} />
        {words.pdf}
      </a>
      <a href="/downloads/partner-checklist.xlsx" download data-sheet="">
        <Icon path={download} size={22} />
        {words.table}
      </a>
      <button type="button" data-clear="">
        <Icon path={undo} size={22} />
        {words.clear}
      </button>
      {/* Without a script nothing is kept, so the page opens empty. */}
      <a href="/insights/partner-checklist" data-anew="">
        <Icon path={undo} size={22} />
        {words.clear}
      </a>
      <div className={styles.sure} role="alert" data-sure="" />
    </div>
  </div>
);
