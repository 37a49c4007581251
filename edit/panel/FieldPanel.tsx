import { useEffect, useId, useState } from 'react';
import type { Field, Opened } from '../contract.ts';
import type { Path } from '../marks/places.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import { FieldInput } from './FieldInput.tsx';
import { Floating } from './Floating.tsx';
import { Icon } from './icons.tsx';
import { useSaving } from './use-saving.ts';
import { useWords } from './words.ts';

/** One field with its label, for forms that show several. */
export const FieldRow = ({ field }: { field: Field }) => {
  const { open } = useEditor();
  const say = useWords();
  const id = useId();
  const saving = useSaving(field, []);
  if (field.kind === 'group')
    return (
      <fieldset>
        <legend>{field.name}</legend>
        <p className="help">{field.help}</p>
        {field.fields?.map((inner) => (
          <FieldRow key={inner.path.join('.')} field={inner} />
        ))}
      </fieldset>
    );
  if (field.kind === 'list')
    return (
      <p className="row">
        <b>{field.name}</b>
        <button
          className="lnk2"
          type="button"
          onClick={() => open({ kind: 'list', file: field.file, path: field.path })}
        >
          {say('openList', { n: field.items?.length ?? 0 })}
        </button>
      </p>
    );
  return (
    <div className="formrow">
      <label className="lab" htmlFor={id}>
        {field.name} {!field.isRequired && <small>{say('optional')}</small>}
      </label>
      <p className="help">{field.help}</p>
      <FieldInput field={field} claims={[]} saving={saving} id={id} />
    </div>
  );
};

const Uses = ({ uses }: { uses: Opened['uses'] }) => {
  const say = useWords();
  if (uses.length < 2) return null;
  return (
    <details className="tell">
      <summary>{say('severalPlaces', { n: uses.length })}</summary>
      <ul>
        {uses.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Claims = ({ claims }: { claims: Opened['claims'] }) => {
  const say = useWords();
  const { open } = useEditor();
  return claims.map(({ name, shown, path }) => (
    <p key={name} className="tell">
      {say('claim', { name: `{{${name}}}`, shown })}{' '}
      <button
        type="button"
        className="lnk2"
        onClick={() => open({ kind: 'field', file: 'content/claims.yaml', path: path.slice(0, 1) })}
      >
        {say('openThere')}
      </button>
    </p>
  ));
};

interface InnerProps {
  opened: Opened;
  line?: number | undefined;
  onClose: () => void;
}

const One = ({ opened: { field, claims, owners, uses, waiting }, line, onClose }: InnerProps) => {
  const say = useWords();
  const { open, setState } = useEditor();
  const saving = useSaving(field, claims, waiting);
  const done = async () => {
    await saving.flush();
    onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void done();
      }}
    >
      <Uses uses={uses} />
      <FieldInput field={field} claims={claims} saving={saving} line={line} hasFocus />
      <Claims claims={claims} />
      {saving.theirs !== undefined && (
        <div className="tell" role="alert">
          <p>{say('changedElsewhere')}</p>
          <dl className="ba">
            <div>
              <dt>{say('yours')}</dt>
              <dd>{String(saving.value)}</dd>
            </div>
            <div>
              <dt>{say('theirs')}</dt>
              <dd>{String(saving.theirs)}</dd>
            </div>
          </dl>
          <div className="ep__a">
            <button className="btn btn--c" type="button" onClick={() => void saving.choose('mine')}>
              {say('useMine')}
            </button>
            <button className="btn btn--q" type="button" onClick={() => void saving.choose('theirs')}>
              {say('useTheirs')}
            </button>
          </div>
        </div>
      )}
      {owners.map(({ path, name, at, count }) => (
        <p className="row" key={path.join('.')}>
          <span>{say('partOf', { name, n: at + 1, count })}</span>
          <button className="lnk2" type="button" onClick={() => open({ kind: 'list', file: field.file, path })}>
            {say('changeList')}
          </button>
        </p>
      ))}
      <div className="ep__a">
        <button className="btn btn--c" type="submit">
          {say('done')}
        </button>
        {saving.isChanged && (
          <button
            className="lnk2"
            type="button"
            onClick={() => {
              saving.back();
              void send<Parameters<typeof setState>[0]>('drop', { file: field.file, path: field.path }).then(setState);
            }}
          >
            <Icon name="undo" /> {say('undoThis')}
          </button>
        )}
      </div>
    </form>
  );
};

/** A group, such as one question with its answer. */
const Group = ({ opened: { field, owners, uses }, onClose }: InnerProps) => {
  const say = useWords();
  const { open } = useEditor();
  return (
    <>
      {field.path.length > 0 && <Uses uses={uses} />}
      <div className="form">
        {field.fields?.map((inner) => (
          <FieldRow key={inner.path.join('.')} field={inner} />
        ))}
      </div>
      <div className="ep__a">
        <button className="btn btn--c" type="button" onClick={onClose}>
          {say('done')}
        </button>
        {owners[0] && (
          <button
            className="lnk2"
            type="button"
            onClick={() => owners[0] && open({ kind: 'list', file: field.file, path: owners[0].path })}
          >
            {say('backToList', { name: owners[0].name.toLowerCase() })}
          </button>
        )}
      </div>
    </>
  );
};

interface Props {
  file: string;
  path: Path;
  line?: number | undefined;
  beside: HTMLElement | undefined;
  onClose: () => void;
}

export const FieldPanel = ({ file, path, line, beside, onClose }: Props) => {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    void send<Opened>('open', { file, path }).then(setOpened);
  }, [file, path]);
  if (!opened) return null;
  const { field } = opened;
  const title = field.within && field.kind !== 'group' ? `${field.within}: ${field.name.toLowerCase()}` : field.name;
  return (
    <Floating title={title} help={field.help} beside={beside} onClose={onClose}>
      {field.kind === 'group' ? (
        <Group opened={opened} onClose={onClose} />
      ) : (
        <One opened={opened} line={line} onClose={onClose} />
      )}
    </Floating>
  );
};
