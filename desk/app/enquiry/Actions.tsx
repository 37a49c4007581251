import { useRef, useState } from 'react';
import { DAY_MS, gulfDay } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dots, mail } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { OPEN_STATUSES, STATUSES } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { download } from '../parts/Form.tsx';
import { useAssignees, useKeys, useMe, useOnline } from '../state/hooks.ts';
import { replyAddress } from '../wording/links.ts';
import { officeDay } from '../wording/time.ts';
import styles from './Enquiry.module.css';
import type { ActProps } from './use-act.ts';

const { actions, turn } = words;

/** Remind me on …: out of the lists until that morning, or until they reply. */
function ReminderMenu({ enquiry: { remindAt, status }, act }: ActProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState('');
  const now = Date.now();
  const toMonday = (8 - new Date(gulfDay(now)).getUTCDay()) % 7 || 7;
  const inDays = (label: string, days: number) => ({
    label: fill(label, { day: officeDay(now + days * DAY_MS) }),
    onPress: () => act.mutate({ do: 'remind', day: gulfDay(now + days * DAY_MS) }),
  });
  const items = [
    inDays(turn.tomorrow, 1),
    inDays(turn.threeDays, 3),
    inDays(turn.nextWeek, toMonday),
    { label: turn.onDate, onPress: () => setChoosing(true) },
    ...(remindAt === null
      ? []
      : [{ label: turn.takeUp, onPress: () => act.mutate({ do: 'remind', day: null }) }]),
  ];
  const close = (): void => setChoosing(false);
  const submit = (): void => {
    act.mutate({ do: 'remind', day: chosen });
    close();
  };
  return (
    <>
      <Menu
        disabled={!OPEN_STATUSES.includes(status)}
        label={remindAt === null ? turn.remind : fill(turn.putOff, { day: officeDay(remindAt) })}
        groups={[{ heading: turn.remindOn, items }]}
      />
      {isChoosing && (
        <Dialog
          heading={turn.remindOn}
          onClose={close}
          onSubmit={submit}
          close={words.confirm.cancel}
          action={<Button type="submit">{turn.remind}</Button>}
        >
          <Field
            label={turn.day}
            hint={turn.dayHint}
            type="date"
            required
            min={gulfDay(now + DAY_MS)}
            max={gulfDay(now + 366 * DAY_MS)}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Dialog>
      )}
    </>
  );
}

interface Props extends ActProps {
  reply: () => void;
  forward: () => void;
  erase: () => void;
}

export function Actions({ enquiry, act, reply, forward, erase }: Props) {
  const me = useMe();
  const isOnline = useOnline();
  const elsewhere = useRef<HTMLAnchorElement>(null);
  const assign = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLButtonElement>(null);
  const { replying, assignedTo, visitor } = enquiry;

  const toMe = (): void => act.mutate({ do: 'assign', to: me.id });
  const unread = (): void => act.mutate({ do: 'mark-unread' });
  const keys = {
    a: () => (replying.canSend ? reply() : elsewhere.current?.click()),
    e: () => assign.current?.click(),
    s: () => status.current?.click(),
    m: toMe,
    u: unread,
  };
  useKeys(isOnline ? keys : {});

  const assignees = useAssignees().map(({ id, label }) => {
    const isCurrent = (assignedTo?.id ?? null) === id;
    const item = { label, isCurrent, onPress: () => act.mutate({ do: 'assign', to: id }) };
    return id === me.id && !isCurrent ? { ...item, shortcut: 'm' } : item;
  });
  const choices = STATUSES.map((one) => ({
    label: words.status[one],
    isCurrent: one === enquiry.status,
    onPress: () => act.mutate({ do: 'set-status', status: one }),
  }));
  const more = [
    ...(replying.canSend ? [{ label: actions.forward, onPress: forward }] : []),
    ...(enquiry.isUnread ? [] : [{ label: actions.unread, shortcut: 'u', onPress: unread }]),
    ...(enquiry.channel && enquiry.channel !== 'mail'
      ? []
      : [{ label: actions.spam, onPress: () => act.mutate({ do: 'mark-spam' }) }]),
  ];
  const forAdministrators = [
    { label: actions.exportOne, onPress: () => void download(apiPaths.exportOne(enquiry.id)) },
    { label: actions.erase, isDanger: true, onPress: erase },
  ];
  return (
    <fieldset className={`cluster ${styles.actions}`} disabled={!isOnline}>
      {visitor.email && (replying.canSend || !isOnline) && (
        <Button onClick={reply}>
          <Icon path={mail} /> {actions.reply}
        </Button>
      )}
      {visitor.email && !replying.canSend && isOnline && (
        <Button ref={elsewhere} href={replyAddress(enquiry)} onClick={reply}>
          <Icon path={mail} /> {actions.replyElsewhere}
        </Button>
      )}
      <Menu
        ref={assign}
        label={`${actions.assignedTo} ${assignedTo?.id === me.id ? actions.you : (assignedTo?.name ?? actions.nobodySmall)}`}
        groups={[{ heading: actions.assign, items: assignees }]}
      />
      <Menu
        ref={status}
        label={`${actions.status} ${words.status[enquiry.status]}`}
        groups={[{ heading: actions.status, items: choices }]}
      />
      <ReminderMenu enquiry={enquiry} act={act} />
      <Menu
        name={actions.more}
        label={<Icon path={dots} />}
        groups={[{ items: more }, ...(me.isAdministrator ? [{ items: forAdministrators }] : [])]}
      />
    </fieldset>
  );
}
