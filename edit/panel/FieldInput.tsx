import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Check } from '../../ui/Check.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { alert } from '../../ui/icons.ts';
import type { Field } from '../contract.ts';
import { BODY } from '../marks/places.ts';
import { say } from '../words.ts';
import { useEditor } from './editor.ts';
import styles from './FieldInput.module.css';
import { MarkdownBar } from './MarkdownBar.tsx';
import { withParagraphs } from './paste.ts';
import type { Saving } from './use-saving.ts';

interface Props {
  field: Field;
  saving: Saving;
  /** The line of the Markdown that was pressed. */
  line?: number | undefined;
  hasFocus?: boolean;
  /** Given where a label belongs to it. */
  id?: string | undefined;
}

const hasMarkdown = (field: Field): boolean =>
  field.kind === 'markdown' || /\*\*|\]\(/.test(String(field.value ?? '') + field.help);

/** FULL_TIME is what search engines read. */
const plainly = (choice: string): string =>
  /^[A-Z]+(_[A-Z]+)*$/.test(choice) ? `${choice[0]}${choice.slice(1).toLowerCase().replaceAll('_', ' ')}` : choice;

/** Puts the caret into the line that was pressed, and brings it into sight. */
const goToLine = (element: HTMLTextAreaElement, line: number): void => {
  const lines = element.value.split('\n');
  const at = lines.slice(0, line).join('\n').length + (line ? 1 : 0);
  element.setSelectionRange(at, at);
  element.scrollTop = (element.scrollHeight / lines.length) * Math.max(0, line - 2);
};

const submitWithControl = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
};

/** The control for one value, its count and what is wrong with it. */
export const FieldInput = ({ field, saving, line, hasFocus = false, id: given }: Props) => {
  const { pages } = useEditor();
  const own = useId();
  const id = given ?? own;
  const input = useRef<HTMLTextAreaElement & HTMLInputElement & HTMLSelectElement>(null);
  const { value, setValue, message, isChanged, length } = saving;
  useEffect(() => {
    const element = input.current;
    if (!element || !hasFocus) return;
    element.focus({ preventScroll: true });
    if (element instanceof HTMLTextAreaElement) goToLine(element, line ?? 0);
  }, [hasFocus, line]);

  const common = {
    ref: input,
    id,
    className: fieldStyles.input,
    'aria-invalid': message !== undefined || undefined,
    'aria-describedby': `${id}-error`,
    ...(given ? {} : { 'aria-label': field.name }),
  };
  const text = String(value ?? '');
  const control = (): ReactNode => {
    if (field.kind === 'text' || field.kind === 'markdown')
      return (
        <textarea
          {...common}
          rows={field.kind === 'markdown' ? 10 : 5}
          value={text}
          onChange={({ target }) => setValue(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            const words = withParagraphs(pasted, field.path[0] === BODY);
            if (field.kind !== 'markdown' || words === pasted) return;
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            event.currentTarget.setRangeText(words, selectionStart, selectionEnd, 'end');
            setValue(event.currentTarget.value);
          }}
          onKeyDown={submitWithControl}
        />
      );
    if (field.kind === 'choice')
      return (
        <select {...common} value={text} onChange={({ target }) => setValue(target.value)}>
          {!field.isRequired && <option value="" />}
          {field.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {plainly(choice)}
            </option>
          ))}
        </select>
      );
    if (field.kind === 'yes')
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
    return (
      <>
        <input
          {...common}
          type={field.kind === 'number' ? 'number' : field.kind === 'day' ? 'date' : 'text'}
          step="any"
          value={field.kind === 'day' ? text.slice(0, 10) : text}
          list={field.kind === 'link' ? `${id}-pages` : undefined}
          onChange={({ target }) => setValue(target.value)}
        />
        {field.kind === 'link' && (
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
  const isCounted = isChanged && ['line', 'text', 'markdown'].includes(field.kind);
  const isPlain = hasFocus && ['line', 'text'].includes(field.kind) && !hasMarkdown(field);
  return (
    <div className={styles.field} data-wrong={message !== undefined}>
      <p className={fieldStyles.error} id={`${id}-error`} role="status">
        {message && (
          <>
            <Icon path={alert} /> <span>{message}</span>
          </>
        )}
      </p>
      {hasMarkdown(field) && (
        <MarkdownBar
          isWhole={field.kind === 'markdown'}
          article={field.path[0] === BODY ? field.file : undefined}
          input={input}
          onChange={setValue}
        />
      )}
      {control()}
      {(isCounted || isPlain) && (
        <p className={styles.count}>
          <span>
            {isCounted &&
              (field.max === undefined ? say('countOnly', { n: length }) : say('count', { n: length, max: field.max }))}
          </span>
          {isPlain && <small>{say('plainText')}</small>}
        </p>
      )}
    </div>
  );
};
