import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { later } from '../later.ts';
import { useOnline } from '../state/online.ts';
import { Actions } from './Actions.tsx';
import { Deliveries } from './Deliveries.tsx';
import styles from './Enquiry.module.css';
import { Back } from './Enquiry.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { MailButton } from './MailButton.tsx';
import { Message } from './Message.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { Notes } from './Notes.tsx';
import { Notices } from './Notices.tsx';
import { SpamCheck } from './SpamCheck.tsx';
import { useAct } from './use-act.ts';

const Erase = lazy(() => later.erase().then(({ Erase: dialog }) => ({ default: dialog })));

const jobOf = ({ jobTitle, company }: EnquiryAnswer['visitor']): string =>
  fill(jobTitle ? words.enquiry.jobAt : words.enquiry.noJob, { job: jobTitle, company });

/** Opening an enquiry that was new to everybody marks it as read, once: "mark as unread" must hold. */
const useReading = (enquiry: EnquiryAnswer, act: ReturnType<typeof useAct>): void => {
  const isOnline = useOnline();
  const isRead = useRef(!enquiry.isUnread);
  useEffect(() => {
    if (isRead.current || !isOnline) return;
    isRead.current = true;
    act.mutate({ action: { do: 'read' } });
  }, [act, isOnline]);
};

export const EnquiryView = ({ enquiry }: { enquiry: EnquiryAnswer }) => {
  const { visitor, spam } = enquiry;
  const act = useAct(enquiry.id);
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isErasing, setErasing] = useState(false);
  useReading(enquiry, act);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const name = fill(words.enquiry.name, { firstName: visitor.firstName, lastName: visitor.lastName });
  const erase = (): void => setErasing(true);
  return (
    <article className={styles.pane} aria-label={fill(words.enquiry.of, { name })}>
      <div className={styles.scroll}>
        <header className={styles.head}>
          <Back />
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>{jobOf(visitor)}</p>
          {!spam.isQuarantined && <Actions enquiry={enquiry} act={act} erase={erase} />}
          {!isOnline && <p>{words.offline.notes}</p>}
        </header>
        <div className={styles.inner}>
          <div>
            <Notices enquiry={enquiry} act={act} erase={erase} />
            <Message enquiry={enquiry} />
            <Notes enquiry={enquiry} act={act} />
            <History enquiry={enquiry} />
          </div>
          <div>
            <Facts enquiry={enquiry} />
            <Deliveries enquiry={enquiry} act={act} />
            {!spam.isQuarantined && <SpamCheck spam={spam} />}
          </div>
        </div>
      </div>
      {!spam.isQuarantined && (
        <div className={styles.foot}>
          <MailButton enquiry={enquiry} act={act} />
          <MoreMenu enquiry={enquiry} act={act} erase={erase} isWhole />
        </div>
      )}
      {isErasing && (
        <Suspense>
          <Erase enquiry={enquiry} name={name} onClose={() => setErasing(false)} />
        </Suspense>
      )}
    </article>
  );
};
