import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { fill } from '../../../common/wording.ts';
import { Menu } from '../../../ui/Menu.tsx';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { post } from '../state/api.ts';
import { forgetDrafts } from '../state/drafts.ts';
import { useIsAdministrator, useMe } from '../state/hooks.ts';
import styles from './Shell.module.css';

/** Reloads the page, so that nothing stays in memory either. */
export const useSignOut = () => {
  const client = useQueryClient();
  return async (everywhere: boolean): Promise<void> => {
    await post(apiPaths.signOut, { everywhere });
    forgetDrafts();
    client.clear();
    window.location.assign('/desk/sign-in');
  };
};

export const Me = ({ showKeys }: { showKeys: () => void }) => {
  const me = useMe();
  const isAdministrator = useIsAdministrator();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { bar } = words;
  const audit = { label: bar.audit, onPress: () => void navigate({ to: '/desk/audit' }) };
  return (
    <Menu
      look="unboxed-calm"
      name={fill(bar.account, { name: me.name })}
      label={<span className={styles.name}>{me.name}</span>}
      groups={[
        {
          heading: me.address,
          items: [
            { label: words.conversation.heading, onPress: () => void navigate({ to: '/desk/note' }) },
            { label: bar.answers, onPress: () => void navigate({ to: '/desk/answers' }) },
            { label: bar.passkeys, onPress: () => void navigate({ to: '/desk/account' }) },
            ...(isAdministrator ? [audit] : []),
            { label: bar.keys, onPress: showKeys, shortcut: '?' },
          ],
        },
        { items: [{ label: bar.signOut, onPress: () => void signOut(false) }] },
      ]}
    />
  );
};
