import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { count, fill, join } from '../../../common/wording.ts';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { arrowLeft } from '../../../ui/icons.ts';
import table from '../../../ui/Table.module.css';
import { announce } from '../../../ui/Toast.tsx';
import type { EnquiryResponse, ErasureResponse } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Form.tsx';
import { Empty, Loaded } from '../parts/Page.tsx';
import { isKind, post } from '../state/api.ts';
import { forgetDrafts, readDraft, replyKey } from '../state/drafts.ts';
import { pressLater, useMe, useNow } from '../state/hooks.ts';
import { enquiryQuery, LISTS } from '../state/queries.ts';
import { eventWords, nameOf } from '../wording/history.ts';
import { longTime } from '../wording/time.ts';
import { Actions } from './Actions.tsx';
import { Call } from './Call.tsx';
import styles from './Enquiry.module.css';
import { Deliveries, Facts, SameAddress } from './Facts.tsx';
import { Notices } from './Notices.tsx';
import { ConfirmSent, Reply } from './Reply.tsx';
import { Thread } from './Thread.tsx';
import { givenBack, useAct } from './use-act.ts';

const route = getRouteApi('/inside/desk/$list/$id');

/** For phones, where the list is not on the screen. */
function Back() {
  return (
    <Link
      className={`${button.button} ${styles.back}`}
      data-look="unboxed"
      to="/desk/$list"
      params={{ list: route.useParams().list }}
      search={(search) => search}
    >
      <Icon path={arrowLeft} /> {words.bar.inbox}
    </Link>
  );
}

function History({ history }: Pick<EnquiryResponse, 'history'>) {
  const now = useNow();
  return (
    <section>
      <h3>{words.history.heading}</h3>
      <ol className={`${table.ruled} ${styles.history}`}>
        {history.map((event) => (
          <li key={`${event.at} ${event.what} ${event.detail}`}>
            <time className="muted" dateTime={new Date(event.at).toISOString()}>
              {longTime(event.at, now)}
            </time>
            <span>{eventWords(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Irreversible, so the address must be typed first: Enter does nothing before it matches. */
function Erase({
  enquiry: { id, visitor },
  onClose,
}: {
  enquiry: EnquiryResponse;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { list } = route.useParams();
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => post<ErasureResponse>(apiPaths.erasure(id), { address: typed.trim() }),
    onSuccess: async ({ enquiries, isScrubbed }) => {
      forgetDrafts(id);
      await navigate({ to: '/desk/$list', params: { list } });
      client.removeQueries({ queryKey: enquiryQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: LISTS });
      const done = count(enquiries, { one: words.erase.doneOne, many: words.erase.done });
      announce(isScrubbed ? done : fill(words.erase.notScrubbed, { done }));
    },
  });
  const contact = visitor.email || visitor.telephone;
  const mayErase = typed.trim() === contact && !erase.isPending;
  return (
    <Dialog
      heading={fill(words.erase.heading, { name: nameOf(visitor) })}
      onClose={onClose}
      onSubmit={() => mayErase && erase.mutate()}
      close={words.erase.keep}
      action={
        <Button look="danger" type="submit" disabled={!mayErase}>
          {erase.isPending ? words.erase.erasing : words.erase.button}
        </Button>
      }
    >
      <p>
        {count(1 + visitor.others.length, {
          one: words.erase.removesOne,
          many: words.erase.removes,
        })}
      </p>
      <p>{words.erase.forGood}</p>
      <Field
        label={words.erase.type}
        hint={contact}
        error={<Refusal error={erase.error} />}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  );
}

function EnquiryView({ enquiry }: { enquiry: EnquiryResponse }) {
  const { visitor, spam, replying, isApplication, alsoOpen } = enquiry;
  const act = useAct(enquiry.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isErasing, setErasing] = useState(false);
  const me = useMe();
  const [isForward, setForward] = useState(false);
  const [isReplying, setReplying] = useState(() => readDraft(replyKey(me.id, enquiry.id)) !== '');
  const isRead = useRef(!enquiry.isUnread);
  useEffect(() => {
    // Once: "mark as unread" must hold.
    if (!isRead.current) act.mutate({ do: 'mark-read' });
    isRead.current = true;
  }, [act]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    pressLater();
  }, []);

  useEffect(() => {
    const open = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === enquiry.id) {
        setForward(false);
        setReplying(true);
      }
    };
    givenBack.addEventListener('draft', open);
    return () => givenBack.removeEventListener('draft', open);
  }, [enquiry.id]);

  const { jobTitle, company } = visitor;
  const name = nameOf(visitor);
  const { jobAt, noJob, applicant, applicationOf, of } = words.enquiry;
  const job = isApplication
    ? applicant
    : fill(jobTitle ? jobAt : noJob, { job: jobTitle, company });
  const erase = (): void => setErasing(true);
  const write = (asForward: boolean): void => {
    setForward(asForward);
    setReplying(true);
    box.current?.focus();
  };
  const reply = (): void => write(false);
  const close = (): void => {
    setReplying(false);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <article
      className={styles.pane}
      aria-label={fill(isApplication ? applicationOf : of, { name })}
    >
      {!spam.isQuarantined && (
        <Actions
          enquiry={enquiry}
          act={act}
          reply={reply}
          forward={() => write(true)}
          erase={erase}
        />
      )}
      <div className={styles.scroll}>
        <header>
          <Back />
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {company && <p className="muted">{job}</p>}
          <p role="status">
            {alsoOpen.length > 0 &&
              fill(words.enquiry[alsoOpen.length === 1 ? 'alsoOpen' : 'alsoOpenMany'], {
                who: join(alsoOpen),
              })}
          </p>
        </header>
        <div>
          <Notices enquiry={enquiry} act={act} erase={erase} />
          <Call enquiry={enquiry} act={act} />
          <Thread
            enquiry={enquiry}
            act={act}
            reply={isReplying || spam.isQuarantined ? undefined : reply}
          >
            {isReplying && replying.canSend && (
              <Reply
                key={String(isForward)}
                enquiry={enquiry}
                box={box}
                close={close}
                isForward={isForward}
              />
            )}
            {isReplying && !replying.canSend && <ConfirmSent act={act} close={close} />}
          </Thread>
          <History history={enquiry.history} />
        </div>
        <div>
          <Facts enquiry={enquiry} />
          <SameAddress enquiry={enquiry} />
          <Deliveries enquiry={enquiry} act={act} />
        </div>
      </div>
      {isErasing && <Erase enquiry={enquiry} onClose={() => setErasing(false)} />}
    </article>
  );
}

export function Enquiry() {
  const { id } = route.useParams();
  const query = useQuery(enquiryQuery(id));
  // A cached enquiry that has been erased must not stay on the screen.
  const isGone = isKind(query.error, 'not-found');
  if (query.data && !isGone) return <EnquiryView key={id} enquiry={query.data} />;
  return (
    <article className={styles.pane}>
      <Empty heading={isGone ? words.enquiry.goneHeading : ''}>
        {isGone && <p>{words.enquiry.gone}</p>}
        {!isGone && (
          <Loaded
            query={query}
            loading={words.enquiry.loading}
            fault={words.faults.enquiryHeading}
          />
        )}
      </Empty>
      <Back />
    </article>
  );
}
