import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronDown, chevronUp, copy, grip, plus, trash, undo } from '../../ui/icons.ts';
import type { ChangeAnswer } from '../contract.ts';
import type { Path } from '../marks/places.ts';
import { say } from '../words.ts';
import { send, useOpened } from './api.ts';
import { useEditor } from './editor.ts';
import styles from './ListPanel.module.css';
import partStyles from './parts.module.css';
import { IconButton, Problem } from './parts.tsx';
import { Floating } from './Sheet.tsx';

interface Props {
  file: string;
  path: Path;
  beside: HTMLElement | undefined;
}

/** The items of a list: their order, and what comes and goes. */
export const ListPanel = ({ file, path, beside }: Props) => {
  const editor = useEditor();
  const [opened, load] = useOpened(file, path);
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [moved, setMoved] = useState<number>();
  const [canUndo, setCanUndo] = useState(false);
  const dragged = useRef<number>(undefined);
  const list = useRef<HTMLOListElement>(null);
  if (!opened) return null;
  const { field } = opened;
  const items = field.items ?? [];
  const nameAt = (at: number): string => items[at] ?? '';

  /** Shows what a change did, unless it was refused. */
  const settle = async (answer: ChangeAnswer, words: string): Promise<boolean> => {
    setCanUndo(false);
    if (answer.result === 'invalid') setProblem(say('wrong', { name: field.name, message: answer.message }));
    await editor.saved(answer.state, 'lists');
    await load();
    if (answer.result !== 'saved') return false;
    setProblem(undefined);
    setNotice(words);
    return true;
  };
  const move = async (at: number, to: number): Promise<void> => {
    if (to < 0 || to >= items.length || at === to) return;
    const words = say('movedTo', { name: nameAt(at), n: to + 1, count: items.length });
    if (!(await settle(await send('change', { file, changes: [{ kind: 'move', path, at, to }] }), words))) return;
    setMoved(to);
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [];
      const wanted = [...buttons].find((button) => button.dataset['move'] === (to < at ? 'up' : 'down'));
      (wanted ?? buttons[0])?.focus();
    });
  };
  const remove = async (at: number): Promise<void> => {
    const words = say('removed', { name: nameAt(at) });
    setCanUndo(await settle(await send('change', { file, changes: [{ kind: 'remove', path, at }] }), words));
  };
  const duplicate = async (at: number): Promise<void> => {
    await settle(await send('duplicate', { file, path, at }), say('duplicated', { name: nameAt(at) }));
    setMoved(at + 1);
  };
  const add = async (): Promise<void> => {
    const at = items.length;
    if (field.kinds && field.kinds.length > 0) return editor.open({ kind: 'kinds', file, path, at });
    const isAdded = await settle(await send('add', { file, path, at }), say('added'));
    if (isAdded) editor.open({ kind: 'field', file, path: [...path, at] });
  };
  const name = field.name.toLowerCase();
  const n = items.length;
  return (
    <Floating title={field.within ? `${field.within}: ${name}` : field.name} help={field.help} beside={beside}>
      <Problem words={problem} />
      <ol className={styles.list} ref={list}>
        {items.map((item, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
            key={`${at}-${item}`}
            data-moved={moved === at}
            draggable
            onDragStart={() => {
              dragged.current = at;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged.current !== undefined && void move(dragged.current, at)}
            onKeyDown={(event) => {
              if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
              event.preventDefault();
              void move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
            }}
          >
            <Icon path={grip} />
            <button type="button" onClick={() => editor.open({ kind: 'field', file, path: [...path, at] })}>
              {item}
            </button>
            <IconButton
              icon={chevronUp}
              label={say('moveUp', { name: item })}
              data-move="up"
              disabled={at === 0}
              onClick={() => void move(at, at - 1)}
            />
            <IconButton
              icon={chevronDown}
              label={say('moveDown', { name: item })}
              data-move="down"
              disabled={at === n - 1}
              onClick={() => void move(at, at + 1)}
            />
            <IconButton icon={copy} label={say('duplicate', { name: item })} onClick={() => void duplicate(at)} />
            <IconButton icon={trash} label={say('remove', { name: item })} onClick={() => void remove(at)} />
          </li>
        ))}
      </ol>
      <p className={styles.count}>
        <span>
          {field.max === undefined ? say('listCount', { n, name }) : say('listCountOf', { n, max: field.max, name })}
        </span>
        <span role="status">{notice}</span>
      </p>
      <div className={partStyles.actions}>
        <Button onClick={editor.close}>{say('done')}</Button>
        <Button look="unboxed" onClick={() => void add()}>
          <Icon path={plus} /> {say('addTo', { name })}
        </Button>
        {canUndo && (
          <Button look="unboxed" onClick={() => void editor.step('undo')}>
            <Icon path={undo} /> {say('undo')}
          </Button>
        )}
      </div>
    </Floating>
  );
};
