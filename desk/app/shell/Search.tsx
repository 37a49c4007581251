import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef } from 'react';
import fields from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { search as searchIcon } from '../../../ui/icons.ts';
import words from '../../words.json' with { type: 'json' };
import styles from './Shell.module.css';

const DEBOUNCE_MS = 250;

/** Searches all enquiries. Results have an address, so that Back and links to colleagues work. */
export const Search = ({ field }: { field: RefObject<HTMLInputElement | null> }) => {
  const navigate = useNavigate();
  const router = useRouter();
  const { q = '' } = useSearch({ strict: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = q;
  }, [field, q]);
  // A press on a link in the meantime says where to go.
  useEffect(() => router.subscribe('onBeforeNavigate', () => clearTimeout(timer.current)), [router]);

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
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    go(field.current?.value ?? '');
    field.current?.blur();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit}>
        <Icon path={searchIcon} />
        <input
          ref={field}
          className={fields.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          aria-label={words.bar.searchLabel}
          aria-keyshortcuts="/"
          placeholder={words.bar.searchHint}
          onChange={onChange}
          onKeyDown={({ key }) => key === 'Escape' && field.current?.blur()}
        />
      </form>
    </search>
  );
};
