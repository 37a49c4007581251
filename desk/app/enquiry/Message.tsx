import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/hooks.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';

export const Message = ({ enquiry: { message, receivedAt } }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  return (
    <section>
      <h3>
        {words.message.heading} <small>{longTime(receivedAt, now)}</small>
      </h3>
      <p className={styles.message} dir="auto">
        {message || words.message.none}
      </p>
    </section>
  );
};
