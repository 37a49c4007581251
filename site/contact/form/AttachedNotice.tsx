import { fill, join } from '../../../common/wording.ts';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { HandedOver } from '../../browser/handed-over.ts';
import styles from './Attached.module.css';
import { ATTACHED } from './ids.ts';

/** Says above the fields what goes with the enquiry; it describes the form to a screen reader too. */
export const AttachedNotice = ({ attached }: { attached: readonly HandedOver[] }) =>
  attached.length > 0 && (
    <p className={styles.attached} id={ATTACHED}>
      {fill(words.handOver.notice, { tools: join(attached.map(({ title, what }) => `${title} (${what})`)) })}
    </p>
  );
