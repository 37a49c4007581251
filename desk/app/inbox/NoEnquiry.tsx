import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { count } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowRight } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import words from '../../words.json' with { type: 'json' };
import { orderOf } from '../lists.ts';
import { Empty } from '../parts/Empty.tsx';
import { Fault } from '../parts/Fault.tsx';
import { countsQuery, listQuery } from '../state/queries.ts';

const route = getRouteApi('/inside/desk/$list');

const Content = () => {
  const { list } = route.useParams();
  const { q = '', order } = route.useSearch();
  const listed = useInfiniteQuery({
    ...listQuery({ list, order: orderOf(list, order), q }),
    // The list beside it asks; closing an enquiry must not move it.
    refetchOnMount: false,
  });
  const { data: counts } = useQuery(countsQuery);
  if (listed.isPending) {
    return (
      <Empty>
        <Skeleton label={words.lists.loading} />
      </Empty>
    );
  }
  if (listed.isError) {
    return (
      <Empty>
        <Fault heading={words.faults.listHeading} error={listed.error} again={() => void listed.refetch()} />
      </Empty>
    );
  }
  const isEmpty = listed.data.pages.every(({ rows }) => rows.length === 0);
  const { empty } = words;
  if (list !== 'new' || !isEmpty || q) {
    return (
      <Empty heading={empty.chooseHeading}>
        <p>{empty.choose}</p>
      </Empty>
    );
  }
  const conversations = counts?.conversation ?? 0;
  return (
    <Empty heading={empty.nobodyWaits}>
      <p>{conversations === 0 ? empty.noneOpen : count(conversations, { one: empty.oneOpen, many: empty.manyOpen })}</p>
      {conversations > 0 && (
        <Link className={button.button} data-look="text" to="/desk/$list" params={{ list: 'conversation' }}>
          {empty.seeConversations} <Icon path={arrowRight} />
        </Link>
      )}
    </Empty>
  );
};

/** What stands beside the list while no enquiry is open. */
export const NoEnquiry = () => (
  <div>
    <Content />
  </div>
);
