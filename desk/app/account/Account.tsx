import words from 'virtual:desk-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { AccountAnswer } from '../../contract/session.ts';
import bones from '../parts/Bones.module.css';
import { Bones } from '../parts/Bones.tsx';
import button from '../parts/Button.module.css';
import { Fault, faultWords } from '../parts/Fault.tsx';
import field from '../parts/Field.module.css';
import { Page } from '../parts/Page.tsx';
import table from '../parts/Table.module.css';
import { useSignOut } from '../shell/Me.tsx';
import { useAnnouncements } from '../state/announcements.tsx';
import { isKind, remove } from '../state/api.ts';
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
      {end.isError && (
        <p className={field.error} role="alert">
          {isKind(end.error, 'nothing-to-do') ? account.lastPasskey : faultWords(end.error)}
        </p>
      )}
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
              <button className={button.link} data-look="danger" type="button" onClick={() => end.mutate(id)}>
                {account.remove}
              </button>
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
      {leave.isError && (
        <p className={field.error} role="alert">
          {faultWords(leave.error)}
        </p>
      )}
      <div className={button.row}>
        <button className={button.button} data-look="quiet" type="button" onClick={() => leave.mutate(false)}>
          {account.signOut}
        </button>
        <button className={button.button} data-look="quiet" type="button" onClick={() => leave.mutate(true)}>
          {account.signOutEverywhere}
        </button>
      </div>
    </section>
  );
};

export const Account = () => {
  const me = useMe();
  const { data, error, isPending, refetch } = useQuery(accountQuery);
  return (
    <Page heading={account.heading}>
      <p className={styles.hint}>{fill(account.who, { name: me.name, address: me.address })}</p>
      {isPending && (
        <div className={bones.later} aria-busy="true">
          <Bones />
        </div>
      )}
      {!data && error && <Fault heading={words.faults.accountHeading} error={error} again={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <Passkeys passkeys={data.passkeys} />
          <Sessions sessions={data.sessions} />
        </div>
      )}
    </Page>
  );
};
