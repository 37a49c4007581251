import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import table from '../../../ui/Table.module.css';
import type { AccountAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded, Refusal } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import { useSignOut } from '../shell/Me.tsx';
import { useAnnounce } from '../state/announcements.tsx';
import { remove } from '../state/api.ts';
import { useMe, useNow } from '../state/hooks.ts';
import { accountQuery } from '../state/queries.ts';
import { longTime } from '../wording/time.ts';
import styles from './Account.module.css';

const { account } = words;

const Passkeys = ({ passkeys }: Pick<AccountAnswer, 'passkeys'>) => {
  const client = useQueryClient();
  const announce = useAnnounce();
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
      <ul className={table.ruled}>
        {passkeys.map(({ id, madeAt, lastUsedAt, isSynced, isThis }) => (
          <li key={id} className="ends">
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
              <Button look="unboxed-danger" onClick={() => end.mutate(id)}>
                {account.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.hint}`}>{account.morePasskeys}</p>
    </section>
  );
};

const Sessions = ({ sessions }: Pick<AccountAnswer, 'sessions'>) => {
  const signOut = useSignOut();
  const leave = useMutation({ mutationFn: signOut });
  return (
    <section>
      <h2>{account.sessions}</h2>
      <p className={`muted ${styles.hint}`}>
        {count(sessions, { one: account.oneSession, many: account.manySessions })}
      </p>
      <Refusal error={leave.error} />
      <div className={`cluster ${styles.buttons}`}>
        <Button look="line" onClick={() => leave.mutate(false)}>
          {account.signOut}
        </Button>
        <Button look="line" onClick={() => leave.mutate(true)}>
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
      <p className={`muted ${styles.hint}`}>{fill(account.who, { name: me.name, address: me.address })}</p>
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
