import words from 'virtual:desk-words';
import { fill, formatNumber } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import styles from './SpamCheck.module.css';

type Spam = EnquiryAnswer['spam'];

/** One line for each reason, with its weight; points below zero speak for the visitor. */
export const Reasons = ({ reasons }: Pick<Spam, 'reasons'>) => (
  <ul className={styles.reasons}>
    {reasons.map(({ words: said, points }) => (
      <li key={said}>
        {said} {points !== null && <b>{formatNumber(points).replace('-', '−')}</b>}
      </li>
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
