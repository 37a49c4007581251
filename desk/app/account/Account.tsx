import words from 'virtual:desk-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import type { AccountAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import button from '../parts/Button.module.css';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Refusal } from '../parts/Fault.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Page } from '../parts/Page.tsx';
import table from '../parts/Table.module.css';
import { useSignOut } from '../shell/Me.tsx';
import { useAnnouncements } from '../state/announcements.tsx';
import { remove } from '../state/api.ts';
import { useMe } from '../state/me.ts';
import { useNow } from '../state/now.ts';
import { accountQuery } from '../state/queries.ts';
import { longTime } from '../wording/time.ts';
import styles from './Account.module.css';

const { account } = words;

const Passkeys = ({ passkeys }: Pick<AccountAnswer, 'passkeys'>) => {
  const client = useQueryClient();
  const { announce } = useAnnouncements();
  const now = useNow();
  const end = useMutation({
    mutationFn: (id: string) => remove(apiPaths.passkey(id)),
    onSuccess: () => {
      announce(account.passkeyRemoved);
      return client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
  });
  return (
    <section>
      <h2>{account.passkeys}</h2>
      <Refusal error={end.error} special={{ 'nothing-to-do': account.lastPasskey }} />
      <ul className={table.list}>
        {passkeys.map(({ id, madeAt, lastUsedAt, isSynced, isThis }) => (
          <li key={id} className={styles.passkey}>
            <span>
              {isThis ? account.thisPasskey : isSynced ? account.syncedPasskey : account.devicePasskey}
              <small>
                {fill(lastUsedAt === null ? account.made : account.madeAndUsed, {
                  made: longTime(madeAt, now, 'inSentence'),
                  used: longTime(lastUsedAt ?? madeAt, now, 'inSentence'),
                })}
              </small>
            </span>
            {!isThis && passkeys.length > 1 && (
              <LinkButton look="danger" onClick={() => end.mutate(id)}>
                {account.remove}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{account.morePasskeys}</p>
    </section>
  );
};

const Sessions = ({ sessions }: Pick<AccountAnswer, 'sessions'>) => {
  const signOut = useSignOut();
  const leave = useMutation({ mutationFn: signOut });
  return (
    <section>
      <h2>{account.sessions}</h2>
      <p className={styles.hint}>{count(sessions, { one: account.oneSession, many: account.manySessions })}</p>
      <Refusal error={leave.error} />
      <div className={button.row}>
        <Button look="quiet" onClick={() => leave.mutate(false)}>
          {account.signOut}
        </Button>
        <Button look="quiet" onClick={() => leave.mutate(true)}>
          {account.signOutEverywhere}
        </Button>
      </div>
    </section>
  );
};

export const Account = () => {
  const me = useMe();
  return (
    <Page heading={account.heading}>
      <p className={styles.hint}>{fill(account.who, { name: me.name, address: me.address })}</p>
      <Loaded query={useQuery(accountQuery)} fault={words.faults.accountHeading}>
        {({ passkeys, sessions }) => (
          <div className={styles.parts}>
            <Passkeys passkeys={passkeys} />
            <Sessions sessions={sessions} />
          </div>
        )}
      </Loaded>
    </Page>
  );
};
