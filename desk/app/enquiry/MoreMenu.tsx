import { Icon } from '../../../ui/Icon.tsx';
import { dots } from '../../../ui/icons.ts';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { useIsOwner } from '../state/me.ts';
import { useOnline } from '../state/online.ts';
import { AssignChoices, StatusChoices } from './Choices.tsx';
import type { ActProps } from './use-act.ts';

interface Props extends ActProps {
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

export const MoreMenu = ({ enquiry, act, erase, isWhole = false }: Props) => {
  const isOwner = useIsOwner();
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
        {isOwner && <MenuItem onPress={() => download(apiPaths.exportOne(enquiry.id))}>{actions.exportOne}</MenuItem>}
      </MenuGroup>
      {isOwner && (
        <MenuGroup>
          <MenuItem danger onPress={erase}>
            {actions.erase}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
};
