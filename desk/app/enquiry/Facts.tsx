import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import table from '../../../ui/Table.module.css';
import type { Delivery, EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow, useOnline } from '../state/hooks.ts';
import { mailTo } from '../wording/answer-mail.ts';
import { deliveryName, deliveryWords, isBad, isWell, lastAnswer } from '../wording/history.ts';
import { calendarDay, historyTime, longTime, timeThere } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import type { ActProps } from './use-act.ts';

const isPath = (page: string): boolean => /^\/(?!\/)/.test(page);

const CameFrom = ({ page, campaign }: EnquiryAnswer['cameFrom']) => {
  if (page === null && campaign.length === 0) return words.facts.fromUnknown;
  return (
    <>
      {page !== null && (isPath(page) ? <a href={page}>{page}</a> : page)}
      {campaign.map(([name, value]) => (
        <small key={name}>{fill(words.facts.campaign, { name, value })}</small>
      ))}
    </>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Who it is, and all that came with the enquiry. */
export const Facts = ({ enquiry }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  const { visitor, services, cameFrom, consent, reference, spam } = enquiry;
  const { facts } = words;
  const agreedAt = longTime(consent.at, now);
  return (
    <section>
      <h3>{facts.heading}</h3>
      <dl className={table.ruled}>
        <Fact name={facts.email}>
          {/* What is held as spam is not one press away from an answer. */}
          {spam.isQuarantined ? visitor.email : <a href={mailTo(visitor.email)}>{visitor.email}</a>}
          {visitor.others > 0 && (
            <>
              <br />
              <Link to="/desk/$list" params={{ list: 'all' }} search={{ q: visitor.email }}>
                {count(visitor.others, { one: facts.oneOther, many: facts.others })}
              </Link>
            </>
          )}
        </Fact>
        <Fact name={facts.country}>
          {visitor.country}
          {visitor.zone && <small>{timeThere(visitor.zone, now)}</small>}
        </Fact>
        <Fact name={facts.services}>
          {services.length === 0
            ? facts.noServices
            : services.map((service, at) => (
                <span key={service}>
                  {at > 0 && <br />}
                  {service}
                </span>
              ))}
        </Fact>
        <Fact name={facts.from}>
          <CameFrom {...cameFrom} />
        </Fact>
        <Fact name={facts.consent}>
          {consent.version
            ? fill(facts.consentText, { time: agreedAt, day: calendarDay(consent.version) })
            : fill(facts.consentUnstated, { time: agreedAt })}
        </Fact>
        <Fact name={facts.reference}>{reference}</Fact>
      </dl>
    </section>
  );
};

/** Every attempt, with what the receiver answered. */
const Attempts = ({ history, now }: Pick<Delivery, 'history'> & { now: number }) => (
  <details className={`muted ${styles.attempts}`}>
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
            <b className="cluster">
              {deliveryName(delivery.name)}{' '}
              <span data-well={isWell(delivery) || undefined} data-bad={isBad(delivery) || undefined}>
                {words.deliveries[delivery.state]}
              </span>
            </b>
            <p className="muted">{deliveryWords(delivery, now)}</p>
            {lastAnswer(delivery) && (
              <p className="muted">{fill(words.deliveries.answered, { answer: lastAnswer(delivery) })}</p>
            )}
            {delivery.history.length > 1 && <Attempts history={delivery.history} now={now} />}
            {mayTryNow(delivery) && (
              <Button
                look="unboxed"
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

type Spam = EnquiryAnswer['spam'];

export const Reasons = ({ reasons }: Pick<Spam, 'reasons'>) => (
  <ul>
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
