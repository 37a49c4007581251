import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { formatNumber } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { download } from '../../../ui/icons.ts';
import { apiPaths } from '../../contract/paths.ts';
import { listNames } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { orderOf } from '../lists.ts';
import { KeyWords } from '../parts/KeyWords.tsx';
import { useIsOwner } from '../state/me.ts';
import { addressOfList, countsQuery } from '../state/queries.ts';
import styles from './Filters.module.css';

const route = getRouteApi('/inside/desk/$list');
const { keys } = words;
const KEYS = [
  ['j k', keys.shortMove],
  ['a', keys.shortAnswer],
  ['e', keys.shortAssign],
  ['s', keys.shortStatus],
  ['?', keys.shortAll],
] as const;

export const Filters = () => {
  const { list } = route.useParams();
  const { q = '', order } = route.useSearch();
  const { data: counts } = useQuery(countsQuery);
  const isOwner = useIsOwner();
  const query = addressOfList({ list, order: orderOf(list, order), q }).split('?')[1];
  return (
    <nav className={styles.filters} aria-label={words.lists.filter}>
      <ul className={styles.thread}>
        {listNames.map((name) => (
          <li key={name}>
            <Link to="/desk/$list" params={{ list: name }} aria-current={name === list && !q ? 'true' : undefined}>
              {words.lists[name]}{' '}
              <b data-warn={(name === 'not-delivered' && counts && counts[name] > 0) || undefined}>
                {counts ? formatNumber(counts[name]) : ''}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {isOwner && (
          <a className={button.button} data-look="text" href={`${apiPaths.exportList}?${query}`} download>
            <Icon path={download} /> {words.lists.export}
          </a>
        )}
        <dl className={styles.keys}>
          <KeyWords keys={KEYS} />
        </dl>
      </div>
    </nav>
  );
};
