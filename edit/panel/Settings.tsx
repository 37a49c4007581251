import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import type { Field, NamedPlace } from '../contract.ts';
import { BODY } from '../marks/places.ts';
import { say } from '../words.ts';
import { send, useOpened } from './api.ts';
import { useEditor } from './editor.ts';
import { FieldRow } from './FieldPanel.tsx';
import { hiddenIds } from './marks.ts';
import styles from './parts.module.css';
import { Sheet } from './Sheet.tsx';

/** Fields one below the other; what is optional as a whole stays together. */
const flat = (field: Field): Field[] =>
  field.kind === 'group' && (field.isRequired || field.path.length === 0)
    ? (field.fields ?? []).flatMap(flat)
    : [field];
const isSeo = ({ path }: Field): boolean => path[0] === 'seo' || (path[0] === 'page' && path[1] === 'seo');
const meta = (name: string): string =>
  document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';

/** What the page says without showing it, as search engines and shared links do. */
export const Settings = () => {
  const { pageFile, open, close, state } = useEditor();
  const [opened, load] = useOpened(pageFile, []);
  const [hidden, setHidden] = useState<NamedPlace[]>([]);
  useEffect(() => {
    void send('places', { ids: hiddenIds() }).then(setHidden);
  }, []);
  const row = (field: Field) => <FieldRow key={field.path.join('.')} field={field} onShape={() => void load()} />;
  // The text of an article is on the page itself.
  const fields = opened ? flat(opened.field).filter(({ path }) => path[0] !== BODY) : [];
  const sections = fields.filter(({ path, kind }) => path.length === 1 && path[0] === 'sections' && kind === 'list');
  const rest = fields.filter((field) => !isSeo(field) && field.path[0] !== 'sections' && field.path.length < 3);
  const picture = new URL(meta('image') || '/', location.origin).pathname;
  const { host } = new URL(meta('url') || location.href);
  return (
    <Sheet
      title={say('settings')}
      foot={
        <>
          <p>{say('addressStays', { path: location.pathname })}</p>
          <Button onClick={close}>{say('done')}</Button>
        </>
      }
    >
      {fields.filter(isSeo).map(row)}
      <section>
        <h3>{say('inSearch')}</h3>
        <div className={styles.result} data-changes={state.changes}>
          <p>{`${host} › ${location.pathname.slice(1).replaceAll('/', ' › ')}`}</p>
          <b>{document.title}</b>
          <p>{meta('description')}</p>
        </div>
      </section>
      <section>
        <h3>{say('whenShared')}</h3>
        <img
          className={styles.picture}
          src={`${picture}?state=${state.changes}`}
          width="1200"
          height="630"
          alt={say('cardAlt', { title: meta('title') })}
        />
      </section>
      {[...sections, ...rest].map(row)}
      {hidden.length > 0 && (
        <section>
          <h3>{say('readAloud')}</h3>
          <p className={fieldStyles.hint}>{say('readAloudHelp')}</p>
          <ul className={styles.lines}>
            {hidden.map(({ id, file, path, name, kind, page }) => (
              <li key={id}>
                <Button look="unboxed" onClick={() => open({ kind: 'field', file, path })}>
                  {[page, name, kind].filter(Boolean).join(', ')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
};
