import { type RefObject, useState } from 'react';
import fieldStyles from '../../ui/Field.module.css';
import { bold, link } from '../../ui/icons.ts';
import { say } from '../words.ts';
import { useEditor } from './editor.ts';
import styles from './parts.module.css';
import { IconButton } from './parts.tsx';

interface LinkProps {
  onChoose: (page: { path: string; name: string }) => void;
}

/** Asks for a page of the site. */
export const LinkPicker = ({ onChoose }: LinkProps) => {
  const { pages } = useEditor();
  return (
    <label className={styles.picker}>
      {say('linkTo')}
      <select
        className={fieldStyles.input}
        defaultValue=""
        onChange={({ target }) => {
          const page = pages.find(({ path }) => path === target.value);
          if (page) onChoose(page);
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
  );
};

interface Props {
  input: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>;
  onChange: (text: string) => void;
}

/** Bold words and links in one sentence, for people who do not know Markdown. */
export const MarkdownBar = ({ input, onChange }: Props) => {
  const [isLinking, setLinking] = useState(false);
  /**
   * Replaces what is selected, and leaves the caret behind it. A double click selects the blank behind a word too, and
   * Markdown takes a mark next to a blank for a letter.
   */
  const around = (make: (words: string) => string): void => {
    const element = input.current;
    if (!element) return;
    const { selectionStart, selectionEnd, value } = element;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value.slice(start, end)) ?? [];
    const written = `${value.slice(0, start)}${before}${make(words)}${after}`;
    onChange(written + value.slice(end));
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(written.length, written.length);
    });
  };
  return (
    <>
      <div role="toolbar" aria-label={say('markdownBar')}>
        <IconButton
          icon={bold}
          label={say('bold')}
          onClick={() => around((text) => `**${text || say('boldSample')}**`)}
        />
        <IconButton icon={link} label={say('link')} onClick={() => setLinking(!isLinking)} />
      </div>
      {isLinking && (
        <LinkPicker
          onChoose={({ path, name }) => {
            around((text) => `[${text || name}](${path})`);
            setLinking(false);
          }}
        />
      )}
    </>
  );
};
