import { useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refresh, trash } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { EnquiryAnswer, Event } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { faultWords } from '../parts/Fault.tsx';
import { isKind } from '../state/api.ts';
import { useIsAdministrator, useMe, useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { deliveryName, eventWords, lastAnswer } from '../wording/history.ts';
import { clockTime } from '../wording/time.ts';
import { Reasons } from './Facts.tsx';
import type { Act, ActProps } from './use-act.ts';

interface Props extends ActProps {
  erase: () => void;
}

/** What colleagues did while this enquiry was on the screen. */
const useOthersDid = ({ history }: EnquiryAnswer): [Event[], () => void] => {
  const me = useMe();
  const [known, setKnown] = useState(history.length);
  const fresh = history.slice(0, Math.max(0, history.length - known));
  const others = fresh.filter(({ by, what }) => by && by.id !== me.id && what !== 'opened');
  return [others, () => setKnown(history.length)];
};

const OthersDid = ({ enquiry, act }: ActProps) => {
  const [events, understood] = useOthersDid(enquiry);
  const isRefused = isKind(act.error, 'conflict');
  if (events.length === 0 && !isRefused) return null;
  const close = (): void => {
    understood();
    act.reset();
  };
  const { conflict } = words;
  return (
    <Notice
      urgent
      heading={isRefused ? conflict.notDone : conflict.changed}
      actions={
        <Button look="line" onClick={close}>
          {conflict.understood}
        </Button>
      }
    >
      {events.map((event) => (
        <p key={`${event.at} ${event.what}`}>
          {fill(conflict.at, { what: eventWords(event), time: clockTime(event.at) })}
        </p>
      ))}
      {isRefused && <p>{conflict.doAgain}</p>}
    </Notice>
  );
};

const Refused = ({ act }: { act: Act }) =>
  act.error && !isKind(act.error, 'conflict', 'signed-out') && act.variables?.action.do !== 'note' ? (
    <Notice
      urgent
      look="fault"
      heading={words.faults.notDone}
      actions={
        <Button look="line" onClick={() => act.reset()}>
          {words.conflict.understood}
        </Button>
      }
    >
      <p>{faultWords(act.error)}</p>
    </Notice>
  ) : null;

const Quarantine = ({ enquiry: { spam }, act, erase }: Props) => {
  const isAdministrator = useIsAdministrator();
  const isOnline = useOnline();
  const { quarantine, said } = words;
  const release = (): void => act.mutate({ action: { do: 'release' }, said: said.released });
  useKeys({ r: release });
  return (
    <Notice
      heading={count(spam.score, { one: quarantine.headingOne, many: quarantine.heading })}
      actions={
        <>
          <Button disabled={!isOnline} onClick={release}>
            {quarantine.release}
          </Button>
          <Button
            look="line"
            disabled={!isOnline}
            onClick={() => act.mutate({ action: { do: 'dismiss' }, said: said.isSpam })}
          >
            {quarantine.isSpam}
          </Button>
          {isAdministrator && (
            <Button look="line" disabled={!isOnline} onClick={erase}>
              <Icon path={trash} /> {quarantine.erase}
            </Button>
          )}
        </>
      }
    >
      <p>{fill(spam.score >= spam.limit ? quarantine.text : quarantine.byHand, { limit: spam.limit })}</p>
      <Reasons reasons={spam.reasons} />
    </Notice>
  );
};

const NotDelivered = ({ enquiry, act }: ActProps) => {
  const isOnline = useOnline();
  const { undelivered, said } = words;
  const failed = enquiry.deliveries.filter(({ state }) => state === 'parked');
  const retry = (): void => act.mutate({ action: { do: 'retry' }, said: said.retried });
  useKeys({ r: retry });
  return (
    <Notice
      look="fault"
      heading={count(failed.length, { one: undelivered.headingOne, many: undelivered.heading })}
      actions={
        <>
          <Button disabled={!isOnline} onClick={retry}>
            <Icon path={refresh} /> {undelivered.retry}
          </Button>
          <Button
            look="line"
            disabled={!isOnline}
            onClick={() => act.mutate({ action: { do: 'dismiss' }, said: said.dismissed })}
          >
            {undelivered.dismiss}
          </Button>
        </>
      }
    >
      <p>{undelivered.safe}</p>
      {failed.map((delivery) => (
        <p key={delivery.name}>
          {fill(lastAnswer(delivery) ? undelivered.answered : undelivered.silent, {
            delivery: deliveryName(delivery.name),
            answer: lastAnswer(delivery),
          })}
        </p>
      ))}
    </Notice>
  );
};

export const Notices = (props: Props) => (
  <>
    <OthersDid enquiry={props.enquiry} act={props.act} />
    <Refused act={props.act} />
    {props.enquiry.spam.isQuarantined && <Quarantine {...props} />}
    {!props.enquiry.spam.isQuarantined && props.enquiry.isNotDelivered && <NotDelivered {...props} />}
  </>
);
