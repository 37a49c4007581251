import { useRef, useState } from 'react';
import { clockSpan } from '../../../../common/day.ts';
import { fill } from '../../../../common/wording.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import {
  type HalfDay,
  halfDaysFrom,
  intervalOf,
  type OfficeHours,
  readCallTimes,
} from '../../../../enquiries/contract/call-times.ts';
import { fieldWords } from '../../../../enquiries/contract/fields.ts';
import field from '../../../../ui/Field.module.css';
import { FieldError } from '../../../parts/form/Fields.tsx';
import styles from '../../../parts/form/form.module.css';
import { errorId } from '../../../parts/form/form-contract.ts';

const FIELD_NAME = 'callTimes';

interface Props {
  hours: OfficeHours;
  value: string | undefined;
  error: string | undefined;
}

/** Asks for a call: in words, or by up to three half days in the visitor's own time. */
export function CallTimes({ hours, value, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<HalfDay[]>();
  const [chosen, setChosen] = useState<string[]>([]);
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const open = (): void => {
    const typed = input.current?.value ?? '';
    const times = readCallTimes(typed);
    // What was typed before the script ran stays words.
    if (typed !== '' && !times) return;
    setOffered(halfDaysFrom(Date.now(), hours).filter(({ from }) => from > Date.now()));
    setChosen((times?.halfDays ?? []).map(intervalOf));
  };
  const choose = (place: number, interval: string): void => {
    const next = words.call.choices.map((_, at) => (at === place ? interval : (chosen[at] ?? '')));
    const distinct = [...new Set(next.filter(Boolean))];
    setChosen(next);
    if (input.current)
      input.current.value = distinct.length > 0 ? [...distinct, zone].join(' ') : '';
  };
  const { label } = fieldWords[FIELD_NAME];
  return (
    <div className={field.field} data-wide="">
      <FieldError name={FIELD_NAME} text={error} />
      <details open={Boolean(value || error) || undefined} onToggle={open}>
        <summary className="action">{words.call.summary}</summary>
        <label className={field.label} htmlFor={FIELD_NAME} hidden={offered !== undefined}>
          {label}
        </label>
        <input
          ref={input}
          className={field.input}
          id={offered ? undefined : FIELD_NAME}
          name={FIELD_NAME}
          type="text"
          autoComplete="off"
          dir="auto"
          defaultValue={value}
          hidden={offered !== undefined}
          aria-describedby={errorId(FIELD_NAME)}
          aria-invalid={error ? true : undefined}
        />
        {offered && (
          <div className={styles.fields}>
            <p className={field.hint} data-wide="">
              {fill(words.call.hint, { zone: zone.replaceAll('_', ' ') })}
            </p>
            {words.call.choices.map((choice, place) => (
              <label key={choice} className={field.field}>
                <span className={field.label}>{choice}</span>
                <select
                  className={field.input}
                  id={place === 0 ? FIELD_NAME : undefined}
                  value={chosen[place] ?? ''}
                  aria-describedby={errorId(FIELD_NAME)}
                  onChange={({ target }) => choose(place, target.value)}
                >
                  <option value="">{words.call.none}</option>
                  {offered.map((halfDay) => (
                    <option key={halfDay.from} value={intervalOf(halfDay)}>
                      {clockSpan(halfDay.from, halfDay.to, zone)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
      </details>
    </div>
  );
}
