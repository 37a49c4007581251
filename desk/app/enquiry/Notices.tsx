import { useState } from 'react';
import { count, fill, join } from '../../../common/wording.ts';
import { Button, LineButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh, trash } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import words from '../../words.json' with { type: 'json' };
import { faultWords } from '../parts/Form.tsx';
import { isKind } from '../state/api.ts';
import { useKeys, useMe, useOnline } from '../state/hooks.ts';
import { deliveryName, eventWords, lastReceipt } from '../wording/history.ts';
import { clockTime } from '../wording/time.ts';
import type { ActProps } from './use-act.ts';

const { conflict, faults, quarantine, undelivered } = words;

interface Props extends ActProps {
  erase: () => void;
}

/** Actions of colleagues while this enquiry was open, or why the last action failed. */
function Changed({ enquiry: { history }, act }: ActProps) {
  const me = useMe();
  const [known, setKnown] = useState(history.length);
  const fresh = history.slice(0, Math.max(0, history.length - known));
  const events = fresh.filter(({ by, what }) => by && by.id !== me.id && what !== 'opened');
  const isConflict = isKind(act.error, 'conflict');
  // A failed note is reported next to its box, an ended session on the sign-in page.
  const isFault =
    act.error &&
    !isConflict &&
    !isKind(act.error, 'signed-out') &&
    !act.variables.do.endsWith('-note');
  if (events.length === 0 && !isConflict && !isFault) return null;
  const close = (): void => {
    setKnown(history.length);
    act.reset();
  };
  const refused = isConflict ? conflict.notDone : faults.notDone;
  return (
    <Notice
      urgent
      look={isFault ? 'fault' : 'notice'}
      heading={isConflict || isFault ? refused : conflict.changed}
      actions={<LineButton onClick={close}>{conflict.understood}</LineButton>}
    >
      {events.map((event) => (
        <p key={`${event.at} ${event.what}`}>
          {fill(conflict.at, { what: eventWords(event), time: clockTime(event.at) })}
        </p>
      ))}
      {isConflict && <p>{conflict.doAgain}</p>}
      {isFault && <p>{faultWords(act.error)}</p>}
    </Notice>
  );
}

function Quarantine({ enquiry: { spam, status }, act, erase }: Props) {
  const { isAdministrator } = useMe();
  const isSpam = status === 'not-for-us';
  const release = (): void => act.mutate({ do: 'release' });
  useKeys({ r: release });
  return (
    <Notice
      heading={
        isSpam
          ? quarantine.spamHeading
          : count(spam.score, { one: quarantine.headingOne, many: quarantine.heading })
      }
      actions={
        <>
          <Button onClick={release}>{quarantine.release}</Button>
          {!isSpam && (
            <LineButton onClick={() => act.mutate({ do: 'mark-spam' })}>
              {words.actions.spam}
            </LineButton>
          )}
          {isAdministrator && (
            <LineButton onClick={erase}>
              <Icon path={trash} /> {quarantine.erase}
            </LineButton>
          )}
        </>
      }
    >
      <p>{isSpam ? quarantine.spamText : fill(quarantine.text, { limit: spam.limit })}</p>
      <ul>
        {spam.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}

function NotDelivered({ enquiry, act }: ActProps) {
  const failed = enquiry.deliveries.filter(({ isUndelivered }) => isUndelivered);
  const nextWords = (at: number): string =>
    at <= Date.now() ? undelivered.trying : fill(undelivered.next, { time: clockTime(at) });
  const retry = (): void => act.mutate({ do: 'retry' });
  useKeys({ r: retry });
  return (
    <Notice
      look="fault"
      heading={count(failed.length, { one: undelivered.headingOne, many: undelivered.heading })}
      actions={
        <>
          <Button onClick={retry}>
            <Icon path={refresh} /> {undelivered.retry}
          </Button>
          <LineButton onClick={() => act.mutate({ do: 'dismiss' })}>
            {undelivered.dismiss}
          </LineButton>
        </>
      }
    >
      <p>{undelivered.safe}</p>
      {failed.map((delivery) => (
        <p key={`${delivery.name} ${delivery.message}`}>
          {fill(lastReceipt(delivery) ? undelivered.withReceipt : undelivered.silent, {
            delivery: deliveryName(delivery.name),
            receipt: lastReceipt(delivery),
          })}{' '}
          {delivery.nextAt !== null && nextWords(delivery.nextAt)}
        </p>
      ))}
    </Notice>
  );
}

/** Mail that came to our address: an enquiry, or put aside. */
function ByMail({ enquiry: { isOther, thread, status }, act }: ActProps) {
  const { byMail } = words;
  if (!isOther && (status !== 'new' || thread.length > 1)) return null;
  return (
    <Notice
      heading={isOther ? byMail.otherHeading : byMail.heading}
      actions={
        <LineButton
          onClick={() => act.mutate({ do: 'set-kind', kind: isOther ? 'enquiry' : 'other' })}
        >
          {isOther ? byMail.takeIn : byMail.putAside}
        </LineButton>
      }
    >
      <p>{isOther ? byMail.otherText : byMail.text}</p>
    </Notice>
  );
}

/** Until another reply goes out, or the enquiry is closed. */
function Bounced({ enquiry: { thread, status } }: Pick<Props, 'enquiry'>) {
  const { bounced: receipt, to } = thread.findLast(({ kind }) => kind === 'our-reply') ?? {};
  if (!receipt || status !== 'conversation') return null;
  return (
    <Notice look="fault" heading={words.bounced.heading}>
      <p>{fill(words.bounced.text, { email: join(to ?? []), receipt })}</p>
    </Notice>
  );
}

export function Notices(props: Props) {
  const { spam, isNotDelivered, isPayrollToday, channel } = props.enquiry;
  const isOnline = useOnline();
  return (
    <>
      {isPayrollToday && (
        <Notice heading={words.rows.payrollToday}>
          <p>{words.enquiry.payrollToday}</p>
        </Notice>
      )}
      <Changed enquiry={props.enquiry} act={props.act} />
      <Bounced enquiry={props.enquiry} />
      <fieldset disabled={!isOnline}>
        {!spam.isQuarantined && channel === 'mail' && <ByMail {...props} />}
        {spam.isQuarantined && <Quarantine {...props} />}
        {!spam.isQuarantined && isNotDelivered && <NotDelivered {...props} />}
      </fieldset>
    </>
  );
}
