import { useEffect, useId, useState } from 'react';
import type { ChangeAnswer, Field, Opened } from '../contract.ts';
import { CLAIMS, type Path } from '../marks/places.ts';
import { say } from '../words.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import { FieldInput } from './FieldInput.tsx';
import { Floating } from './Floating.tsx';
import { Icon } from './icons.tsx';
import { Problem } from './Problem.tsx';
import { SideBySide } from './SideBySide.tsx';
import { useOpened } from './use-opened.ts';
import { useSaving } from './use-saving.ts';

interface RowProps {
  field: Field;
  /** Something came or went, so that there are other fields. */
  onShape: () => void;
}

/** Several fields that belong together. What is optional comes and goes as a whole. */
const GroupRow = ({ field, onShape }: RowProps) => {
  const editor = useEditor();
  const [problem, setProblem] = useState<string>();
  const { file, path, name, isNullable, isRequired, isThere } = field;
  const settle = async (answer: ChangeAnswer) => {
    if (answer.result === 'invalid') return setProblem(say('wrong', { name, message: answer.message }));
    await editor.saved(answer.state, 'lists');
    onShape();
  };
  const add = async () => settle(await send<ChangeAnswer>('add-group', { file, path }));
  const takeAway = async () =>
    settle(
      await send<ChangeAnswer>('change', {
        file,
        changes: [isNullable ? { kind: 'set', path, value: null } : { kind: 'unset', path }],
      }),
    );
  const mayGo = isNullable || !isRequired;
  return (
    <fieldset>
      <legend>{name}</legend>
      <p className="help">{field.help}</p>
      <Problem words={problem} />
      {(isThere || !mayGo) &&
        field.fields?.map((inner) => <FieldRow key={inner.path.join('.')} field={inner} onShape={onShape} />)}
      {mayGo && (
        <button className="lnk2" type="button" onClick={() => void (isThere ? takeAway() : add())}>
          <Icon name={isThere ? 'remove' : 'add'} />{' '}
          {say(isThere ? 'takeAwayGroup' : 'addGroup', { name: name.toLowerCase() })}
        </button>
      )}
    </fieldset>
  );
};

/** Somebody else has changed the same text: both are shown, and one is chosen. */
const Disagreement = ({ saving }: { saving: ReturnType<typeof useSaving> }) => {
  if (saving.theirs === undefined) return null;
  return (
    <div className="tell" role="alert">
      <p>{say('changedElsewhere')}</p>
      <SideBySide
        sides={[
          [say('yours'), String(saving.value ?? '')],
          [say('theirs'), String(saving.theirs ?? '')],
        ]}
      />
      <div className="ep__a">
        <button className="btn btn--c" type="button" onClick={() => void saving.choose('mine')}>
          {say('useMine')}
        </button>
        <button className="btn btn--q" type="button" onClick={() => void saving.choose('theirs')}>
          {say('useTheirs')}
        </button>
      </div>
    </div>
  );
};

/** One field with its label, for forms that show several. */
export const FieldRow = ({ field, onShape }: RowProps) => {
  const { open } = useEditor();
  const id = useId();
  const saving = useSaving(field, []);
  if (field.kind === 'group') return <GroupRow field={field} onShape={onShape} />;
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
      <FieldInput field={field} saving={saving} id={id} />
      <Disagreement saving={saving} />
    </div>
  );
};

/** Somebody may open a text before the server has looked at every page: what it finds is added. */
const Uses = ({ field, uses: known }: Pick<Opened, 'field' | 'uses'>) => {
  const [uses, setUses] = useState(known);
  const place = JSON.stringify({ file: field.file, path: field.path });
  useEffect(() => {
    // A browser keeps few requests open at a time: one that waits for the server must not outlive its panel.
    const leaving = new AbortController();
    send<Opened['uses']>('uses', JSON.parse(place), leaving.signal).then(setUses, () => undefined);
    return () => leaving.abort();
  }, [place]);
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
  const { open } = useEditor();
  return claims.map(({ name, shown, path }) => (
    <p key={name} className="tell">
      {say('claim', { name: `{{${name}}}`, shown })}{' '}
      <button
        type="button"
        className="lnk2"
        onClick={() => open({ kind: 'field', file: CLAIMS, path: path.slice(0, 1) })}
      >
        {say('openThere')}
      </button>
    </p>
  ));
};

interface InnerProps {
  opened: Opened;
  onShape: () => void;
  line?: number | undefined;
  onClose: () => void;
}

const One = ({ opened: { field, fileName, claims, owners, uses }, line, onClose }: InnerProps) => {
  const { open, pageFile } = useEditor();
  const saving = useSaving(field, claims);
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
      <Uses field={field} uses={uses} />
      <FieldInput field={field} saving={saving} line={line} hasFocus />
      <Claims claims={claims} />
      <Disagreement saving={saving} />
      {owners.map(({ path, name, at, count }) => (
        <p className="row" key={path.join('.')}>
          <span>{say('partOf', { name, n: at + 1, count })}</span>
          <button className="lnk2" type="button" onClick={() => open({ kind: 'list', file: field.file, path })}>
            {say('changeList')}
          </button>
        </p>
      ))}
      {field.file !== pageFile && (
        <p className="row">
          <span>{say('keptIn', { name: fileName })}</span>
          <button className="lnk2" type="button" onClick={() => open({ kind: 'field', file: field.file, path: [] })}>
            {say('showAll')}
          </button>
        </p>
      )}
      <div className="ep__a">
        <button className="btn btn--c" type="submit">
          {say('done')}
        </button>
        {saving.isChanged && (
          <button className="lnk2" type="button" onClick={saving.back}>
            <Icon name="undo" /> {say('undoThis')}
          </button>
        )}
      </div>
    </form>
  );
};

/** A group, such as one question with its answer. */
const Group = ({ opened: { field, owners, uses }, onShape, onClose }: InnerProps) => {
  const { open } = useEditor();
  return (
    <>
      {field.path.length > 0 && <Uses field={field} uses={uses} />}
      <div className="form">
        {field.fields?.map((inner) => (
          <FieldRow key={inner.path.join('.')} field={inner} onShape={onShape} />
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
  const [opened, load] = useOpened(file, path);
  if (!opened) return null;
  const { field } = opened;
  const inner = { opened, line, onClose, onShape: () => void load() };
  const title = field.within && field.kind !== 'group' ? `${field.within}: ${field.name.toLowerCase()}` : field.name;
  return (
    <Floating title={path.length === 0 ? opened.fileName : title} help={field.help} beside={beside} onClose={onClose}>
      {field.kind === 'group' ? <Group {...inner} /> : <One {...inner} />}
    </Floating>
  );
};
