import { type RefObject, useRef, useState } from 'react';
import { say } from '../words.ts';
import { sendPicture } from './api.ts';
import { useEditor } from './editor.ts';
import { Icon, type IconName } from './icons.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  /** false for one sentence, which has no lists. */
  isWhole: boolean;
  /** The file of an article: only its text can hold tables and pictures, which are kept beside it. */
  article: string | undefined;
  input: RefObject<(HTMLTextAreaElement & HTMLInputElement) | null>;
  onChange: (text: string) => void;
}

type Stored = { source: string } | { problem: string };

/** Writes Markdown for somebody who does not know it. */
export const MarkdownBar = ({ isWhole, article, input, onChange }: Props) => {
  const { pages } = useEditor();
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement>(null);

  /** Puts words around what is selected, or beside it. */
  const replace = (make: (selected: string) => string, isBeside = false): void => {
    const element = input.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to, value } = element;
    const end = to ?? value.length;
    const start = isBeside ? end : (from ?? end);
    const made = make(value.slice(start, end));
    onChange(value.slice(0, start) + made + value.slice(end));
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start, start + made.length);
    });
  };
  /** A double click selects the blank behind a word too, and Markdown takes a mark beside a blank for a letter. */
  const around = (make: (words: string) => string): void =>
    replace((selected) => {
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(selected) ?? [];
      return `${before}${make(words)}${after}`;
    });
  const onOwnLines = (text: string): string => {
    const element = input.current;
    const before = element?.value.slice(0, element.selectionEnd ?? 0) ?? '';
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    return `${gap}${text}\n`;
  };
  const addPicture = async (file: File): Promise<void> => {
    if (!article) return;
    if (alt.trim() === '') return setProblem(say('altMissing'));
    const stored = await sendPicture<Stored>(article, file);
    if ('problem' in stored) return setProblem(stored.problem);
    replace(() => onOwnLines(`![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${stored.source})`), true);
    setOpen(undefined);
    setProblem(undefined);
    setAlt('');
  };
  const button = (icon: IconName, label: string, press: () => void) => (
    <button type="button" className="sq" aria-label={label} title={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <div className="mb" role="toolbar" aria-label={say('markdownBar')}>
        {button('bold', say('bold'), () => around((text) => `**${text || say('boldSample')}**`))}
        {button('link', say('link'), () => setOpen(open === 'link' ? undefined : 'link'))}
        {isWhole &&
          button('list', say('list'), () =>
            replace((text) =>
              onOwnLines(
                (text || say('listSample'))
                  .split('\n')
                  .map((line) => `- ${line}`)
                  .join('\n'),
              ),
            ),
          )}
        {article && button('table', say('table'), () => replace(() => onOwnLines(say('tableSample')), true))}
        {article && button('picture', say('picture'), () => setOpen(open === 'picture' ? undefined : 'picture'))}
      </div>
      {open === 'link' && (
        <label className="pick">
          {say('linkTo')}
          <select
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
        <div className="pick">
          <label>
            {say('alt')}
            <input value={alt} onChange={({ target }) => setAlt(target.value)} aria-invalid={problem !== undefined} />
          </label>
          <p className="help">{say('altHelp')}</p>
          <Problem words={problem} />
          <button
            type="button"
            className="btn btn--q"
            onClick={() => (alt.trim() === '' ? setProblem(say('altMissing')) : files.current?.click())}
          >
            {say('choosePicture')}
          </button>
          <input
            ref={files}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => target.files?.[0] && void addPicture(target.files[0])}
          />
        </div>
      )}
    </>
  );
};
