import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { keyOf, MAILS, type Place } from '../marks/marks.ts';
import { say, type WordName } from '../words.ts';
import { goTo, send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Problem, Sheet } from './parts.tsx';
import { Replace } from './Replace.tsx';
import { surroundings } from './surroundings.ts';

/** Kinds that can begin as a draft, each with the day that it needs. */
const KINDS: Record<string, { name: WordName; day?: WordName }> = {
  page: { name: 'kindPage' },
  service: { name: 'kindService' },
  solution: { name: 'kindSolution' },
  blog: { name: 'kindBlog' },
  news: { name: 'kindNews', day: 'newDate' },
  deadline: { name: 'kindDeadline', day: 'newChange' },
  term: { name: 'kindTerm' },
  country: { name: 'kindCountry' },
  office: { name: 'kindOffice' },
  opening: { name: 'kindOpening' },
  product: { name: 'kindProduct' },
  person: { name: 'kindPerson', day: 'newAgreed' },
  reference: { name: 'kindReference', day: 'newPermission' },
};

function CreateNew() {
  const id = useId();
  const [kind, setKind] = useState('blog');
  const { day } = KINDS[kind] ?? {};
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
          <select
            id={id}
            className={fieldStyles.input}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            {Object.entries(KINDS).map(([one, { name }]) => (
              <option key={one} value={one}>
                {say(name)}
              </option>
            ))}
          </select>
        </div>
        <Field label={say('newTitle')} name="title" required />
        {day && (
          <Field key={kind} label={say(day)} name="date" type="date" required={kind !== 'news'} />
        )}
        <Problem words={problem} />
        <div>
          <Button type="submit">{say('begin')}</Button>
        </div>
      </form>
    </details>
  );
}

const DEBOUNCE_MS = 300;
const MIN_QUERY_LENGTH = 3;

/** Texts with the words that are looked for, those that no page shows among them. */
function useFound(search: string) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof send<'find'>>>>([]);
  useEffect(() => {
    const words = search.trim();
    if (words.length < MIN_QUERY_LENGTH) return setFound([]);
    const timer = setTimeout(() => void send('find', { words }).then(setFound), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return found;
}

/** Texts and files that the panel opens, with the words around what was looked for. */
function Places({
  heading,
  places,
}: {
  heading: string;
  places: (Place & { name: string; excerpt?: string })[];
}) {
  const { open } = useEditor();
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={styles.lines}>
        {places.map(({ file, path, name, excerpt }) => (
          <li key={keyOf(file, path)}>
            <Button look="unboxed" onClick={() => open({ kind: 'field', file, path })}>
              {name}
            </Button>
            {excerpt && <p className="muted">{excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Back from a text that was found, the list of them is still there. */
let lastSearch = '';

/** Goes to another page or to any text, or begins a new page. */
export function Pages() {
  const { hrefOf, pathHere } = surroundings();
  const { open } = useEditor();
  const [pages = []] = useResult('pages');
  const [files = []] = useResult('files');
  const [search, setSearch] = useState(lastSearch);
  const found = useFound(search);
  const inTexts = found.filter(({ isByName }) => !isByName);
  const byName = found.filter(({ isByName }) => isByName);
  const all = [...pages, { path: MAILS, name: say('mails') }];
  const wanted = all.filter(({ name, path }) =>
    `${name} ${path}`.toLowerCase().includes(search.toLowerCase()),
  );
  return (
    <Sheet title={say('pages')}>
      <CreateNew />
      <Button look="unboxed" onClick={() => open({ kind: 'questions' })}>
        {say('openQuestions')}
      </Button>
      <Field
        label={say('findPage')}
        type="search"
        value={search}
        onChange={({ target }) => {
          lastSearch = target.value;
          setSearch(target.value);
        }}
      />
      <ul className={styles.lines}>
        {wanted.map(({ path, name }) => (
          <li key={path}>
            <a href={hrefOf(path)} aria-current={path === pathHere() ? 'page' : undefined}>
              {name} <small>{path}</small>
            </a>
          </li>
        ))}
      </ul>
      {inTexts.length > 0 && (
        <>
          <Places heading={say('texts', { n: inTexts.length })} places={inTexts} />
          <Replace words={search.trim()} />
        </>
      )}
      {byName.length > 0 && (
        <Places heading={say('fields', { n: byName.length })} places={byName} />
      )}
      <Places heading={say('wholeSiteWords')} places={files} />
    </Sheet>
  );
}
