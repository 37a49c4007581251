import rail from '../rail.module.css';
import styles from './Checklist.module.css';
import { ChecklistForm } from './ChecklistForm.tsx';
import { ChecklistRail } from './ChecklistRail.tsx';
import type { Checklist } from './schema.ts';

/** What the script says; the rest of the words stand in the page already. */
const SAID = [
  'asked',
  'kept',
  'all',
  'groupAsked',
  'groupTotal',
  'name',
  'partner',
  'remove',
  'sure',
  'yes',
  'no',
] as const;

/** The questions beside their rail. */
export const ChecklistPage = ({ groups, words }: Pick<Checklist, 'groups' | 'words'>) => (
  <div
    className={`wrap columns ${rail.page} ${styles.page}`}
    data-checklist=""
    // Styles are pruned to what a page names; the script sets these.
    data-states="hidden data-on data-many aria-current 2 3"
    data-words={JSON.stringify(Object.fromEntries(SAID.map((name) => [name, words[name]])))}
  >
    <ChecklistRail groups={groups} words={words} />
    <ChecklistForm groups={groups} words={words} />
  </div>
);
