import { diffWordsWithSpace } from 'diff';
import { useWords } from './words.ts';

/** Before and after, side by side: what went is struck, what came is marked. */
export const WordDiff = ({ before, after }: { before: string; after: string }) => {
  const say = useWords();
  const parts = diffWordsWithSpace(before, after);
  return (
    <dl className="ba">
      <div>
        <dt>{say('before')}</dt>
        <dd>
          {parts
            .filter(({ added }) => !added)
            .map(({ removed, value }, i) => {
              const key = `${i}-${value}`;
              return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
            })}
        </dd>
      </div>
      <div>
        <dt>{say('after')}</dt>
        <dd>
          {parts
            .filter(({ removed }) => !removed)
            .map(({ added, value }, i) => {
              const key = `${i}-${value}`;
              return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
            })}
        </dd>
      </div>
    </dl>
  );
};
