import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowLeft } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import words from '../../words.json' with { type: 'json' };
import { Empty } from '../parts/Empty.tsx';
import { Fault } from '../parts/Fault.tsx';
import { isKind } from '../state/api.ts';
import { enquiryQuery } from '../state/queries.ts';
import styles from './Enquiry.module.css';
import { EnquiryView } from './EnquiryView.tsx';

const route = getRouteApi('/inside/desk/$list/$id');

/** The way back, where the list is not beside the enquiry. */
export const Back = () => {
  const { list } = route.useParams();
  return (
    <Link
      className={`${button.button} ${styles.back}`}
      data-look="text"
      to="/desk/$list"
      params={{ list }}
      search={(search) => search}
    >
      <Icon path={arrowLeft} /> {words.bar.inbox}
    </Link>
  );
};

export const Enquiry = () => {
  const { id } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(enquiryQuery(id));
  // What was read a moment ago and is gone now must not stay on the screen.
  if (isKind(error, 'not-found')) {
    return (
      <article className={styles.pane}>
        <Empty heading={words.enquiry.goneHeading}>
          <p>{words.enquiry.gone}</p>
          <Back />
        </Empty>
      </article>
    );
  }
  if (data) return <EnquiryView key={id} enquiry={data} />;
  return (
    <article className={styles.pane}>
      <Empty>
        {isPending ? (
          <Skeleton label={words.enquiry.loading} />
        ) : (
          <>
            <Fault heading={words.faults.enquiryHeading} error={error} again={() => void refetch()} />
            <Back />
          </>
        )}
      </Empty>
    </article>
  );
};
