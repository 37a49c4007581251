import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/now.ts';
import { eventWords } from '../wording/history.ts';
import { historyTime } from '../wording/time.ts';
import styles from './History.module.css';

/** Who did what, the newest first. */
export const History = ({ enquiry: { history } }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  return (
    <section>
      <h3>{words.history.heading}</h3>
      <ol className={styles.history}>
        {history.map((event) => (
          <li key={`${event.at} ${event.what} ${event.detail}`}>
            <time dateTime={new Date(event.at).toISOString()}>{historyTime(event.at, now)}</time>
            <span>{eventWords(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
