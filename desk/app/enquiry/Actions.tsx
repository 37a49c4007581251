import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dots, mail } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { statuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { download } from '../parts/download.ts';
import { useHolders, useIsAdministrator, useMe, useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { answerAddress } from '../wording/answer-mail.ts';
import styles from './Enquiry.module.css';
import { PutOff } from './PutOff.tsx';
import type { ActProps } from './use-act.ts';

interface Props extends ActProps {
  answer: () => void;
  erase: () => void;
}

export const Actions = ({ enquiry, act, answer, erase }: Props) => {
  const me = useMe();
  const isAdministrator = useIsAdministrator();
  const isOnline = useOnline();
  const elsewhere = useRef<HTMLAnchorElement>(null);
  const assign = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLButtonElement>(null);
  const { assignedTo } = enquiry;
  const { actions } = words;

  const toMe = (): void => act.mutate({ do: 'assign', to: me.id });
  const unread = (): void => act.mutate({ do: 'unread' });
  const online = (work: () => void) => () => (isOnline ? work() : false);
  useKeys({
    a: online(() => (enquiry.answering.canSend ? answer() : elsewhere.current?.click())),
    e: online(() => assign.current?.click()),
    s: online(() => status.current?.click()),
    m: online(toMe),
    u: online(unread),
  });

  const holders = useHolders().map(({ id, label }) => {
    const isCurrent = (assignedTo?.id ?? null) === id;
    const item = { label, isCurrent, onPress: () => act.mutate({ do: 'assign', to: id }) };
    return id === me.id && !isCurrent ? { ...item, shortcut: 'm' } : item;
  });
  const choices = statuses.map((one) => ({
    label: words.status[one],
    isCurrent: one === enquiry.status,
    onPress: () => act.mutate({ do: 'status', status: one }),
  }));
  const hearing = enquiry.hears ? 'mute' : 'unmute';
  const more = [
    ...(enquiry.isUnread ? [] : [{ label: actions.unread, shortcut: 'u', onPress: unread }]),
    ...(enquiry.hears === undefined ? [] : [{ label: actions[hearing], onPress: () => act.mutate({ do: hearing }) }]),
    ...(enquiry.channel ? [] : [{ label: actions.spam, onPress: () => act.mutate({ do: 'spam' }) }]),
  ];
  const forAdministrators = [
    { label: actions.exportOne, onPress: () => void download(apiPaths.exportOne(enquiry.id)) },
    { label: actions.erase, isDanger: true, onPress: erase },
  ];
  return (
    <div className={`cluster ${styles.actions}`}>
      {enquiry.visitor.email && (enquiry.answering.canSend || !isOnline) && (
        <Button disabled={!isOnline} onClick={answer}>
          <Icon path={mail} /> {actions.answer}
        </Button>
      )}
      {enquiry.visitor.email && !enquiry.answering.canSend && isOnline && (
        <Button ref={elsewhere} href={answerAddress(enquiry)} onClick={answer}>
          <Icon path={mail} /> {actions.answerElsewhere}
        </Button>
      )}
      <Menu
        ref={assign}
        disabled={!isOnline}
        label={`${actions.assignedTo} ${assignedTo?.id === me.id ? actions.you : (assignedTo?.name ?? actions.nobodySmall)}`}
        groups={[{ heading: actions.assign, items: holders }]}
      />
      <Menu
        ref={status}
        disabled={!isOnline}
        label={`${actions.status} ${words.status[enquiry.status]}`}
        groups={[{ heading: actions.status, items: choices }]}
      />
      <PutOff enquiry={enquiry} act={act} />
      <Menu
        disabled={!isOnline}
        name={actions.more}
        label={<Icon path={dots} />}
        groups={[{ items: more }, ...(isAdministrator ? [{ items: forAdministrators }] : [])]}
      />
    </div>
  );
};
