import { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { bold, heading, italic, link, list, listNumbers, picture, table } from '../../ui/icons.ts';
import type { Field as FieldOfFile } from '../fields/describe.ts';
import { say } from '../words.ts';
import { sendPicture } from './editor.ts';
import { LinkPicker } from './LinkPicker.tsx';
import styles from './parts.module.css';
import { IconButton, Problem } from './parts.tsx';
import { readablePaste } from './pasted.ts';
import { blockOfLine, extensions, readMarkdown, writeMarkdown } from './rich-markdown.ts';

interface Props {
  /** Only the text of an article can hold tables and pictures, and only Markdown more than one paragraph. */
  field: FieldOfFile;
  value: string;
  onChange: (markdown: string) => void;
  isInvalid: boolean;
  /** The line of the Markdown that was pressed. */
  line: number | undefined;
  isAlone: boolean;
}

/** An editor that follows its value: undo, or the words of a colleague, may bring another. */
const useRichText = ({ field, value, onChange, isInvalid, line, isAlone }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const read = useRef(value);
  /** What was typed and has not come back as the value yet: a quick typist is ahead of it. */
  const ahead = useRef<string[]>([]);
  const latest = useRef(onChange);
  latest.current = onChange;
  const start = useRef({ isAlone, line, field });
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: readMarkdown(read.current).toJSON(),
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': start.current.field.name, dir: 'auto' },
        transformPastedHTML: readablePaste,
        handleKeyDown: (view, { key, ctrlKey, metaKey }) => {
          if (key !== 'Enter' || !(ctrlKey || metaKey || start.current.field.kind === 'text')) return false;
          view.dom.closest('form')?.requestSubmit();
          return true;
        },
      },
      onUpdate: ({ editor: { state } }) => {
        const typed = writeMarkdown(read.current, state.doc);
        ahead.current.push(typed);
        latest.current(typed);
      },
      onTransaction: draw,
    });
    setEditor(made);
    if (start.current.isAlone) {
      const block = blockOfLine(read.current, start.current.line ?? 0);
      const before = made.state.doc.children.slice(0, block);
      made.commands.focus(before.reduce((sum, { nodeSize }) => sum + nodeSize, 1));
    }
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const at = ahead.current.lastIndexOf(value);
    ahead.current.splice(0, at + 1);
    if (!editor || at >= 0 || value === writeMarkdown(read.current, editor.state.doc)) return;
    read.current = value;
    editor.commands.setContent(readMarkdown(value).toJSON(), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.view.dom.toggleAttribute('aria-invalid', isInvalid);
  }, [editor, isInvalid]);
  return { place, editor };
};

/** A text with bold words, links and perhaps lists and headings as it will look, kept as Markdown. */
export const RichText = (props: Props) => {
  const { place, editor } = useRichText(props);
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const { file, kind, isArticle } = props.field;
  const edit = () => editor?.chain().focus();
  const toggle = (what: 'link' | 'picture') => setOpen(open === what ? undefined : what);
  const mark = (name: string, icon: string, words: string, onClick: () => void): ReactNode => (
    <IconButton icon={icon} label={words} aria-pressed={editor?.isActive(name) ?? false} onClick={onClick} />
  );

  const linkTo = ({ path, name }: { path: string; name: string }): void => {
    setOpen(undefined);
    const to = { type: 'link', attrs: { href: path } };
    if (editor?.state.selection.empty)
      edit()
        ?.insertContent({ type: 'text', text: name, marks: [to] })
        .run();
    else edit()?.setLink(to.attrs).run();
  };
  /** Puts empty lines below the block with the caret, which goes into the first: no paragraph is torn apart. */
  const below = (lines: number) => {
    const { $to } = editor?.state.selection ?? {};
    const at = $to && $to.depth > 0 ? $to.after(1) : 0;
    const empty = Array.from({ length: lines }, () => ({ type: 'paragraph' }));
    return edit()
      ?.insertContentAt(at, empty)
      .setTextSelection(at + 1);
  };
  const addPicture = async (chosen: File): Promise<void> => {
    const { source } = await sendPicture(file, chosen);
    below(2)?.setImage({ src: source, alt: alt.trim() }).run();
    setOpen(undefined);
    setProblem(undefined);
    setAlt('');
  };
  const inTable: [words: string, run: () => void][] = [
    [say('addRow'), () => edit()?.addRowAfter().run()],
    [say('addColumn'), () => edit()?.addColumnAfter().run()],
    [say('removeRow'), () => edit()?.deleteRow().run()],
    [say('removeColumn'), () => edit()?.deleteColumn().run()],
    [say('removeTable'), () => edit()?.deleteTable().run()],
  ];
  return (
    <>
      <div className={`cluster ${styles.actions}`} role="toolbar" aria-label={say('markdownBar')}>
        {mark('bold', bold, say('bold'), () => edit()?.toggleBold().run())}
        {mark('italic', italic, say('italic'), () => edit()?.toggleItalic().run())}
        {isArticle && mark('heading', heading, say('heading'), () => edit()?.toggleHeading({ level: 2 }).run())}
        {mark('link', link, say('link'), () =>
          editor?.isActive('link') ? edit()?.extendMarkRange('link').unsetLink().run() : toggle('link'),
        )}
        {kind === 'markdown' && (
          <>
            {mark('bulletList', list, say('list'), () => edit()?.toggleBulletList().run())}
            {mark('orderedList', listNumbers, say('numbers'), () => edit()?.toggleOrderedList().run())}
          </>
        )}
        {isArticle && (
          <>
            {!editor?.isActive('table') && mark('table', table, say('table'), () => below(2)?.insertTable().run())}
            {mark('image', picture, say('picture'), () => toggle('picture'))}
          </>
        )}
        {editor?.isActive('table') &&
          inTable.map(([words, run]) => (
            <Button key={words} look="unboxed" onClick={run}>
              {words}
            </Button>
          ))}
      </div>
      {open === 'link' && <LinkPicker onChoose={linkTo} />}
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
              const [chosen] = target.files ?? [];
              if (chosen) addPicture(chosen).catch((error: Error) => setProblem(error.message));
            }}
          />
        </div>
      )}
      <div className={`${fieldStyles.input} ${styles.rich}`} data-kind={kind} ref={place} />
    </>
  );
};
