import words from 'virtual:desk-words';
import { Link } from '@tanstack/react-router';
import { count, fill } from '../../../common/wording.ts';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import table from '../parts/Table.module.css';
import { useNow } from '../state/now.ts';
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

/** Who it is, and all that came with the enquiry. */
export const Facts = ({ enquiry }: { enquiry: EnquiryAnswer }) => {
  const now = useNow();
  const { visitor, services, cameFrom, consent, reference, spam } = enquiry;
  const { facts } = words;
  const agreedAt = longTime(consent.at, now);
  return (
    <section>
      <h3>{facts.heading}</h3>
      <dl className={table.list}>
        <div>
          <dt>{facts.email}</dt>
          <dd>
            {/* What is held as spam is not one press away from an answer. */}
            {spam.isQuarantined ? visitor.email : <a href={`mailto:${visitor.email}`}>{visitor.email}</a>}
            {visitor.others > 0 && (
              <>
                <br />
                <Link to="/desk/$list" params={{ list: 'all' }} search={{ q: visitor.email }}>
                  {count(visitor.others, { one: facts.oneOther, many: facts.others })}
                </Link>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{facts.country}</dt>
          <dd>
            {visitor.country}
            {visitor.zone && (
              <small>
                <br />
                {timeThere(visitor.zone, now)}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{facts.services}</dt>
          <dd>
            {services.length === 0
              ? facts.noServices
              : services.map((service, at) => (
                  <span key={service}>
                    {at > 0 && <br />}
                    {service}
                  </span>
                ))}
          </dd>
        </div>
        <div>
          <dt>{facts.from}</dt>
          <dd>
            <CameFrom {...cameFrom} />
          </dd>
        </div>
        <div>
          <dt>{facts.consent}</dt>
          <dd>
            {consent.version
              ? fill(facts.consentText, { time: agreedAt, day: calendarDay(consent.version) })
              : fill(facts.consentUnstated, { time: agreedAt })}
          </dd>
        </div>
        <div>
          <dt>{facts.reference}</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
    </section>
  );
};
