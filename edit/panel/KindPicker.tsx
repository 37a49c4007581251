import { useState } from 'react';
import type { Path } from '../marks/places.ts';
import { say } from '../words.ts';
import { send, useOpened } from './api.ts';
import { useEditor } from './editor.ts';
import styles from './KindPicker.module.css';
import { KIND_PICTURES } from './kind-pictures.ts';
import { Problem } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  file: string;
  path: Path;
  at: number;
}

/** Asks which kind of section to add. */
export const KindPicker = ({ file, path, at }: Props) => {
  const editor = useEditor();
  const [opened] = useOpened(file, path);
  const [problem, setProblem] = useState<string>();
  const add = async (kind: string) => {
    const answer = await send('add', { file, path, at, kind });
    if (answer.result === 'invalid') return setProblem(answer.message);
    await editor.saved(answer.state, 'lists');
    editor.open({ kind: 'field', file, path: [...path, at] });
  };
  return (
    <Sheet title={say('newSection')}>
      <Problem words={problem} />
      <ul className={styles.kinds}>
        {opened?.field.kinds?.map(({ kind, help }) => (
          <li key={kind}>
            <button type="button" onClick={() => void add(kind)}>
              <svg viewBox="0 0 96 56" aria-hidden="true">
                {(KIND_PICTURES[kind] ?? KIND_PICTURES['text'] ?? []).map(([x, y, width, height]) => (
                  <rect key={`${x}-${y}-${width}`} x={x} y={y} width={width} height={height} />
                ))}
              </svg>
              <b>{kind}</b>
              <span>{help}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
