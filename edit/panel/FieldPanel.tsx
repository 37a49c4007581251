import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { plus, trash } from '../../ui/icons.ts';
import type { Field } from '../fields/describe.ts';
import type { Change } from '../files/source.ts';
import { CLAIMS } from '../marks/marks.ts';
import { say } from '../words.ts';
import { send, useEditor, useResult, type View } from './editor.ts';
import { FieldInput } from './FieldInput.tsx';
import styles from './parts.module.css';
import { Floating, Problem, Row } from './parts.tsx';
import { WholePage } from './WholePage.tsx';

interface RowProps {
  field: Field;
  /** A group was added or removed, so the fields have changed. */
  onShape: () => void;
}

/** A group of fields; an optional one can be added and removed as a whole. */
function GroupRow({ field, onShape }: RowProps) {
  const editor = useEditor();
  const [problem, setProblem] = useState<string>();
  const { file, path, name, isNullable, isRequired, isThere } = field;
  const mayGo = isNullable || !isRequired;
  const toggle = async () => {
    const gone: Change = isNullable ? { kind: 'set', path, value: null } : { kind: 'unset', path };
    const result = await (isThere
      ? send('change', { file, change: gone })
      : send('add', { file, path }));
    if (result.result === 'invalid')
      return setProblem(say('wrong', { name, message: result.message }));
    await editor.saved(result.state);
    onShape();
  };
  return (
    <fieldset className={styles.group}>
      <legend className={fieldStyles.label}>{name}</legend>
      <p className={fieldStyles.hint}>{field.help}</p>
      <Problem words={problem} />
      {(isThere || !mayGo) &&
        field.fields.map((inner) => (
          <FieldRow key={inner.path.join('.')} field={inner} onShape={onShape} />
        ))}
      {mayGo && (
        <Button look="unboxed" onClick={() => void toggle()}>
          <Icon path={isThere ? trash : plus} />
          {say(isThere ? 'takeAwayGroup' : 'addGroup', { name: name.toLowerCase() })}
        </Button>
      )}
    </fieldset>
  );
}

function FieldRow({ field, onShape }: RowProps) {
  const { open } = useEditor();
  const { kind, name, file, path, items = [] } = field;
  if (kind === 'group') return <GroupRow field={field} onShape={onShape} />;
  if (kind !== 'list') return <FieldInput field={field} />;
  return (
    <Row>
      <b>{name}</b>
      <Button look="unboxed" onClick={() => open({ kind: 'list', file, path })}>
        {say('openList', { n: items.length })}
      </Button>
    </Row>
  );
}

function idsIn({ id, fields }: Field): number[] {
  return [id, ...fields.flatMap(idsIn)];
}

/** A text, or a group such as one question with its answer. */
export function FieldPanel({ file, path, line, element }: Extract<View, { kind: 'field' }>) {
  const { open, close, page, edited } = useEditor();
  const [opened, load] = useResult('open', { file, path });
  const ids = opened && path.length > 0 ? idsIn(opened.field) : [];
  const shown = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same marks are another list each time
  useEffect(() => edited.reveal(ids), [edited, shown]);
  if (!opened) return null;
  const { field, title, fileName, lists, claims, uses, life } = opened;
  const anchor = element ?? (path.length > 0 ? edited.elementOf(ids) : undefined);
  const isGroup = field.kind === 'group';
  return (
    <Floating title={title} help={field.help} anchor={anchor}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGroup) close();
        }}
      >
        {uses.length > 0 && (
          <details className={styles.note}>
            <summary>{say('severalPlaces', { n: uses.length })}</summary>
            <p>{uses.join(', ')}</p>
          </details>
        )}
        {isGroup ? (
          field.fields.map((inner) => (
            <FieldRow key={inner.path.join('.')} field={inner} onShape={() => void load()} />
          ))
        ) : (
          <FieldInput field={field} claims={claims} line={line} isAlone />
        )}
        {claims.map(({ name, shown }) => (
          <p key={name} className={styles.note}>
            {say('claim', { name: `{{${name}}}`, shown })}{' '}
            <Button
              look="unboxed"
              onClick={() => open({ kind: 'field', file: CLAIMS, path: [name] })}
            >
              {say('openThere')}
            </Button>
          </p>
        ))}
        {lists.map(({ path: list, name, at, count }) => (
          <Row key={list.join('.')}>
            <span>{say('partOf', { name, n: at + 1, count })}</span>
            <Button look="unboxed" onClick={() => open({ kind: 'list', file, path: list })}>
              {say('changeList')}
            </Button>
          </Row>
        ))}
        {file !== page?.file && path.length > 0 && (
          <Row>
            <span>{say('keptIn', { name: fileName })}</span>
            <Button look="unboxed" onClick={() => open({ kind: 'field', file, path: [] })}>
              {say('showAll')}
            </Button>
          </Row>
        )}
        <div className={`cluster ${styles.actions}`}>
          <Button onClick={close}>{say('done')}</Button>
        </div>
      </form>
      {life && <WholePage file={file} life={life} />}
    </Floating>
  );
}
