import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Field } from '../contract.ts';
import { BODY } from '../marks/places.ts';
import { say } from '../words.ts';
import { useEditor } from './editor.ts';
import { Icon } from './icons.tsx';
import { MarkdownBar } from './MarkdownBar.tsx';
import { withParagraphs } from './paste.ts';
import type { useSaving } from './use-saving.ts';

interface Props {
  field: Field;
  saving: ReturnType<typeof useSaving>;
  /** The line of the Markdown that was pressed. */
  line?: number | undefined;
  hasFocus?: boolean;
  /** Given where a label stands beside it. */
  id?: string | undefined;
}

const hasMarkdown = (field: Field): boolean =>
  field.kind === 'markdown' || /\*\*|\]\(/.test(String(field.value ?? '') + field.help);

/** FULL_TIME is what search engines read. */
const plainly = (choice: string): string =>
  /^[A-Z]+(_[A-Z]+)*$/.test(choice) ? `${choice[0]}${choice.slice(1).toLowerCase().replaceAll('_', ' ')}` : choice;

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
    if (!(element instanceof HTMLTextAreaElement)) return;
    const at =
      element.value
        .split('\n')
        .slice(0, line ?? 0)
        .join('\n').length + (line ? 1 : 0);
    element.setSelectionRange(at, at);
    // The line that was pressed comes into sight.
    const lines = element.value.split('\n').length;
    element.scrollTop = (element.scrollHeight / lines) * Math.max(0, (line ?? 0) - 2);
  }, [hasFocus, line]);

  const common = {
    ref: input,
    id,
    'aria-invalid': message !== undefined,
    'aria-describedby': `${id}-help ${id}-error`,
    ...(given ? {} : { 'aria-label': field.name }),
  };
  const control = (): ReactNode => {
    switch (field.kind) {
      case 'text':
      case 'markdown':
        return (
          <textarea
            {...common}
            rows={field.kind === 'markdown' ? 10 : 5}
            value={String(value ?? '')}
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
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
            }}
          />
        );
      case 'choice':
        return (
          <select {...common} value={String(value ?? '')} onChange={({ target }) => setValue(target.value)}>
            {!field.isRequired && <option value="" />}
            {field.choices?.map((choice) => (
              <option key={choice} value={choice}>
                {plainly(choice)}
              </option>
            ))}
          </select>
        );
      case 'yes':
        return (
          <label className="yes">
            <input
              {...common}
              type="checkbox"
              checked={value === true}
              onChange={({ target }) => setValue(target.checked)}
            />
            {say('tick')}
          </label>
        );
      default:
        return (
          <>
            <input
              {...common}
              type={field.kind === 'number' ? 'number' : field.kind === 'day' ? 'date' : 'text'}
              step="any"
              value={String(value ?? '').slice(0, field.kind === 'day' ? 10 : undefined)}
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
    }
  };
  const isText = ['line', 'text', 'markdown'].includes(field.kind);
  return (
    <div className="field" data-wrong={message !== undefined}>
      <p className="err" id={`${id}-error`} role="status">
        {message && (
          <>
            <Icon name="alert" /> <span>{message}</span>
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
      {isText && (isChanged || (hasFocus && !hasMarkdown(field))) && (
        <p className="ep__c">
          <span className="count">
            {isChanged &&
              (field.max === undefined ? say('countOnly', { n: length }) : say('count', { n: length, max: field.max }))}
          </span>
          {hasFocus && !hasMarkdown(field) && <span className="plainly">{say('plainText')}</span>}
        </p>
      )}
    </div>
  );
};
