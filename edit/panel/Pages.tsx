import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { say } from '../words.ts';
import { send, useEditor } from './editor.ts';
import styles from './parts.module.css';
import { Problem, Sheet } from './parts.tsx';

const KINDS = {
  page: say('kindPage'),
  blog: say('kindBlog'),
  news: say('kindNews'),
  opening: say('kindOpening'),
  product: say('kindProduct'),
  person: say('kindPerson'),
  reference: say('kindReference'),
};

/** Another place on the same page does not load it by itself. */
const goTo = (address: string): void => {
  const isHere = new URL(address, location.href).pathname === location.pathname;
  location.assign(address);
  if (isHere) location.reload();
};

const BeginNew = () => {
  const id = useId();
  const [kind, setKind] = useState('blog');
  const [problem, setProblem] = useState<string>();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = { kind, title: String(form.get('title')), date: form.get('date')?.toString() };
    send('create', wanted).then(
      ({ address }) => goTo(address),
      (error: Error) => setProblem(error.message),
    );
  };
  return (
    <details className={styles.note}>
      <summary>{say('newPage')}</summary>
      <form className={styles.form} onSubmit={create}>
        <p className={fieldStyles.hint}>{say('newPageHelp')}</p>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={id}>
            {say('newKind')}
          </label>
          <select id={id} className={fieldStyles.input} value={kind} onChange={({ target }) => setKind(target.value)}>
            {Object.entries(KINDS).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Field label={say('newTitle')} name="title" required />
        {kind === 'news' && <Field label={say('newDate')} name="date" type="date" />}
        <Problem words={problem} />
        <div>
          <Button type="submit">{say('begin')}</Button>
        </div>
      </form>
    </details>
  );
};

/** Goes to another page, or begins a new one. */
export const Pages = () => {
  const { pages, open } = useEditor();
  const [files, setFiles] = useState<{ file: string; name: string }[]>([]);
  useEffect(() => {
    void send('files').then(setFiles);
  }, []);
  const [search, setSearch] = useState('');
  const wanted = pages.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <Sheet title={say('pages')}>
      <BeginNew />
      <Field label={say('findPage')} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className={`ruled ${styles.lines}`}>
        {wanted.map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={path === location.pathname ? 'page' : undefined}>
              {name} <small>{path}</small>
            </a>
          </li>
        ))}
      </ul>
      <section>
        <h3>{say('wholeSiteWords')}</h3>
        <ul className={`ruled ${styles.lines}`}>
          {files.map(({ file, name }) => (
            <li key={file}>
              <Button look="unboxed" onClick={() => open({ kind: 'field', file, path: [] })}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  );
};
