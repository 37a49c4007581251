import { Link } from '@tanstack/react-router';
import { count, fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { alert } from '../../../ui/icons.ts';
import type { ListName } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useMe } from '../state/me.ts';
import type { ListedRow } from '../state/queries.ts';
import { shortTime } from '../wording/time.ts';
import styles from './ListRow.module.css';

interface Props {
  row: ListedRow;
  list: ListName;
  now: number;
}

/** What else there is to know, in words: flags of colour alone would say nothing to many. */
const useFlags = (row: ListedRow, list: ListName) => {
  const me = useMe();
  const calm: string[] = [];
  const bad: string[] = [];
  const { rows } = words;
  if (row.isQuarantined && list === 'quarantine')
    bad.push(count(row.spamScore, { one: rows.point, many: rows.points }));
  else if (row.isQuarantined) calm.push(rows.quarantined);
  if (row.isNotDelivered) bad.push(rows.notDelivered);
  const isExpected = list === row.status || list === 'quarantine' || row.isQuarantined;
  if (!isExpected && !(list === 'not-delivered' && row.status === 'new')) calm.push(words.status[row.status]);
  if (row.assignedTo) {
    calm.push(row.assignedTo.id === me.id ? rows.mine : fill(rows.assigned, { who: row.assignedTo.name }));
  }
  if (row.hasLeft) calm.push(rows.hasLeft);
  return { calm, bad };
};

export const ListRow = ({ row, list, now }: Props) => {
  const { calm, bad } = useFlags(row, list);
  return (
    <li>
      <Link
        className={styles.row}
        to="/desk/$list/$id"
        params={{ list, id: row.id }}
        search={(search) => search}
        data-unread={row.isUnread || undefined}
        activeOptions={{ includeSearch: false }}
      >
        <i>{row.isUnread && <span className="visuallyHidden">{words.rows.unread}</span>}</i>
        <b>
          <bdi>{row.name}</bdi>
        </b>
        <time dateTime={new Date(row.receivedAt).toISOString()}>{shortTime(row.receivedAt, now)}</time>
        <span className={styles.line}>{fill(words.rows.from, { company: row.company, country: row.country })}</span>
        <span className={styles.words} dir="auto">
          {row.firstWords}
        </span>
        {(calm.length > 0 || bad.length > 0) && (
          <span className={styles.flags}>
            {bad.map((flag) => (
              <span key={flag} className={styles.bad}>
                <Icon path={alert} size={18} /> {flag}
              </span>
            ))}
            {calm.map((flag) => (
              <span key={flag}>{flag}</span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
};
