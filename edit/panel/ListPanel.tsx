import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronDown, chevronUp, copy, plus, trash } from '../../ui/icons.ts';
import type { Place } from '../marks/marks.ts';
import type { Changed } from '../serving/api.ts';
import { say } from '../words.ts';
import { send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Floating, IconButton, Problem, Row } from './parts.tsx';

/** The buttons of an item, in their order. */
const [NAME, UP, DOWN] = [0, 1, 2];
interface Goal {
  to: number;
  buttons: number[];
}

/** The items of a list: their order, and what comes and goes. */
export function ListPanel({ file, path }: Place) {
  const editor = useEditor();
  const [opened, load] = useResult('open', { file, path });
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus goes, until the list shows what a change did: first the button, then another if that is disabled. */
  const goes = useRef<Goal>(undefined);
  useEffect(() => {
    if (!opened || !goes.current) return;
    const { to, buttons } = goes.current;
    goes.current = undefined;
    const all = list.current?.children[to]?.querySelectorAll('button');
    const [wanted, other] = buttons.map((at) => all?.[at]);
    (wanted?.disabled ? other : wanted)?.focus();
  }, [opened]);
  if (!opened) return null;
  const { field, title } = opened;
  const { items = [], kinds, max } = field;
  const name = field.name.toLowerCase();
  const n = items.length;

  /** Shows what a change did, unless it was refused. */
  const settle = async (change: Promise<Changed>, words: string, goal?: Goal): Promise<boolean> => {
    const result = await change;
    const isSaved = result.result === 'saved';
    setProblem(
      result.result === 'invalid'
        ? say('wrong', { name: field.name, message: result.message })
        : undefined,
    );
    if (isSaved) setNotice(words);
    await editor.saved(result.state);
    if (isSaved) goes.current = goal;
    await load();
    return isSaved;
  };
  const move = (at: number, to: number): Promise<boolean> =>
    settle(
      send('change', { file, change: { kind: 'move', path, at, to } }),
      say('movedTo', { name: items[at] ?? '', n: to + 1, count: n }),
      { to, buttons: to < at ? [UP, DOWN] : [DOWN, UP] },
    );
  const moves = (at: number, to: number) => ({
    disabled: to < 0 || to === n,
    onClick: () => void move(at, to),
  });
  const remove = (at: number): Promise<boolean> =>
    settle(
      send('change', { file, change: { kind: 'remove', path, at } }),
      say('removed', { name: items[at] ?? '' }),
      {
        to: Math.min(at, n - 2),
        buttons: [NAME],
      },
    );
  const add = async (kind?: string): Promise<void> => {
    if (kinds.length > 0 && !kind) return setChoosing(!isChoosing);
    if (await settle(send('add', { file, path, at: n, kind }), say('added')))
      editor.open({ kind: 'field', file, path: [...path, n] });
  };
  return (
    <Floating title={title} help={field.help} anchor={undefined}>
      <Problem words={problem} />
      <ol className={styles.list} ref={list}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
          <li key={`${at}-${item}`}>
            <Button
              look="unboxed-calm"
              onClick={() => editor.open({ kind: 'field', file, path: [...path, at] })}
            >
              {item}
            </Button>
            <IconButton
              icon={chevronUp}
              label={say('moveUp', { name: item })}
              {...moves(at, at - 1)}
            />
            <IconButton
              icon={chevronDown}
              label={say('moveDown', { name: item })}
              {...moves(at, at + 1)}
            />
            <IconButton
              icon={copy}
              label={say('duplicate', { name: item })}
              onClick={() =>
                void settle(
                  send('duplicate', { file, path, at }),
                  say('duplicated', { name: item }),
                )
              }
            />
            <IconButton
              icon={trash}
              label={say('remove', { name: item })}
              onClick={() => void remove(at)}
            />
          </li>
        ))}
      </ol>
      <Row>
        <span>
          {max === undefined ? say('listCount', { n, name }) : say('listCountOf', { n, max, name })}
        </span>
        <span role="status">{notice}</span>
      </Row>
      {isChoosing && (
        <ul className={styles.lines}>
          {kinds.map(({ kind, help }) => (
            <li key={kind}>
              <Button look="unboxed" onClick={() => void add(kind)}>
                {kind}
              </Button>
              <p className="muted">{help}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={`cluster ${styles.actions}`}>
        <Button onClick={editor.close}>{say('done')}</Button>
        <Button
          look="unboxed"
          disabled={max !== undefined && n >= max}
          aria-expanded={kinds.length > 0 ? isChoosing : undefined}
          onClick={() => void add()}
        >
          <Icon path={plus} /> {say('addTo', { name })}
        </Button>
      </div>
    </Floating>
  );
}
