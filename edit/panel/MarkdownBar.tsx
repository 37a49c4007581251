import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { bold, link, list, picture, table } from '../../ui/icons.ts';
import { say } from '../words.ts';
import { sendPicture, useEditor } from './editor.ts';
import styles from './parts.module.css';
import { IconButton, Problem } from './parts.tsx';

interface Props {
  /** false for one sentence, which has no lists. */
  isWhole: boolean;
  /** The file of an article: only its text can hold tables and pictures, which are kept next to it. */
  article: string | undefined;
  input: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>;
  onChange: (text: string) => void;
}

/** Writes Markdown for people who do not know it. */
export const MarkdownBar = ({ isWhole, article, input, onChange }: Props) => {
  const { pages } = useEditor();
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const toggle = (what: 'link' | 'picture') => setOpen(open === what ? undefined : what);

  /** Replaces what is selected, and leaves the caret behind it. */
  const replace = (make: (selected: string, before: string) => string): void => {
    const element = input.current;
    if (!element) return;
    const { selectionStart, selectionEnd, value } = element;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const before = value.slice(0, start) + make(value.slice(start, end), value.slice(0, start));
    onChange(before + value.slice(end));
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(before.length, before.length);
    });
  };
  /** A double click selects the blank behind a word too, and Markdown takes a mark next to a blank for a letter. */
  const around = (make: (words: string) => string): void =>
    replace((selected) => {
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(selected) ?? [];
      return `${before}${make(words)}${after}`;
    });
  const onOwnLines = (make: (selected: string) => string): void =>
    replace((selected, before) => {
      const [breaks = ''] = /\n*$/.exec(before) ?? [];
      return `${before === '' ? '' : '\n\n'.slice(breaks.length)}${make(selected)}\n\n`;
    });
  const addPicture = async (file: File): Promise<void> => {
    const { source } = await sendPicture(article ?? '', file);
    onOwnLines((selected) => `${selected && `${selected}\n\n`}![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${source})`);
    setOpen(undefined);
    setProblem(undefined);
    setAlt('');
  };
  return (
    <>
      <div role="toolbar" aria-label={say('markdownBar')}>
        <IconButton
          icon={bold}
          label={say('bold')}
          onClick={() => around((text) => `**${text || say('boldSample')}**`)}
        />
        <IconButton icon={link} label={say('link')} onClick={() => toggle('link')} />
        {isWhole && (
          <IconButton
            icon={list}
            label={say('list')}
            onClick={() => onOwnLines((text) => (text || say('listSample')).replace(/^/gm, '- '))}
          />
        )}
        {article && (
          <>
            <IconButton
              icon={table}
              label={say('table')}
              onClick={() => onOwnLines((selected) => `${selected && `${selected}\n\n`}${say('tableSample')}`)}
            />
            <IconButton icon={picture} label={say('picture')} onClick={() => toggle('picture')} />
          </>
        )}
      </div>
      {open === 'link' && (
        <label className={styles.picker}>
          {say('linkTo')}
          <select
            className={fieldStyles.input}
            defaultValue=""
            onChange={({ target }) => {
              const page = pages.find(({ path }) => path === target.value);
              if (page) around((text) => `[${text || page.name}](${page.path})`);
              setOpen(undefined);
            }}
          >
            <option value="" disabled>
              {say('choosePage')}
            </option>
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {open === 'picture' && (
        <div className={styles.picker}>
          <Field label={say('alt')} hint={say('altHelp')} value={alt} onChange={({ target }) => setAlt(target.value)} />
          <Problem words={problem} />
          <Button
            look="line"
            onClick={() => (alt.trim() === '' ? setProblem(say('altMissing')) : files.current?.click())}
          >
            {say('choosePicture')}
          </Button>
          <input
            ref={files}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) addPicture(file).catch((error: Error) => setProblem(error.message));
            }}
          />
        </div>
      )}
    </>
  );
};
