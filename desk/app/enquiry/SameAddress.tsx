import { getRouteApi, Link } from '@tanstack/react-router';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import table from '../../../ui/Table.module.css';
import type { EnquiryAnswer, Row } from '../../contract/answers.ts';
import { openStatuses } from '../../names.ts';
import words from '../../words.json' with { type: 'json' };
import { useHolders, useNow, useOnline } from '../state/hooks.ts';
import { longTime } from '../wording/time.ts';
import { statusWords } from '../wording/turn.ts';
import styles from './Enquiry.module.css';
import { useActTogether } from './use-act.ts';

const route = getRouteApi('/inside/desk/$list/$id');

/** What is in quarantine is decided on one by one. */
const isOpen = ({ status, isQuarantined }: Pick<Row, 'status' | 'isQuarantined'>): boolean =>
  openStatuses.includes(status) && !isQuarantined;

/** The other enquiries of one person, and what can be done with all that are open. */
export const SameAddress = ({ enquiry }: { enquiry: EnquiryAnswer }) => {
  const { list } = route.useParams();
  const now = useNow();
  const isOnline = useOnline();
  const { act, isBusy } = useActTogether();
  const people = useHolders();
  const { others } = enquiry.visitor;
  if (others.length === 0) return null;

  const isQuarantined = enquiry.spam.isQuarantined;
  const on = [{ ...enquiry, isQuarantined }, ...others].filter(isOpen);
  const unanswered = others.filter((other) => isOpen(other) && other.status === 'new');
  const isAnswered = enquiry.status === 'conversation' && !isQuarantined;
  const holders = people.map(({ id, label }) => ({ label, onPress: () => act({ do: 'assign', to: id }, on) }));
  const said = words.together;
  const disabled = !isOnline || isBusy;
  const n = on.length;
  return (
    <section aria-label={said.heading}>
      <h3>{said.heading}</h3>
      <ul className={`${table.ruled} ${styles.others}`}>
        {others.map((other) => (
          <li key={other.id}>
            <Link to="/desk/$list/$id" params={{ list, id: other.id }} search={(search) => search}>
              {fill(said.about, { time: longTime(other.receivedAt, now), status: statusWords(other) })}
            </Link>
            <p className="muted" dir="auto">
              {other.firstWords}
            </p>
          </li>
        ))}
      </ul>
      <div className="cluster">
        {isAnswered && unanswered.length > 0 && (
          <Button look="line" disabled={disabled} onClick={() => act({ do: 'answer' }, unanswered)}>
            {count(unanswered.length, { one: said.answeredOne, many: said.answered })}
          </Button>
        )}
        {n > 1 && (
          <>
            <Button look="line" disabled={disabled} onClick={() => act({ do: 'status', status: 'closed' }, on)}>
              {fill(said.close, { n })}
            </Button>
            <Menu disabled={disabled} label={fill(said.assign, { n })} groups={[{ items: holders }]} />
          </>
        )}
      </div>
    </section>
  );
};
