import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { LineButton, TextButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/Menu.tsx';
import table from '../../../ui/Table.module.css';
import type { Delivery, EnquiryResponse, Row } from '../../api/responses.ts';
import { OPEN_STATUSES } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useAssignees, useNow, useOnline } from '../state/hooks.ts';
import { deliveryName, deliveryWords, lastReceipt, statusWords } from '../wording/history.ts';
import { mailTo } from '../wording/links.ts';
import { calendarDay, longTime, timeThere } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import { type Act, type ActProps, useActTogether } from './use-act.ts';

const labels = words.deliveries;

function CameFrom({ page, campaign }: EnquiryResponse['cameFrom']) {
  if (page === null && campaign.length === 0) return words.facts.fromUnknown;
  return (
    <>
      {/* The visitor's browser sends it, so only a path of this site becomes a link. */}
      {page && /^\/(?!\/)/.test(page) ? <a href={page}>{page}</a> : page}
      {campaign.map(([name, value]) => (
        <small key={name}>{fill(words.facts.campaign, { name, value })}</small>
      ))}
    </>
  );
}

function Fact({
  name,
  isKnown = true,
  children,
}: {
  name: string;
  isKnown?: boolean;
  children: ReactNode;
}) {
  return (
    isKnown && (
      <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}

function consentWords({ channel, consent }: EnquiryResponse): string {
  if (channel) return words.facts[channel === 'mail' ? 'consentMail' : 'consentSpoken'];
  return consent.version ? words.facts.consentText : words.facts.consentUnstated;
}

export function Facts({ enquiry }: { enquiry: EnquiryResponse }) {
  const now = useNow();
  const {
    visitor,
    moreFields,
    services,
    cameFrom,
    channel,
    consent,
    isApplication,
    reference,
    spam,
  } = enquiry;
  const { email, telephone, country, zone } = visitor;
  const { facts } = words;
  const agreed = { time: longTime(consent.at, now), day: calendarDay(consent.version ?? '') };
  return (
    <section>
      <h3>{facts.heading}</h3>
      <dl className={table.ruled}>
        <Fact name={isApplication ? facts.applicantEmail : facts.email} isKnown={email !== ''}>
          {/* Suspected spam is not one press away from a reply. */}
          {spam.isQuarantined ? email : <a href={mailTo(email)}>{email}</a>}
        </Fact>
        <Fact name={facts.telephone} isKnown={telephone !== ''}>
          <a dir="ltr" href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
            {telephone}
          </a>
        </Fact>
        <Fact name={facts.country} isKnown={country !== ''}>
          {country}
          {zone && <small>{timeThere(zone, now)}</small>}
        </Fact>
        {moreFields.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        <Fact name={facts.services} isKnown={!isApplication}>
          {services.map((service) => (
            <div key={service}>{service}</div>
          ))}
          {services.length === 0 && facts.noServices}
        </Fact>
        <Fact name={facts.from}>
          {channel ? words.conversation.how[channel] : <CameFrom {...cameFrom} />}
        </Fact>
        <Fact name={facts.consent}>{fill(consentWords(enquiry), agreed)}</Fact>
        <Fact name={facts.reference}>{reference}</Fact>
      </dl>
    </section>
  );
}

export function Outcome({ delivery, act }: { delivery: Delivery; act: Act }) {
  const now = useNow();
  const { name, state, attempts, history } = delivery;
  return (
    <>
      <b className="ends">
        {deliveryName(name)} <span data-state={state}>{labels[state]}</span>
      </b>
      <p className="muted">{deliveryWords(delivery, now)}</p>
      {lastReceipt(delivery) && (
        <p className="muted">{fill(labels.receipt, { receipt: lastReceipt(delivery) })}</p>
      )}
      {history.length > 1 && (
        <details className="muted">
          <summary>{fill(labels.allAttempts, { n: history.length })}</summary>
          <ol>
            {history.map(({ number, at, receipt }) => (
              <li key={number}>
                <time dateTime={new Date(at).toISOString()}>{longTime(at, now)}</time> {receipt}
              </li>
            ))}
          </ol>
        </details>
      )}
      {state === 'pending' && attempts > 0 && (
        <TextButton onClick={() => act.mutate({ do: 'retry' })}>
          <Icon path={refresh} /> {labels.retry}
        </TextButton>
      )}
    </>
  );
}

/** Those of the enquiry itself; what became of a reply is in the thread. */
export function Deliveries({ enquiry, act }: ActProps) {
  const deliveries = enquiry.deliveries.filter(({ message }) => message === null);
  return (
    <section>
      <h3>{labels.heading}</h3>
      <ul className={table.ruled}>
        {deliveries.length === 0 && <li>{labels.none}</li>}
        {deliveries.map((delivery) => (
          <li key={delivery.name}>
            <Outcome delivery={delivery} act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const route = getRouteApi('/inside/desk/$list/$id');

/** Enquiries in quarantine are decided on one by one. */
function isOpen({ status, isQuarantined }: Pick<Row, 'status' | 'isQuarantined'>): boolean {
  return OPEN_STATUSES.includes(status) && !isQuarantined;
}

/** The other enquiries of one person, and what can be done with all that are open. */
export function SameAddress({ enquiry }: { enquiry: EnquiryResponse }) {
  const { list } = route.useParams();
  const now = useNow();
  const isOnline = useOnline();
  const together = useActTogether();
  const people = useAssignees();
  const { others } = enquiry.visitor;
  if (others.length === 0) return null;

  const isQuarantined = enquiry.spam.isQuarantined;
  const on = [{ ...enquiry, isQuarantined }, ...others].filter(isOpen);
  const unanswered = others.filter((other) => isOpen(other) && other.status === 'new');
  const isAnswered = enquiry.status === 'conversation' && !isQuarantined;
  const assignees = people.map(({ id, label }) => ({
    label,
    onPress: () => together.mutate({ action: { do: 'assign', to: id }, on }),
  }));
  const togetherLabels = words.together;
  const n = on.length;
  return (
    <section aria-label={togetherLabels.heading}>
      <h3>{togetherLabels.heading}</h3>
      <ul className={`${table.ruled} ${styles.others}`}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to="/desk/$list/$id" params={{ list, id: other.id }} search={(search) => search}>
              {fill(togetherLabels.about, {
                time: longTime(other.receivedAt, now),
                status: statusWords(other),
              })}
            </Link>
            <p className="muted" dir="auto">
              {other.firstWords}
            </p>
          </li>
        ))}
      </ul>
      <fieldset className="cluster" disabled={!isOnline || together.isPending}>
        {isAnswered && unanswered.length > 0 && (
          <LineButton
            onClick={() => together.mutate({ action: { do: 'mark-answered' }, on: unanswered })}
          >
            {count(unanswered.length, {
              one: togetherLabels.answeredOne,
              many: togetherLabels.answered,
            })}
          </LineButton>
        )}
        {n > 1 && (
          <>
            <LineButton
              onClick={() =>
                together.mutate({ action: { do: 'set-status', status: 'closed' }, on })
              }
            >
              {fill(togetherLabels.close, { n })}
            </LineButton>
            <Menu label={fill(togetherLabels.assign, { n })} groups={[{ items: assignees }]} />
          </>
        )}
      </fieldset>
    </section>
  );
}
