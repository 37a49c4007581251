import { useEffect, useRef, useState } from 'react';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { type OfficeHours, officeHours } from '../../../../enquiries/contract/call-times.ts';
import {
  fieldsFor,
  type RefusedEnquiry,
  TELEPHONE_FIELD,
  wordsFor,
} from '../../../../enquiries/contract/fields.ts';
import { SEND_FORM_PATH } from '../../../../enquiries/contract/wire.ts';
import button from '../../../../ui/Button.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { alert } from '../../../../ui/icons.ts';
import { isReturn } from '../../../parts/browser/is-return.ts';
import { fetchJson } from '../../../parts/browser/retry-load.ts';
import { Consent, HiddenFields, ServiceChoices, TextInput } from '../../../parts/form/Fields.tsx';
import styles from '../../../parts/form/form.module.css';
import { COUNTRIES, type SendSettings } from '../../../parts/form/form-contract.ts';
import { ATTACHED, Attached, AttachedNotice } from './Attached.tsx';
import { CallTimes } from './CallTimes.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FORM } from './form-values.ts';
import { ThankYou } from './ThankYou.tsx';
import { type Phase, useEnquiry } from './use-enquiry.ts';

export interface EnquiryFormProps {
  settings: SendSettings;
  mail: { label: string; href: string };
  /** Id of the heading, which names the form and takes the focus after the thank-you. */
  headingId: string;
  isApplication?: boolean;
  start?: RefusedEnquiry;
  /** When we call visitors; no hours, no offer. */
  callHours?: OfficeHours;
}

interface OutcomeProps extends Pick<EnquiryFormProps, 'mail'> {
  phase: Phase;
  reason: string | undefined;
}

/** The outcome of sending. Both regions are always there: a new one is often not announced. */
function Outcome({ phase, reason, mail }: OutcomeProps) {
  return (
    <div className={`small ${styles.outcome}`}>
      <p className={`bold ${styles.failure}`} role="alert">
        {phase === 'failed' && (
          <>
            <Icon path={alert} />
            {words.failure.text}
          </>
        )}
      </p>
      <div className="muted" role="status">
        {phase === 'sending' && <p className="visuallyHidden">{words.button.sending}</p>}
        {(phase === 'failed' || phase === 'unsent') && (
          <>
            <p className="bold">{words.failure.calm}</p>
            {reason && <p>{reason}</p>}
            <p>
              {`${words.failure.writeInstead} `}
              <a href={mail.href}>{mail.label}</a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The enquiry form: complete HTML that posts by itself, and better with the script. */
export function EnquiryForm({
  settings,
  mail,
  headingId,
  isApplication = false,
  start,
  callHours = officeHours,
}: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const enquiry = useEnquiry({ form, settings, start, takesResults: !isApplication });
  const { phase, results } = enquiry;
  const [countries, setCountries] = useState<string[]>([]);
  const isSending = phase === 'sending';

  useEffect(() => {
    fetchJson<string[]>('/contact-us.json').then(setCountries);
  }, []);
  useEffect(() => {
    // A button that is disabled loses the focus; the visitor will want to press it again.
    if (phase === 'failed' && document.activeElement === document.body) submit.current?.focus();
  }, [phase]);

  const isAttached = results.attached.length > 0;
  useEffect(() => {
    // A visitor who comes from a tool goes on where something is missing.
    if (isAttached && !isReturn())
      form.current?.querySelector<HTMLElement>('input:invalid')?.focus();
  }, [isAttached]);

  const attached = results.attached.map((result) => (
    <Attached
      key={result.title}
      result={result}
      onChange={(text) => results.change(result.title, text)}
      onRemove={() => {
        results.remove(result.title);
        document.getElementById('message')?.focus();
      }}
    />
  ));
  return (
    <>
      <form
        ref={form}
        className={`bevel ${styles.form}`}
        id={FORM}
        action={settings.endpoint + SEND_FORM_PATH}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={headingId}
        aria-describedby={isAttached ? ATTACHED : undefined}
        {...enquiry.listeners}
      >
        <ErrorSummary refusal={enquiry.refusal} refusals={enquiry.refusals} />
        <AttachedNotice attached={results.attached} />
        <HiddenFields
          settings={settings}
          enquiryId={start?.enquiryId}
          urgency={start?.values.urgency}
        />
        <div className={styles.fields}>
          {isApplication && (
            <input type="hidden" name="company" value={words.application.company} />
          )}
          {fieldsFor(isApplication).map((field) => {
            const error = enquiry.refusal.errors[field.name];
            const typed = start?.values;
            if (field.kind === 'services')
              return <ServiceChoices key={field.name} chosen={typed?.services} error={error} />;
            if (field.kind === 'consent')
              return <Consent key={field.name} isGiven={typed?.consent} error={error} />;
            if (field.kind === 'times') {
              if (callHours.length === 0) return null;
              return (
                <CallTimes
                  key={field.name}
                  hours={callHours}
                  value={typed?.callTimes}
                  error={error}
                />
              );
            }
            const { label } = wordsFor(field.name, isApplication);
            const input = (
              <TextInput
                key={field.name}
                field={field}
                value={typed?.[field.name]}
                error={error}
                label={label}
              />
            );
            if (field.name === 'businessEmail' && enquiry.asksNumber)
              return [
                input,
                <TextInput
                  key={TELEPHONE_FIELD.name}
                  field={TELEPHONE_FIELD}
                  value={typed?.telephone}
                  error={enquiry.refusal.errors.telephone}
                  label={words.telephone.label}
                />,
              ];
            return field.name === 'message' ? [input, ...attached] : input;
          })}
        </div>
        <div className={styles.end}>
          <button
            ref={submit}
            className={button.button}
            type="submit"
            data-size="large"
            // The focus stays in its field: else the button could move away under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            disabled={isSending}
            aria-busy={isSending || undefined}
          >
            {isSending
              ? words.button.sending
              : isApplication
                ? words.application.button
                : words.button.idle}
          </button>
          <Outcome phase={phase} reason={enquiry.reason} mail={mail} />
        </div>
      </form>
      <datalist id={COUNTRIES}>
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ThankYou
        sent={enquiry.sent}
        onClose={() => {
          enquiry.close();
          document.getElementById(headingId)?.focus();
        }}
      />
    </>
  );
}
