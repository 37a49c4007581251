import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { undo } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Field } from '../fields/describe.ts';
import type { Opened } from '../serving/api.ts';
import { say } from '../words.ts';
import { pictureAddress, sendPicture } from './editor.ts';
import styles from './parts.module.css';
import { Choice, PageOptions, Problem } from './parts.tsx';
import { RichText } from './RichText.tsx';
import { isRich } from './rich-markdown.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  field: Field;
  claims?: Opened['claims'];
  /** The line of the Markdown that was pressed. */
  line?: number | undefined;
  /** It is the only field of its panel, and takes the focus. */
  isAlone?: boolean;
}

/** One sentence that may have bold words and links. */
function hasMarkdown({ kind, value, help }: Field): boolean {
  return kind === 'text' && /\*\*|\]\(/.test(String(value ?? '') + help);
}

/** FULL_TIME is what search engines read. */
function plainly(choice: string): string {
  return /^[A-Z]+(_[A-Z]+)*$/.test(choice)
    ? `${choice[0]}${choice.slice(1).toLowerCase().replaceAll('_', ' ')}`
    : choice;
}

function submitWithControl(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    event.currentTarget.form?.requestSubmit();
}

/** One value: its label, its control, what is wrong with it, and the choice where it has been changed elsewhere. */
export function FieldInput({ field, claims = [], line, isAlone = false }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement & HTMLInputElement & HTMLSelectElement>(null);
  const saving = useSaving(field, claims);
  const { value, setValue, message, theirs } = saving;
  const { kind, name } = field;
  const text = String(value ?? '');
  const [problem, setProblem] = useState<string>();
  const [isRichText] = useState(() => (kind === 'markdown' || hasMarkdown(field)) && isRich(text));
  useEffect(() => {
    if (isAlone) input.current?.focus({ preventScroll: true });
  }, [isAlone]);

  const take = (file: File | undefined) => {
    setProblem(undefined);
    if (file)
      sendPicture(field.file, file).then(
        ({ source }) => setValue(source),
        (error: Error) => setProblem(error.message),
      );
  };

  const common = {
    ref: input,
    id,
    className: fieldStyles.input,
    'aria-invalid': message !== undefined || undefined,
    'aria-label': isAlone ? name : undefined,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  const control = (): ReactNode => {
    if (isRichText)
      return (
        <RichText key={saving.turn} field={field} saving={saving} line={line} isAlone={isAlone} />
      );
    if (kind === 'text' || kind === 'markdown')
      return (
        <textarea
          {...common}
          rows={kind === 'markdown' ? 10 : 5}
          value={text}
          onKeyDown={submitWithControl}
        />
      );
    if (kind === 'choice')
      return (
        <select {...common} value={text}>
          {!field.isRequired && <option value="" />}
          {field.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {plainly(choice)}
            </option>
          ))}
        </select>
      );
    if (kind === 'picture')
      return (
        <>
          {text && (
            <img className={styles.picture} src={pictureAddress(field.file, text)} alt={name} />
          )}
          <input
            {...common}
            type="file"
            accept="image/*"
            onChange={({ target }) => take(target.files?.[0])}
          />
          {text && (
            <Button look="unboxed" onClick={() => setValue('')}>
              {say('remove', { name: name.toLowerCase() })}
            </Button>
          )}
        </>
      );
    if (kind === 'yes') {
      const tick = { ...common, className: undefined, checked: value === true };
      return (
        <Check {...tick} onChange={({ target }) => setValue(target.checked)}>
          {say('tick')}
        </Check>
      );
    }
    if (kind === 'day') return <input {...common} type="date" value={text.slice(0, 10)} />;
    if (kind === 'number') return <input {...common} type="number" step="any" value={text} />;
    return (
      <>
        <input
          {...common}
          type="text"
          value={text}
          list={kind === 'link' ? `${id}-pages` : undefined}
        />
        <datalist id={`${id}-pages`}>{kind === 'link' && <PageOptions />}</datalist>
      </>
    );
  };
  return (
    <div className={styles.field}>
      {!isAlone && (
        <div>
          <label className={fieldStyles.label} htmlFor={id}>
            {name}{' '}
            {!field.isRequired && <span className={fieldStyles.optional}>{say('optional')}</span>}
          </label>
          <p className={fieldStyles.hint}>{field.help}</p>
        </div>
      )}
      <Problem words={problem ?? message} />
      {control()}
      {value !== field.value && (
        <p className="ends muted">
          <span>
            {field.max !== undefined && say('count', { n: saving.length, max: field.max })}
          </span>
          <Button look="unboxed" onClick={saving.back}>
            <Icon path={undo} /> {say('undoThis')}
          </Button>
        </p>
      )}
      {theirs !== undefined && (
        <Notice urgent heading={say('changedElsewhere')}>
          <Choice mine={text} theirs={String(theirs ?? '')} onChoose={saving.choose} />
        </Notice>
      )}
    </div>
  );
}
