import { useState } from 'react';
import { clockIn, clockSpan, GULF_ZONE, MINUTE_MS, timeIn } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { LineButton, TextButton } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import { onTyped } from '../parts/Form.tsx';
import { useNow } from '../state/hooks.ts';
import styles from './Enquiry.module.css';
import type { ActProps } from './use-act.ts';

const labels = words.call;
const STEP_MS = 30 * MINUTE_MS;

interface HalfDayProps {
  from: number;
  to: number;
  zone: string;
  /** Confirms or moves the call; undefined while that cannot be done. */
  arrange: ((at: number) => void) | undefined;
  button: string;
}

/** A half day that suits the visitor, with the times at which a call can begin. */
function HalfDay({ from, to, zone, arrange, button }: HalfDayProps) {
  const now = useNow();
  const starts = Array.from(
    { length: Math.ceil((to - from) / STEP_MS) },
    (_, step) => from + step * STEP_MS,
  );
  const coming = starts.filter((start) => start > now);
  const theirs = clockSpan(from, to, zone);
  return (
    <li>
      <b>{fill(labels.theirs, { time: theirs, zone })}</b>
      <p className="muted">{fill(labels.ours, { time: clockSpan(from, to, GULF_ZONE) })}</p>
      {arrange && coming.length > 0 && (
        <form
          className={`cluster ${styles.row}`}
          onSubmit={onTyped(({ start }) => arrange(Number(start)))}
        >
          <select
            name="start"
            className={field.input}
            aria-label={fill(labels.start, { time: theirs })}
          >
            {coming.map((at) => (
              <option key={at} value={at}>
                {fill(labels.both, { ours: clockIn(at, GULF_ZONE), theirs: clockIn(at, zone) })}
              </option>
            ))}
          </select>
          <LineButton type="submit">{button}</LineButton>
        </form>
      )}
    </li>
  );
}

/** A link, or seven digits and more. */
const PLACE = /^(https?:\/\/\S+\.\S+|\+?(?:[\s()./-]*\d){7,15})$/i;

export function Call({ enquiry: { call, replying, spam }, act }: ActProps) {
  const [where, setWhere] = useState(call?.where ?? '');
  const [text, setText] = useState('');
  if (!call) return null;
  const { halfDays, zone, at } = call;
  const isPlace = PLACE.test(where.trim());
  const mayArrange = replying.canSend && !spam.isQuarantined;
  const send = (start: number | null): void =>
    act.mutate({ do: 'arrange-call', at: start, where, text, once: crypto.randomUUID() });
  const button = at === null ? labels.confirm : labels.move;
  return (
    <section>
      <h3>{labels.heading}</h3>
      {at !== null && (
        <p>
          {fill(labels.arranged, { ours: timeIn(at, GULF_ZONE), theirs: timeIn(at, zone), zone })}
        </p>
      )}
      {at !== null && mayArrange && (
        <TextButton onClick={() => send(null)}>{labels.cancel}</TextButton>
      )}
      {at !== null && call.where && (
        <p>
          {labels.isAt} <bdi dir="ltr">{call.where}</bdi>
        </p>
      )}
      {mayArrange && (
        <div className={field.field}>
          <Field
            label={labels.where}
            hint={labels.whereHint}
            error={where.trim() && !isPlace && <p className={field.error}>{labels.wrongWhere}</p>}
            dir="ltr"
            value={where}
            onChange={({ target }) => setWhere(target.value)}
          />
          <Field
            label={labels.words}
            rows={2}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      {call.words && <p dir="auto">{call.words}</p>}
      <ul className={table.ruled}>
        {halfDays.map((halfDay) => (
          <HalfDay
            key={halfDay.from}
            {...halfDay}
            zone={zone}
            arrange={mayArrange && isPlace ? send : undefined}
            button={button}
          />
        ))}
      </ul>
      {mayArrange && (
        <form
          className={`cluster ${styles.row}`}
          onSubmit={onTyped(({ at: other }) => send(Date.parse(String(other))))}
        >
          <Field name="at" label={labels.other} type="datetime-local" required />
          <LineButton type="submit" disabled={!isPlace}>
            {button}
          </LineButton>
        </form>
      )}
    </section>
  );
}
