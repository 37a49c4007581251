import { useEffect, useRef, useState } from 'react';
import { say } from '../words.ts';
import { ask, send } from './api.ts';
import { useEditor } from './editor.ts';
import { Icon } from './icons.tsx';
import { Problem } from './Problem.tsx';
import { Sheet } from './Sheet.tsx';

const KINDS = ['page', 'blog', 'news', 'opening', 'product', 'person', 'reference'] as const;

/** Goes to another page, or begins a new one. */
export const Pages = ({ onClose }: { onClose: () => void }) => {
  const { pages, open } = useEditor();
  const [files, setFiles] = useState<{ file: string; name: string }[]>([]);
  useEffect(() => {
    void ask<typeof files>('files').then(setFiles);
  }, []);
  const begin = useRef<HTMLSelectElement>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('blog');
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('');
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string>();
  const names = {
    page: say('kindPage'),
    blog: say('kindBlog'),
    news: say('kindNews'),
    opening: say('kindOpening'),
    product: say('kindProduct'),
    person: say('kindPerson'),
    reference: say('kindReference'),
  };
  const create = async () => {
    const made = await send<{ address: string } | { problem: string }>('new', {
      kind,
      title,
      ...(date ? { date } : {}),
    });
    if ('problem' in made) return setProblem(made.problem);
    const isHere = new URL(made.address, location.href).pathname === location.pathname;
    location.assign(made.address);
    if (!isHere) return;
    // Another place on the same page does not load it anew, and loading it anew would stay where it was.
    history.scrollRestoration = 'manual';
    location.reload();
  };
  const wanted = pages.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(search.toLowerCase()));
  return (
    <Sheet title={say('pages')} onClose={onClose}>
      <button className="lnk2" type="button" onClick={() => begin.current?.focus()}>
        <Icon name="add" /> {say('newPage')}
      </button>
      <label className="lab">
        {say('findPage')}
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      <ul className="plain pages">
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
        <ul className="plain">
          {files.map(({ file, name }) => (
            <li key={file}>
              <button className="lnk2" type="button" onClick={() => open({ kind: 'field', file, path: [] })}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <h3>{say('newPage')}</h3>
        <p className="help">{say('newPageHelp')}</p>
        <label className="lab">
          {say('newKind')}
          <select
            ref={begin}
            value={kind}
            onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'blog')}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="lab">
          {say('newTitle')}
          <input required value={title} onChange={({ target }) => setTitle(target.value)} />
        </label>
        {kind === 'news' && (
          <label className="lab">
            {say('newDate')}
            <input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </label>
        )}
        <Problem words={problem} />
        <button className="btn btn--c" type="submit">
          {say('begin')}
        </button>
      </form>
    </Sheet>
  );
};
