import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import type { SearchWord } from '../frame/interface-words.schema.ts';
import type { Words } from '../words.ts';
import type { Piece } from './find.ts';
import type { Outcome } from './use-search.ts';

interface Props {
  outcome: Outcome;
  words: Words<SearchWord>;
  /** Where a visitor may go when the search has no answer. */
  ways: readonly { label: string; href: string }[];
  onMore: () => void;
}

const STATUS = { idle: 'searchHint', working: 'searchWorking', failed: 'searchFailed' } as const;

const statusOf = (outcome: Outcome, words: Words<SearchWord>): string => {
  if (outcome.phase !== 'done') return words(STATUS[outcome.phase]);
  const { total, query: typed, corrected } = outcome;
  const query = corrected ?? typed;
  if (total === 0) return words('searchNone', { query: typed });
  return total === 1 ? words('searchOne', { query }) : words('searchCount', { n: total, query });
};

const Excerpt = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p>
    {pieces.map((piece, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      piece.isMatch ? <mark key={i}>{piece.text}</mark> : piece.text,
    )}
  </p>
);

/** What the search found, how much, and what to do when it found nothing. */
export const Results = ({ outcome, words, ways, onMore }: Props) => {
  const hits = outcome.phase === 'done' ? outcome.hits : [];
  const hasMore = outcome.phase === 'done' && outcome.total > hits.length;
  const isStuck = outcome.phase === 'failed' || (outcome.phase === 'done' && outcome.total === 0);
  return (
    <div className="search-results">
      <p role="status">
        {statusOf(outcome, words)}
        {outcome.phase === 'done' && outcome.corrected && (
          <span>{` ${words('searchTyped', { query: outcome.query })}`}</span>
        )}
      </p>
      {hits.length > 0 && (
        <ol>
          {hits.map(({ href, title, area, excerpt }) => (
            <li key={href}>
              <a href={href} data-hit="">
                {title}
              </a>
              <small>{area}</small>
              <Excerpt pieces={excerpt} />
            </li>
          ))}
        </ol>
      )}
      {hasMore && (
        <button type="button" className="search-more" onClick={onMore}>
          {words('searchMore')}
        </button>
      )}
      {isStuck && <p>{words('searchStuck')}</p>}
      {(isStuck || outcome.phase === 'idle') && (
        <ul className="search-ways">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <Icon path={arrowRight} size={22} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
