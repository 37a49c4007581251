import { useRef, useState } from 'react';
import type { ChangeAnswer } from '../contract.ts';
import type { Change } from '../files/yaml-text.ts';
import type { Path } from '../marks/places.ts';
import { say } from '../words.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import { Floating } from './Floating.tsx';
import { Icon, type IconName } from './icons.tsx';
import { Problem } from './Problem.tsx';
import { useOpened } from './use-opened.ts';

interface Props {
  file: string;
  path: Path;
  beside: HTMLElement | undefined;
  onClose: () => void;
}

/** The items of a list: their order, and what comes and goes. */
export const ListPanel = ({ file, path, beside, onClose }: Props) => {
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
  const one = field.name.toLowerCase();

  const settle = async (answer: ChangeAnswer, words: string): Promise<boolean> => {
    if (answer.result === 'invalid') setProblem(say('wrong', { name: field.name, message: answer.message }));
    await editor.saved(answer.state, 'lists');
    await load();
    if (answer.result === 'saved') {
      setProblem(undefined);
      setNotice(words);
      editor.announce(words);
    }
    return answer.result === 'saved';
  };
  const change = async (changes: Change[], words: string): Promise<boolean> =>
    settle(await send<ChangeAnswer>('change', { file, changes }), words);

  const move = async (at: number, to: number): Promise<void> => {
    if (to < 0 || to >= items.length || at === to) return;
    const words = say('movedTo', { name: items[at] ?? '', n: to + 1, count: items.length });
    setCanUndo(false);
    if (!(await change([{ kind: 'move', path, at, to }], words))) return;
    setMoved(to);
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? [];
      const wanted = [...buttons].find((button) => button.dataset['move'] === (to < at ? 'up' : 'down'));
      (wanted ?? buttons[0])?.focus();
    });
  };
  const remove = async (at: number): Promise<void> => {
    if (await change([{ kind: 'remove', path, at }], say('removed', { name: items[at] ?? '' }))) setCanUndo(true);
  };
  const duplicate = async (at: number): Promise<void> => {
    setCanUndo(false);
    await settle(
      await send<ChangeAnswer>('duplicate', { file, path, at }),
      say('duplicated', { name: items[at] ?? '' }),
    );
    setMoved(at + 1);
  };
  const add = async (): Promise<void> => {
    setCanUndo(false);
    if (field.kinds && field.kinds.length > 0) return editor.open({ kind: 'kinds', file, path, at: items.length });
    const answer = await send<ChangeAnswer>('add', { file, path, at: items.length });
    if (await settle(answer, say('added'))) editor.open({ kind: 'field', file, path: [...path, items.length] });
  };
  const undo = async (): Promise<void> => {
    setCanUndo(false);
    setNotice(undefined);
    await editor.step('undo');
  };
  const button = (icon: IconName, label: string, press: () => void, rest: object = {}) => (
    <button type="button" className="sq" aria-label={label} title={label} onClick={press} {...rest}>
      <Icon name={icon} />
    </button>
  );
  const count =
    field.max === undefined
      ? say('listCount', { n: items.length, name: one })
      : say('listCountOf', { n: items.length, max: field.max, name: one });
  return (
    <Floating
      title={field.within ? `${field.within}: ${one}` : field.name}
      help={field.help}
      beside={beside}
      onClose={onClose}
    >
      <Problem words={problem} />
      <ol className="ord" ref={list}>
        {items.map((name, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
            key={`${at}-${name}`}
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
            <span className="grip" aria-hidden="true">
              <Icon name="grip" />
            </span>
            <button
              type="button"
              className="name"
              onClick={() => editor.open({ kind: 'field', file, path: [...path, at] })}
            >
              {name}
            </button>
            {button('up', say('moveUp', { name }), () => void move(at, at - 1), {
              disabled: at === 0,
              'data-move': 'up',
            })}
            {button('down', say('moveDown', { name }), () => void move(at, at + 1), {
              disabled: at === items.length - 1,
              'data-move': 'down',
            })}
            {button('copy', say('duplicate', { name }), () => void duplicate(at))}
            {button('remove', say('remove', { name }), () => void remove(at))}
          </li>
        ))}
      </ol>
      <p className="ep__c">
        <span>{count}</span>
        <span role="status">{notice}</span>
      </p>
      <div className="ep__a">
        <button className="btn btn--c" type="button" onClick={onClose}>
          {say('done')}
        </button>
        <button className="lnk2" type="button" onClick={() => void add()}>
          <Icon name="add" /> {say('addTo', { name: one })}
        </button>
        {canUndo && (
          <button className="lnk2" type="button" onClick={() => void undo()}>
            <Icon name="undo" /> {say('undo')}
          </button>
        )}
      </div>
    </Floating>
  );
};
