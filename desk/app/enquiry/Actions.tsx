import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef } from 'react';
import { fill } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { dots, mail } from '../../../ui/icons.ts';
import { Menu, MenuGroup, type MenuHandle, MenuItem } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { statuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useIsAdministrator, useMe, useOnline } from '../state/hooks.ts';
import { useKeys } from '../state/keys.ts';
import { peopleQuery } from '../state/queries.ts';
import { answerAddress } from '../wording/answer-mail.ts';
import styles from './Enquiry.module.css';
import type { ActProps } from './use-act.ts';

/** To whom an enquiry can be assigned: to oneself first, then the colleagues, then nobody. */
const useAssign = ({ enquiry: { assignedTo }, act }: ActProps) => {
  const me = useMe();
  const { data } = useQuery(peopleQuery);
  const others = (data?.people ?? []).filter(({ id }) => id !== me.id);
  const choices = [
    { id: me.id, label: fill(words.actions.me, { name: me.name }), isCurrent: assignedTo?.id === me.id },
    ...others.map(({ id, name }) => ({ id, label: name, isCurrent: assignedTo?.id === id })),
    { id: null, label: words.actions.nobody, isCurrent: assignedTo === null },
  ];
  const assign = (to: string | null): void => {
    const name = to === me.id ? words.actions.you : (others.find(({ id }) => id === to)?.name ?? '');
    const said = to === null ? words.said.unassigned : fill(words.said.assigned, { name });
    act.mutate({ action: { do: 'assign', to }, said });
  };
  return { choices, assign, toMe: () => assign(me.id) };
};

const AssignChoices = (props: ActProps) => {
  const { choices, assign } = useAssign(props);
  return (
    <MenuGroup heading={words.actions.assign}>
      {choices.map(({ id, label, isCurrent }, at) => (
        <MenuItem
          key={id ?? ''}
          current={isCurrent}
          onPress={() => assign(id)}
          {...(at === 0 && !isCurrent ? { shortcut: 'm' } : {})}
        >
          {label}
        </MenuItem>
      ))}
    </MenuGroup>
  );
};

const StatusChoices = ({ enquiry, act }: ActProps) => (
  <MenuGroup heading={words.actions.status}>
    {statuses.map((status) => (
      <MenuItem
        key={status}
        current={status === enquiry.status}
        onPress={() =>
          act.mutate({
            action: { do: 'status', status },
            said: fill(words.said.status, { status: words.status[status] }),
          })
        }
      >
        {words.status[status]}
      </MenuItem>
    ))}
  </MenuGroup>
);

interface MailButtonProps extends ActProps {
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens the mail program, and says so to the colleagues. */
export const MailButton = ({ enquiry, act, ref }: MailButtonProps) => {
  const isOnline = useOnline();
  const label = (
    <>
      <Icon path={mail} /> {words.actions.answer}
    </>
  );
  if (!isOnline) {
    return <Button disabled>{label}</Button>;
  }
  const said = enquiry.status === 'conversation' ? words.said.mailAgain : words.said.answered;
  return (
    <a
      ref={ref}
      className={button.button}
      href={answerAddress(enquiry)}
      onClick={() => act.mutate({ action: { do: 'answer' }, said })}
    >
      {label}
    </a>
  );
};

interface MoreMenuProps extends ActProps {
  erase: () => void;
  /** On a phone everything is in here. */
  isWhole?: boolean;
}

/** The server names the file; the page stays where it is. */
const download = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
};

export const MoreMenu = ({ enquiry, act, erase, isWhole = false }: MoreMenuProps) => {
  const isAdministrator = useIsAdministrator();
  const isOnline = useOnline();
  const { actions, said } = words;
  return (
    <Menu label={<Icon path={dots} size={22} />} name={actions.more} disabled={!isOnline}>
      {isWhole && (
        <>
          <AssignChoices enquiry={enquiry} act={act} />
          <StatusChoices enquiry={enquiry} act={act} />
        </>
      )}
      <MenuGroup>
        {!enquiry.isUnread && (
          <MenuItem shortcut="u" onPress={() => act.mutate({ action: { do: 'unread' }, said: said.unread })}>
            {actions.unread}
          </MenuItem>
        )}
        <MenuItem onPress={() => act.mutate({ action: { do: 'spam' }, said: said.spam })}>{actions.spam}</MenuItem>
        {isAdministrator && (
          <MenuItem onPress={() => download(apiPaths.exportOne(enquiry.id))}>{actions.exportOne}</MenuItem>
        )}
      </MenuGroup>
      {isAdministrator && (
        <MenuGroup>
          <MenuItem danger onPress={erase}>
            {actions.erase}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
};

interface ActionsProps extends ActProps {
  erase: () => void;
}

/** A key is for the open enquiry, not for another one whose row has the focus. */
const isOnOtherRow = (): boolean => {
  const row = document.activeElement?.closest('li > a');
  return row instanceof HTMLElement && row.closest('main > section') !== null && !row.hasAttribute('aria-current');
};

export const Actions = ({ enquiry, act, erase }: ActionsProps) => {
  const me = useMe();
  const isOnline = useOnline();
  const mail = useRef<HTMLAnchorElement>(null);
  const assignMenu = useRef<MenuHandle>(null);
  const statusMenu = useRef<MenuHandle>(null);
  const { toMe } = useAssign({ enquiry, act });
  const here = (work: () => void) => () => (isOnOtherRow() || !isOnline ? false : work());
  useKeys({
    a: here(() => mail.current?.click()),
    e: here(() => assignMenu.current?.open()),
    s: here(() => statusMenu.current?.open()),
    m: here(toMe),
    u: here(() => act.mutate({ action: { do: 'unread' }, said: words.said.unread })),
  });
  const { assignedTo } = enquiry;
  const holder = assignedTo?.id === me.id ? words.actions.you : (assignedTo?.name ?? words.actions.nobodySmall);
  return (
    <div className={`cluster ${styles.actions}`}>
      <MailButton ref={mail} enquiry={enquiry} act={act} />
      <Menu
        ref={assignMenu}
        disabled={!isOnline}
        label={
          <>
            {words.actions.assignedTo} <b>{holder}</b>
          </>
        }
      >
        <AssignChoices enquiry={enquiry} act={act} />
      </Menu>
      <Menu
        ref={statusMenu}
        disabled={!isOnline}
        label={
          <>
            {words.actions.status} <b>{words.status[enquiry.status]}</b>
          </>
        }
      >
        <StatusChoices enquiry={enquiry} act={act} />
      </Menu>
      <MoreMenu enquiry={enquiry} act={act} erase={erase} />
    </div>
  );
};
