import { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Field } from '../../ui/Field.tsx';
import { bold, heading, italic, link, list, listNumbers, picture, table } from '../../ui/icons.ts';
import type { Field as FieldOfFile } from '../fields/describe.ts';
import { say } from '../words.ts';
import { sendPicture } from './editor.ts';
import styles from './parts.module.css';
import { IconButton, PageOptions, Problem } from './parts.tsx';
import {
  blockOfLine,
  extensions,
  readablePaste,
  readMarkdown,
  writeMarkdown,
} from './rich-markdown.ts';
import type { Saving } from './use-saving.ts';

interface Props {
  /** Only articles can hold tables and pictures, only Markdown more than one paragraph. */
  field: FieldOfFile;
  saving: Saving;
  /** The line of the Markdown that was pressed. */
  line: number | undefined;
  isAlone: boolean;
}

function useRichText({ field, saving, line, isAlone }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const isInvalid = saving.message !== undefined;
  const latest = useRef(saving.setValue);
  latest.current = saving.setValue;
  const start = useRef({ isAlone, line, field, source: String(saving.value ?? '') });
  useEffect(() => {
    const { source, ...first } = start.current;
    const made = new Editor({
      element: place.current,
      extensions,
      content: readMarkdown(source).toJSON(),
      injectCSS: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': first.field.name,
          dir: 'auto',
        },
        transformPastedHTML: readablePaste,
        handleKeyDown: (view, { key, ctrlKey, metaKey }) => {
          if (key !== 'Enter' || !(ctrlKey || metaKey || first.field.kind === 'text')) return false;
          view.dom.closest('form')?.requestSubmit();
          return true;
        },
      },
      onUpdate: ({ editor: { state } }) => latest.current(writeMarkdown(source, state.doc)),
      onTransaction: draw,
    });
    setEditor(made);
    if (first.isAlone) {
      const before = made.state.doc.children.slice(0, blockOfLine(source, first.line ?? 0));
      made.commands.focus(before.reduce((sum, { nodeSize }) => sum + nodeSize, 1));
    }
    return () => made.destroy();
  }, []);
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, isInvalid]);
  return { place, editor };
}

/** A text with bold words, links, lists and headings as it will look, kept as Markdown. */
export function RichText(props: Props) {
  const { place, editor } = useRichText(props);
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const { file, kind, isArticle } = props.field;
  const edit = () => editor?.chain().focus();
  const toggle = (what: 'link' | 'picture') => setOpen(open === what ? undefined : what);
  const mark = (name: string, icon: string, words: string, onClick: () => void): ReactNode => (
    <IconButton
      icon={icon}
      label={words}
      aria-pressed={editor?.isActive(name) ?? false}
      onClick={onClick}
    />
  );

  const linkTo = (href: string, name: string): void => {
    setOpen(undefined);
    const named = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] };
    if (editor?.state.selection.empty) edit()?.insertContent(named).run();
    else edit()?.setLink({ href }).run();
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
        {isArticle &&
          mark('heading', heading, say('heading'), () => edit()?.toggleHeading({ level: 2 }).run())}
        {mark('link', link, say('link'), () =>
          editor?.isActive('link')
            ? edit()?.extendMarkRange('link').unsetLink().run()
            : toggle('link'),
        )}
        {kind === 'markdown' && (
          <>
            {mark('bulletList', list, say('list'), () => edit()?.toggleBulletList().run())}
            {mark('orderedList', listNumbers, say('numbers'), () =>
              edit()?.toggleOrderedList().run(),
            )}
          </>
        )}
        {isArticle && (
          <>
            {!editor?.isActive('table') &&
              mark('table', table, say('table'), () => below(2)?.insertTable().run())}
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
      {open === 'link' && (
        <label className={styles.picker}>
          {say('linkTo')}
          <select
            className={fieldStyles.input}
            defaultValue=""
            onChange={({ target }) => linkTo(target.value, target.selectedOptions[0]?.text ?? '')}
          >
            <option value="" disabled>
              {say('choosePage')}
            </option>
            <PageOptions />
          </select>
        </label>
      )}
      {open === 'picture' && (
        <div className={styles.picker}>
          <Field
            label={say('alt')}
            hint={say('altHelp')}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Problem words={problem} />
          <Field
            label={say('choosePicture')}
            type="file"
            accept="image/*"
            disabled={alt.trim() === ''}
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
}
