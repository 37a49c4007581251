import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { fill, join } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowLeft } from '../../../ui/icons.ts';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded } from '../parts/Fault.tsx';
import { Empty } from '../parts/Page.tsx';
import { isKind } from '../state/api.ts';
import { useNow, useOnline } from '../state/hooks.ts';
import { pressLater } from '../state/keys.ts';
import { enquiryQuery } from '../state/queries.ts';
import { eventWords } from '../wording/history.ts';
import { longTime } from '../wording/time.ts';
import { Actions } from './Actions.tsx';
import { Answer, Sent } from './Answer.tsx';
import { Call } from './Call.tsx';
import styles from './Enquiry.module.css';
import { Erase } from './Erase.tsx';
import { Deliveries, Facts } from './Facts.tsx';
import { Notices } from './Notices.tsx';
import { SameAddress } from './SameAddress.tsx';
import { Thread } from './Thread.tsx';
import { useAct } from './use-act.ts';

const route = getRouteApi('/inside/desk/$list/$id');

/** For phones, where the list is not on the screen. */
const Back = () => (
  <Link
    className={`${button.button} ${styles.back}`}
    data-look="unboxed"
    to="/desk/$list"
    params={{ list: route.useParams().list }}
    search={(search) => search}
  >
    <Icon path={arrowLeft} /> {words.bar.inbox}
  </Link>
);

const History = ({ history }: Pick<EnquiryAnswer, 'history'>) => {
  const now = useNow();
  return (
    <section>
      <h3>{words.history.heading}</h3>
      <ol className={`${table.ruled} ${styles.history}`}>
        {history.map((event) => (
          <li key={`${event.at} ${event.what} ${event.detail}`}>
            <time className="muted" dateTime={new Date(event.at).toISOString()}>
              {longTime(event.at, now)}
            </time>
            <span>{eventWords(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Marks an unread enquiry as read, once: "mark as unread" must hold. */
const useReading = (enquiry: EnquiryAnswer, act: ReturnType<typeof useAct>): void => {
  const isOnline = useOnline();
  const isRead = useRef(!enquiry.isUnread);
  useEffect(() => {
    if (isRead.current || !isOnline) return;
    isRead.current = true;
    act.mutate({ do: 'read' });
  }, [act, isOnline]);
};

const EnquiryView = ({ enquiry }: { enquiry: EnquiryAnswer }) => {
  const { visitor, spam, answering, isApplication, alsoOpen } = enquiry;
  const act = useAct(enquiry.id);
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isErasing, setErasing] = useState(false);
  const [isAnswering, setAnswering] = useState(false);
  useReading(enquiry, act);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    pressLater();
  }, []);

  const { firstName, lastName, jobTitle, company } = visitor;
  const name = fill(words.enquiry.name, { firstName, lastName });
  const { jobAt, noJob, applicant, applicationOf, of } = words.enquiry;
  const job = isApplication ? applicant : fill(jobTitle ? jobAt : noJob, { job: jobTitle, company });
  const erase = (): void => setErasing(true);
  const answer = (): void => {
    setAnswering(true);
    box.current?.focus();
  };
  const close = (): void => {
    setAnswering(false);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <article className={styles.pane} aria-label={fill(isApplication ? applicationOf : of, { name })}>
      {!spam.isQuarantined && <Actions enquiry={enquiry} act={act} answer={answer} erase={erase} />}
      <div className={styles.scroll}>
        <header>
          <Back />
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {company && <p className="muted">{job}</p>}
          <p role="status">
            {alsoOpen.length > 0 &&
              fill(words.enquiry[alsoOpen.length === 1 ? 'alsoOpen' : 'alsoOpenMany'], { who: join(alsoOpen) })}
          </p>
          {!isOnline && <p className="muted">{words.offline.notes}</p>}
        </header>
        <div>
          <Notices enquiry={enquiry} act={act} erase={erase} />
          <Call enquiry={enquiry} act={act} />
          <Thread enquiry={enquiry} act={act} answer={isAnswering || spam.isQuarantined ? undefined : answer}>
            {isAnswering && answering.canSend && <Answer enquiry={enquiry} box={box} close={close} />}
            {isAnswering && !answering.canSend && <Sent act={act} close={close} />}
          </Thread>
          <History history={enquiry.history} />
        </div>
        <div>
          <Facts enquiry={enquiry} />
          <SameAddress enquiry={enquiry} />
          <Deliveries enquiry={enquiry} act={act} />
        </div>
      </div>
      {isErasing && <Erase enquiry={enquiry} name={name} onClose={() => setErasing(false)} />}
    </article>
  );
};

export const Enquiry = () => {
  const { id } = route.useParams();
  const query = useQuery(enquiryQuery(id));
  // A cached enquiry that has been erased must not stay on the screen.
  const isGone = isKind(query.error, 'not-found');
  if (query.data && !isGone) return <EnquiryView key={id} enquiry={query.data} />;
  return (
    <article className={styles.pane}>
      <Empty heading={isGone ? words.enquiry.goneHeading : ''}>
        {isGone && <p>{words.enquiry.gone}</p>}
        {!isGone && <Loaded query={query} loading={words.enquiry.loading} fault={words.faults.enquiryHeading} />}
      </Empty>
      <Back />
    </article>
  );
};
