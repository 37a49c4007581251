import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/hooks.ts';
import { longTime } from '../wording/time.ts';
import styles from './Enquiry.module.css';

/** Paragraphs as they were typed, word for word. */
export const Message = ({ enquiry: { message, receivedAt } }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  return (
    <section>
      <h3>
        {words.message.heading} <small>{longTime(receivedAt, now)}</small>
      </h3>
      <div className={styles.message}>
        {message.split(/\n\s*\n/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a message never change places.
          <p key={at} className={styles.words} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {message === '' && <p className="muted">{words.message.none}</p>}
    </section>
  );
};
