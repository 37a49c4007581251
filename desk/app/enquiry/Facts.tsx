import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { count, fill } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { useNow } from '../state/now.ts';
import { mailTo } from '../wording/answer-mail.ts';
import { calendarDay, longTime, timeThere } from '../wording/time.ts';

const isPath = (page: string): boolean => /^\/(?!\/)/.test(page);

const CameFrom = ({ page, campaign }: EnquiryAnswer['cameFrom']) => {
  if (page === null && campaign.length === 0) return words.facts.fromUnknown;
  return (
    <>
      {page !== null && (isPath(page) ? <a href={page}>{page}</a> : page)}
      {campaign.map(([name, value]) => (
        <small key={name}>
          <br />
          {fill(words.facts.campaign, { name, value })}
        </small>
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
          {visitor.zone && (
            <small>
              <br />
              {timeThere(visitor.zone, now)}
            </small>
          )}
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
