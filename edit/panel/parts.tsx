import { diffWordsWithSpace } from 'diff';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { alert } from '../../ui/icons.ts';
import { say } from '../words.ts';
import styles from './parts.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: string;
  label: string;
}
export const IconButton = ({ icon, label, ...button }: IconButtonProps) => (
  <button type="button" className={iconButton.square} aria-label={label} title={label} {...button}>
    <Icon path={icon} />
  </button>
);

/** An error message, or nothing. */
export const Problem = ({ words, children }: { words?: string | undefined; children?: ReactNode }) =>
  (words || children) && (
    <div className={`${styles.problem} ${fieldStyles.error}`} role={words && 'alert'}>
      <Icon path={alert} /> <span>{words}</span>
      {children}
    </div>
  );

/** One line of text with a button at its end. */
export const Row = (props: ComponentProps<'p'>) => <p className={styles.row} {...props} />;

/** Two versions of a text, each with its label. */
const SideBySide = ({ sides }: { sides: readonly (readonly [name: string, words: ReactNode])[] }) => (
  <dl className={styles.sides}>
    {sides.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

interface ChoiceProps {
  mine: string;
  theirs: string;
  chosen?: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two people have changed the same text: shows both versions and asks for one. */
export const Choice = ({ mine, theirs, chosen, onChoose }: ChoiceProps) => (
  <>
    <SideBySide
      sides={[
        [say('yours'), mine],
        [say('theirs'), theirs],
      ]}
    />
    <div className={styles.actions}>
      <Button look="line" aria-pressed={chosen === 'mine'} onClick={() => onChoose('mine')}>
        {say('useMine')}
      </Button>
      <Button look="line" aria-pressed={chosen === 'theirs'} onClick={() => onChoose('theirs')}>
        {say('useTheirs')}
      </Button>
    </div>
  </>
);

/** Before and after, side by side: what went is struck, what came is marked. */
export const WordDiff = ({ before, after }: { before: string; after: string }) => {
  const parts = diffWordsWithSpace(before, after);
  const without = (left: 'added' | 'removed') =>
    parts
      .filter((part) => !part[left])
      .map(({ added, removed, value }, i) => {
        const Mark = added ? 'ins' : removed ? 'del' : 'span';
        const key = `${i}-${value}`;
        return <Mark key={key}>{value}</Mark>;
      });
  return (
    <SideBySide
      sides={[
        [say('before'), without('added')],
        [say('after'), without('removed')],
      ]}
    />
  );
};
