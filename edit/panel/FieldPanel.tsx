import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { plus, trash, undo } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Field, Opened } from '../contract.ts';
import type { Change } from '../files/yaml-text.ts';
import { CLAIMS, type Path } from '../marks/places.ts';
import { say } from '../words.ts';
import { send, useOpened } from './api.ts';
import { useEditor } from './editor.ts';
import { FieldInput } from './FieldInput.tsx';
import styles from './parts.module.css';
import { Problem, Row, SideBySide } from './parts.tsx';
import { Floating } from './Sheet.tsx';
import { type Saving, useSaving } from './use-saving.ts';

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
  const mayGo = isNullable || !isRequired;
  const toggle = async () => {
    const gone: Change = isNullable ? { kind: 'set', path, value: null } : { kind: 'unset', path };
    const answer = isThere ? await send('change', { file, changes: [gone] }) : await send('addGroup', { file, path });
    if (answer.result === 'invalid') return setProblem(say('wrong', { name, message: answer.message }));
    await editor.saved(answer.state, 'lists');
    onShape();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={fieldStyles.label}>{name}</legend>
      <p className={fieldStyles.hint}>{field.help}</p>
      <Problem words={problem} />
      {(isThere || !mayGo) &&
        field.fields?.map((inner) => <FieldRow key={inner.path.join('.')} field={inner} onShape={onShape} />)}
      {mayGo && (
        <Button look="unboxed" onClick={() => void toggle()}>
          <Icon path={isThere ? trash : plus} />
          {say(isThere ? 'takeAwayGroup' : 'addGroup', { name: name.toLowerCase() })}
        </Button>
      )}
    </fieldset>
  );
};

/** The same text has been changed elsewhere: both are shown, and one is chosen. */
const Disagreement = ({ saving: { theirs, value, choose } }: { saving: Saving }) =>
  theirs !== undefined && (
    <Notice
      urgent
      heading={say('changedElsewhere')}
      actions={
        <>
          <Button onClick={() => void choose('mine')}>{say('useMine')}</Button>
          <Button look="line" onClick={() => void choose('theirs')}>
            {say('useTheirs')}
          </Button>
        </>
      }
    >
      <SideBySide
        sides={[
          [say('yours'), String(value ?? '')],
          [say('theirs'), String(theirs ?? '')],
        ]}
      />
    </Notice>
  );

/** One field with its label, for forms that show several. */
export const FieldRow = ({ field, onShape }: RowProps) => {
  const { open } = useEditor();
  const id = useId();
  const saving = useSaving(field, []);
  if (field.kind === 'group') return <GroupRow field={field} onShape={onShape} />;
  if (field.kind === 'list')
    return (
      <Row>
        <b>{field.name}</b>
        <Button look="unboxed" onClick={() => open({ kind: 'list', file: field.file, path: field.path })}>
          {say('openList', { n: field.items?.length ?? 0 })}
        </Button>
      </Row>
    );
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={id}>
        {field.name} {!field.isRequired && <span className={fieldStyles.optional}>{say('optional')}</span>}
      </label>
      <p className={fieldStyles.hint}>{field.help}</p>
      <FieldInput field={field} saving={saving} id={id} />
      <Disagreement saving={saving} />
    </div>
  );
};

/** A text may be opened before the server has looked at every page: what it finds is added. */
const Uses = ({ field, uses: known }: Pick<Opened, 'field' | 'uses'>) => {
  const [uses, setUses] = useState(known);
  const place = JSON.stringify({ file: field.file, path: field.path });
  useEffect(() => {
    // A browser keeps few requests open at a time: one that waits for the server must not outlive its panel.
    const leaving = new AbortController();
    send('uses', JSON.parse(place), leaving.signal).then(setUses, () => undefined);
    return () => leaving.abort();
  }, [place]);
  if (uses.length < 2) return null;
  return (
    <details className={styles.note}>
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

interface InnerProps {
  opened: Opened;
  onShape: () => void;
  line?: number | undefined;
}

const One = ({ opened: { field, fileName, claims, owners, uses }, line }: InnerProps) => {
  const { open, close, pageFile } = useEditor();
  const saving = useSaving(field, claims);
  const { file } = field;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void saving.flush().then(close);
      }}
    >
      <Uses field={field} uses={uses} />
      <FieldInput field={field} saving={saving} line={line} hasFocus />
      {claims.map(({ name, shown, path }) => (
        <p key={name} className={styles.note}>
          {say('claim', { name: `{{${name}}}`, shown })}{' '}
          <Button look="unboxed" onClick={() => open({ kind: 'field', file: CLAIMS, path: path.slice(0, 1) })}>
            {say('openThere')}
          </Button>
        </p>
      ))}
      <Disagreement saving={saving} />
      {owners.map(({ path, name, at, count }) => (
        <Row key={path.join('.')}>
          <span>{say('partOf', { name, n: at + 1, count })}</span>
          <Button look="unboxed" onClick={() => open({ kind: 'list', file, path })}>
            {say('changeList')}
          </Button>
        </Row>
      ))}
      {file !== pageFile && (
        <Row>
          <span>{say('keptIn', { name: fileName })}</span>
          <Button look="unboxed" onClick={() => open({ kind: 'field', file, path: [] })}>
            {say('showAll')}
          </Button>
        </Row>
      )}
      <div className={styles.actions}>
        <Button type="submit">{say('done')}</Button>
        {saving.isChanged && (
          <Button look="unboxed" onClick={saving.back}>
            <Icon path={undo} /> {say('undoThis')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** A group, such as one question with its answer. */
const Group = ({ opened: { field, owners, uses }, onShape }: InnerProps) => {
  const { open, close } = useEditor();
  const [list] = owners;
  return (
    <>
      {field.path.length > 0 && <Uses field={field} uses={uses} />}
      <div className={styles.form}>
        {field.fields?.map((inner) => (
          <FieldRow key={inner.path.join('.')} field={inner} onShape={onShape} />
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={close}>{say('done')}</Button>
        {list && (
          <Button look="unboxed" onClick={() => open({ kind: 'list', file: field.file, path: list.path })}>
            {say('backToList', { name: list.name.toLowerCase() })}
          </Button>
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
}

export const FieldPanel = ({ file, path, line, beside }: Props) => {
  const [opened, load] = useOpened(file, path);
  if (!opened) return null;
  const { field, fileName } = opened;
  const Inner = field.kind === 'group' ? Group : One;
  const title = field.within && field.kind !== 'group' ? `${field.within}: ${field.name.toLowerCase()}` : field.name;
  return (
    <Floating title={path.length === 0 ? fileName : title} help={field.help} beside={beside}>
      <Inner opened={opened} line={line} onShape={() => void load()} />
    </Floating>
  );
};
