import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Check.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { undo } from '../../ui/icons.ts';
import type { Field } from '../fields/describe.ts';
import { say } from '../words.ts';
import { pictureAddress, sendPicture, useEditor } from './editor.ts';
import styles from './parts.module.css';
import { Problem } from './parts.tsx';
import { RichText } from './RichText.tsx';
import { isRich } from './rich-markdown.ts';
import type { Saving } from './use-saving.ts';

interface Props {
  field: Field;
  saving: Saving;
  /** The line of the Markdown that was pressed. */
  line: number | undefined;
  /** It is the only field of its panel, and takes the focus. */
  isAlone: boolean;
  id: string;
}

/** One sentence that may have bold words and links. */
const hasMarkdown = ({ kind, value, help }: Field): boolean =>
  kind === 'text' && /\*\*|\]\(/.test(String(value ?? '') + help);

/** FULL_TIME is what search engines read. */
const plainly = (choice: string): string =>
  /^[A-Z]+(_[A-Z]+)*$/.test(choice) ? `${choice[0]}${choice.slice(1).toLowerCase().replaceAll('_', ' ')}` : choice;

const submitWithControl = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
};

/** The control for one value, its count and what is wrong with it. */
export const FieldInput = ({ field, saving, line, isAlone, id }: Props) => {
  const { pages } = useEditor();
  const input = useRef<HTMLTextAreaElement & HTMLInputElement & HTMLSelectElement>(null);
  const { value, setValue, message, isChanged, length } = saving;
  const { kind } = field;
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
    'aria-label': isAlone ? field.name : undefined,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  const control = (): ReactNode => {
    if (isRichText)
      return (
        <RichText
          field={field}
          value={text}
          onChange={setValue}
          isInvalid={message !== undefined}
          line={line}
          isAlone={isAlone}
        />
      );
    if (kind === 'text' || kind === 'markdown')
      return <textarea {...common} rows={kind === 'markdown' ? 10 : 5} value={text} onKeyDown={submitWithControl} />;
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
          {text && <img className={styles.picture} src={pictureAddress(field.file, text)} alt={field.name} />}
          <input {...common} type="file" accept="image/*" onChange={({ target }) => take(target.files?.[0])} />
          {text && (
            <Button look="unboxed" onClick={() => setValue('')}>
              {say('remove', { name: field.name.toLowerCase() })}
            </Button>
          )}
        </>
      );
    if (kind === 'yes')
      return (
        <Check
          {...common}
          className={undefined}
          checked={value === true}
          onChange={({ target }) => setValue(target.checked)}
        >
          {say('tick')}
        </Check>
      );
    const type = { number: 'number', day: 'date' }[String(kind)] ?? 'text';
    return (
      <>
        <input
          {...common}
          type={type}
          step="any"
          value={kind === 'day' ? text.slice(0, 10) : text}
          list={kind === 'link' ? `${id}-pages` : undefined}
        />
        {kind === 'link' && (
          <datalist id={`${id}-pages`}>
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </datalist>
        )}
      </>
    );
  };
  return (
    <div className={styles.field}>
      <Problem words={problem ?? message} />
      {control()}
      {isChanged && (
        <p className="ends muted">
          <span>{field.max !== undefined && say('count', { n: length, max: field.max })}</span>
          <Button look="unboxed" onClick={saving.back}>
            <Icon path={undo} /> {say('undoThis')}
          </Button>
        </p>
      )}
    </div>
  );
};
