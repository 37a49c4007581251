import { diffWordsWithSpace } from 'diff';
import { say } from '../words.ts';
import { SideBySide } from './SideBySide.tsx';

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
