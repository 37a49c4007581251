import { useRef } from 'react';
import { Menu, type MenuHandle } from '../../../ui/Menu.tsx';
import words from '../../words.json' with { type: 'json' };
import { useKeys } from '../state/keys.ts';
import { useMe } from '../state/me.ts';
import { useOnline } from '../state/online.ts';
import { AssignChoices, StatusChoices } from './Choices.tsx';
import styles from './Enquiry.module.css';
import { MailButton } from './MailButton.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { ActProps } from './use-act.ts';
import { useAssign } from './use-assign.ts';

interface Props extends ActProps {
  erase: () => void;
}

/** A key is for the open enquiry, not for another one whose row has the focus. */
const isOnOtherRow = (): boolean => {
  const row = document.activeElement?.closest('li > a');
  return row instanceof HTMLElement && row.closest('main > section') !== null && !row.hasAttribute('aria-current');
};

export const Actions = ({ enquiry, act, erase }: Props) => {
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
    <div className={styles.actions}>
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
