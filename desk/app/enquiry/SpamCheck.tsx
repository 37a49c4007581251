import { fill } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import styles from './SpamCheck.module.css';

type Spam = EnquiryAnswer['spam'];

export const Reasons = ({ reasons }: Pick<Spam, 'reasons'>) => (
  <ul className={styles.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
);

export const SpamCheck = ({ spam: { score, limit, reasons } }: { spam: Spam }) => (
  <section>
    <h3>
      {words.spam.heading} <small>{fill(words.spam.points, { n: score, limit })}</small>
    </h3>
    <div className={table.ruled}>
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : <p>{words.spam.nothing}</p>}
    </div>
  </section>
);
