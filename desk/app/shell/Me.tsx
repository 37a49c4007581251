import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { fill } from '../../../common/wording.ts';
import { Menu, MenuGroup, MenuItem } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { tell } from '../state/api.ts';
import { forgetDrafts } from '../state/drafts.ts';
import { useIsAdministrator, useMe } from '../state/hooks.ts';
import styles from './Shell.module.css';

const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((part) => [...(part ?? '')][0] ?? '').join('');
};

/** Two letters in an octagon. */
export const Initials = ({ name }: { name: string }) => (
  <span className={styles.initials} aria-hidden="true">
    {initials(name).toUpperCase()}
  </span>
);

/** Signs out and leaves nothing behind; the page is loaded again, so that no memory of it stays either. */
export const useSignOut = () => {
  const client = useQueryClient();
  const router = useRouter();
  return async (everywhere: boolean): Promise<void> => {
    await tell(apiPaths.signOut, { everywhere });
    forgetDrafts();
    client.clear();
    window.location.assign(router.buildLocation({ to: '/desk/sign-in' }).href);
  };
};

export const Me = ({ showKeys }: { showKeys: () => void }) => {
  const me = useMe();
  const isAdministrator = useIsAdministrator();
  const navigate = useNavigate();
  const signOut = useSignOut();
  return (
    <Menu
      look="unboxed-calm"
      label={
        <>
          <Initials name={me.name} />
          <span className={styles.name}>{me.name}</span>
          <span className="visuallyHidden">{fill(words.bar.account, { name: me.name })}</span>
        </>
      }
    >
      <MenuGroup heading={me.address}>
        <MenuItem onPress={() => void navigate({ to: '/desk/account' })}>{words.bar.passkeys}</MenuItem>
        {isAdministrator && <MenuItem onPress={() => void navigate({ to: '/desk/audit' })}>{words.bar.audit}</MenuItem>}
        <MenuItem shortcut="?" onPress={showKeys}>
          {words.bar.keys}
        </MenuItem>
      </MenuGroup>
      <MenuGroup>
        <MenuItem onPress={() => void signOut(false)}>{words.bar.signOut}</MenuItem>
      </MenuGroup>
    </Menu>
  );
};
