import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '../../../common/day.ts';
import { count, fill } from '../../../common/wording.ts';
import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import fields from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { search as searchIcon } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import table from '../../../ui/Table.module.css';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { onTyped } from '../parts/Form.tsx';
import { MARK } from '../parts/Page.tsx';
import { Confirm } from '../sign-in/SignIn.tsx';
import { post, useIsConfirming } from '../state/api.ts';
import { forgetDrafts } from '../state/drafts.ts';
import { areKeysOn, switchKeys, useKeys, useMe, useNow, useOnline } from '../state/hooks.ts';
import { useNotifications } from '../state/notify.ts';
import { countsQuery, sessionQuery } from '../state/queries.ts';
import { spokenTime } from '../wording/time.ts';
import styles from './Shell.module.css';

const { bar, keys, offline } = words;
const DEBOUNCE_MS = 250;

/** Searches all enquiries. Results have an address, so that Back and links to colleagues work. */
function Search({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { q = '' } = useSearch({ strict: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, [field, q]);
  // A press on a link in the meantime says where to go.
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => clearTimeout(timer.current)),
    [router],
  );

  const go = (text: string): void => {
    clearTimeout(timer.current);
    const asked = text.trim();
    if (asked === q) return;
    void navigate(
      asked
        ? { to: '/desk/$list', params: { list: 'all' }, search: { q: asked }, replace: q !== '' }
        : { to: '/desk/$list', params: { list: 'waiting' } },
    );
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go(target.value), DEBOUNCE_MS);
  };
  const submit = (): void => {
    go(field.current?.value ?? '');
    field.current?.blur();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={onTyped(submit)}>
        <Icon path={searchIcon} />
        <input
          ref={field}
          className={fields.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          aria-label={bar.searchLabel}
          aria-keyshortcuts="/"
          placeholder={bar.searchHint}
          onChange={onChange}
          onKeyDown={({ key }) => key === 'Escape' && field.current?.blur()}
        />
      </form>
    </search>
  );
}

/** Reloads the page, so that nothing stays in memory either. */
export function useSignOut() {
  const client = useQueryClient();
  return async (everywhere: boolean): Promise<void> => {
    await post(apiPaths.signOut, { everywhere });
    forgetDrafts();
    client.clear();
    window.location.assign('/desk/sign-in');
  };
}

function AccountMenu({ showKeys }: { showKeys: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const signOut = useSignOut();
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
            {
              label: words.conversation.heading,
              onPress: () => void navigate({ to: '/desk/note' }),
            },
            {
              label: bar.savedReplies,
              onPress: () => void navigate({ to: '/desk/saved-replies' }),
            },
            { label: bar.passkeys, onPress: () => void navigate({ to: '/desk/account' }) },
            ...(me.isAdministrator ? [audit] : []),
            { label: bar.keys, onPress: showKeys, shortcut: '?' },
          ],
        },
        { items: [{ label: bar.signOut, onPress: () => void signOut(false) }] },
      ]}
    />
  );
}

function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading={keys.heading} close={keys.close} onClose={onClose}>
      <dl className={table.ruled}>
        {Object.entries(keys.list).map(([names, what]) => (
          <div key={names} className="ends">
            <dt>{what}</dt>
            <dd>
              {names.split(' ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Check defaultChecked={areKeysOn()} onChange={({ target }) => switchKeys(target.checked)}>
        {keys.on}
      </Check>
    </Dialog>
  );
}

/** Mails wait because the mail server refuses them. */
function Stuck() {
  const { data: { stuck = 0, stuckSince = 0 } = {} } = useQuery(countsQuery);
  const time = spokenTime(Math.max(MINUTE_MS, useNow() - stuckSince));
  if (stuck === 0) return null;
  const line = count(stuck, { one: words.stuck.one, many: words.stuck.many });
  return <Notice heading={fill(line, { time })}>{words.stuck.text}</Notice>;
}

/** The frame of every page. The inbox fills the window; other pages scroll. */
export function Shell() {
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, showKeys] = useState(false);
  const isOnline = useOnline();
  const isConfirming = useIsConfirming();
  const inInbox = useMatch({ from: '/inside/desk/$list', shouldThrow: false }) !== undefined;
  const { data: session } = useQuery(sessionQuery);
  useNotifications();
  const edits = session?.person?.edits ?? 'nothing';
  useKeys({ '/': () => search.current?.focus(), '?': () => showKeys(true) });
  return (
    <div className={styles.shell} data-kind={inInbox ? 'inbox' : 'page'}>
      <a className="skipLink" href="#main">
        {bar.skip}
      </a>
      <header className={`${styles.bar} on-ink`}>
        <Logo mark={MARK} name={bar.name} tagline={bar.desk} home={bar.toSite} size="bar" />
        {/* On a phone it is at the bottom of the window. */}
        <nav className={`insetFocus ${styles.nav}`} aria-label={bar.nav}>
          <Link
            to="/desk/$list"
            params={{ list: 'waiting' }}
            aria-current={inInbox ? 'page' : undefined}
          >
            {bar.inbox}
          </Link>
          <Link to="/desk/numbers">{bar.numbers}</Link>
          <Link to="/desk/people">{bar.people}</Link>
          {edits !== 'nothing' && <a href="/desk/edit">{bar.edit}</a>}
        </nav>
        <Search field={search} />
        <AccountMenu showKeys={() => showKeys(true)} />
      </header>
      <div role="status">
        {!isOnline && <Notice heading={offline.line}>{offline.what}</Notice>}
        <Stuck />
      </div>
      <Outlet />
      {showsKeys && <KeyList onClose={() => showKeys(false)} />}
      {isConfirming && <Confirm />}
    </div>
  );
}
