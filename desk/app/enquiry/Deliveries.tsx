import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import table from '../../../ui/Table.module.css';
import type { Delivery } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/now.ts';
import { useOnline } from '../state/online.ts';
import { deliveryName, deliveryWords, isBad, isWell, lastAnswer } from '../wording/delivery.ts';
import { historyTime } from '../wording/time.ts';
import styles from './Deliveries.module.css';
import type { ActProps } from './use-act.ts';

/** Every attempt, with what the receiver answered. */
const Attempts = ({ history, now }: Pick<Delivery, 'history'> & { now: number }) => (
  <details className={styles.attempts}>
    <summary>{fill(words.deliveries.allAttempts, { n: history.length })}</summary>
    <ol>
      {history.map(({ number, at, answer }) => (
        <li key={number}>
          <time dateTime={new Date(at).toISOString()}>{historyTime(at, now)}</time> {answer}
        </li>
      ))}
    </ol>
  </details>
);

const mayTryNow = ({ state, attempts }: Delivery): boolean => state === 'pending' && attempts > 0;

export const Deliveries = ({ enquiry: { deliveries }, act }: ActProps) => {
  const now = useNow();
  const isOnline = useOnline();
  return (
    <section>
      <h3>{words.deliveries.heading}</h3>
      <ul className={table.ruled}>
        {deliveries.length === 0 && <li>{words.deliveries.none}</li>}
        {deliveries.map((delivery) => (
          <li key={delivery.name} className={styles.delivery}>
            <b>
              {deliveryName(delivery.name)}{' '}
              <span data-well={isWell(delivery) || undefined} data-bad={isBad(delivery) || undefined}>
                {words.deliveries[delivery.state]}
              </span>
            </b>
            <p>{deliveryWords(delivery, now)}</p>
            {lastAnswer(delivery) && <p>{fill(words.deliveries.answered, { answer: lastAnswer(delivery) })}</p>}
            {delivery.history.length > 1 && <Attempts history={delivery.history} now={now} />}
            {mayTryNow(delivery) && (
              <Button
                look="text"
                disabled={!isOnline}
                onClick={() => act.mutate({ action: { do: 'retry' }, said: words.said.retried })}
              >
                <Icon path={refresh} /> {words.deliveries.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
