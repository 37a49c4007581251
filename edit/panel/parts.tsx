import { diffWordsWithSpace } from 'diff';
import type { ComponentProps, ReactNode } from 'react';
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

/** What went wrong with what was just tried; nothing as long as all is well. */
export const Problem = ({ words, children }: { words?: string | undefined; children?: ReactNode }) =>
  (words || children) && (
    <div className={`${styles.problem} ${fieldStyles.error}`} role={words && 'alert'}>
      <Icon path={alert} /> {words}
      {children}
    </div>
  );

/** One line about what is shown above, with a button at its end. */
export const Row = (props: ComponentProps<'p'>) => <p className={styles.row} {...props} />;

/** Two states of a text, each under its name. */
export const SideBySide = ({ sides }: { sides: readonly (readonly [name: string, words: ReactNode])[] }) => (
  <dl className={styles.sides}>
    {sides.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
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
