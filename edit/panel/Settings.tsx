import { useEffect, useState } from 'react';
import type { Field, NamedPlace } from '../contract.ts';
import { BODY } from '../marks/places.ts';
import { say } from '../words.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import { FieldRow } from './FieldPanel.tsx';
import { hiddenIds } from './marks.ts';
import { Sheet } from './Sheet.tsx';
import { useOpened } from './use-opened.ts';

/** Fields one below the other; what is optional as a whole stays together. */
const flat = (field: Field): Field[] =>
  field.kind === 'group' && (field.isRequired || field.path.length === 0)
    ? (field.fields ?? []).flatMap(flat)
    : [field];
const isSeo = ({ path }: Field): boolean => path[0] === 'seo' || (path[0] === 'page' && path[1] === 'seo');
const meta = (name: string): string =>
  document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';

/** What the page says without showing it, as search engines and shared links do. */
export const Settings = ({ onClose }: { onClose: () => void }) => {
  const { pageFile, open, state } = useEditor();
  const [opened, load] = useOpened(pageFile, []);
  const [hidden, setHidden] = useState<NamedPlace[]>([]);
  useEffect(() => {
    void send<NamedPlace[]>('places', { ids: hiddenIds() }).then(setHidden);
  }, []);
  const onShape = () => void load();
  // The text of an article is on the page itself.
  const fields = opened ? flat(opened.field).filter(({ path }) => path[0] !== BODY) : [];
  const rest = fields.filter((field) => !isSeo(field) && field.path[0] !== 'sections' && field.path.length < 3);
  const lists = fields.filter(({ path, kind }) => path.length === 1 && path[0] === 'sections' && kind === 'list');
  const picture = new URL(meta('image') || '/', location.origin).pathname;
  return (
    <Sheet
      title={say('settings')}
      onClose={onClose}
      foot={
        <>
          <p>{say('addressStays', { path: location.pathname })}</p>
          <button className="btn btn--c" type="button" onClick={onClose}>
            {say('done')}
          </button>
        </>
      }
    >
      {fields.filter(isSeo).map((field) => (
        <FieldRow key={field.path.join('.')} field={field} onShape={onShape} />
      ))}
      <section>
        <h3>{say('inSearch')}</h3>
        <div className="serp" data-changes={state.changes}>
          <small>{`${new URL(meta('url') || location.href).host} › ${location.pathname.slice(1).replaceAll('/', ' › ')}`}</small>
          <b>{document.title}</b>
          <p>{meta('description')}</p>
        </div>
      </section>
      <section>
        <h3>{say('whenShared')}</h3>
        <img
          className="card"
          src={`${picture}?state=${state.changes}`}
          width="1200"
          height="630"
          alt={say('cardAlt', { title: meta('title') })}
        />
      </section>
      {[...lists, ...rest].map((field) => (
        <FieldRow key={field.path.join('.')} field={field} onShape={onShape} />
      ))}
      {hidden.length > 0 && (
        <section>
          <h3>{say('readAloud')}</h3>
          <p className="help">{say('readAloudHelp')}</p>
          <ul className="plain">
            {hidden.map(({ id, file, path, name, kind, page }) => (
              <li key={id}>
                <button className="lnk2" type="button" onClick={() => open({ kind: 'field', file, path })}>
                  {[page, name, kind].filter(Boolean).join(', ')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
};
