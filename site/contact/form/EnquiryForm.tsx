import { useEffect, useRef } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { fieldsFor, wordsFor } from '../../../enquiries/contract/application.ts';
import { sendFormPath } from '../../../enquiries/contract/wire.ts';
import button from '../../../ui/Button.module.css';
import { isReturn } from '../../browser/is-return.ts';
import { useLate } from '../../browser/use-late.ts';
import type { SendSettings } from '../../settings/form-settings.ts';
import { Attached } from './Attached.tsx';
import { AttachedNotice } from './AttachedNotice.tsx';
import { Consent } from './Consent.tsx';
import styles from './EnquiryForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { ATTACHED, COUNTRIES, FORM } from './ids.ts';
import { LATE_PARTS, type LateParts } from './late-parts.ts';
import { Outcome } from './Outcome.tsx';
import { ServiceChoices } from './ServiceChoices.tsx';
import { showThanks } from './show-thanks.ts';
import { TextInput } from './TextInput.tsx';
import { type FormStart, useEnquiry } from './use-enquiry.ts';

export interface EnquiryFormProps {
  settings: SendSettings;
  mail: { label: string; href: string };
  /** Id of the heading that asks the question; it names the form and takes the focus after the thank-you. */
  headingId: string;
  /** The shape for somebody who applies for work. */
  isApplication?: boolean;
  /** Shows the form in the middle of its life: an enquiry that the server refused, or a state in the gallery. */
  start?: FormStart;
  late?: LateParts;
}

/** The enquiry form: complete HTML that posts by itself, and better with the script. */
export const EnquiryForm = ({ settings, mail, headingId, isApplication = false, start, late }: EnquiryFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { problem, phase, reason, refusals, listeners, results, sent, close } = useEnquiry(form, settings, {
    ...start,
    takesResults: !isApplication,
  });
  const { countries, thankYou } = useLate<LateParts>(LATE_PARTS, true, late) ?? {};
  const { errors } = problem;
  const isSending = phase === 'sending';

  useEffect(() => {
    // A button that is disabled loses the focus; the visitor will want to press it again.
    if (phase === 'failed' && document.activeElement === document.body) submit.current?.focus();
  }, [phase]);

  const isAttached = results.attached.length > 0;
  useEffect(() => {
    // Whoever comes from a tool goes on where something is missing.
    if (!isAttached || isReturn()) return;
    const empty = [...(form.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && field.required && field.type !== 'checkbox' && !field.value,
    );
    if (empty instanceof HTMLElement) empty.focus();
  }, [isAttached]);

  useEffect(() => {
    if (phase !== 'sent' || !sent) return;
    const onClose = () => {
      close();
      document.getElementById(headingId)?.focus();
    };
    showThanks({ sent, drawing: thankYou, onClose });
  }, [phase, sent, thankYou, close, headingId]);

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
        className={styles.form}
        id={FORM}
        action={settings.endpoint + sendFormPath}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={headingId}
        aria-describedby={isAttached ? ATTACHED : undefined}
        {...listeners}
      >
        <ErrorSummary problem={problem} refusals={refusals} />
        <AttachedNotice attached={results.attached} />
        <HiddenFields settings={settings} enquiryId={start?.enquiryId} />
        <div className={styles.fields}>
          {isApplication && <input type="hidden" name="company" value={words.application.company} />}
          {fieldsFor(isApplication).map((field) => {
            const error = errors[field.name];
            const typed = start?.values;
            if (field.kind === 'services')
              return <ServiceChoices key={field.name} chosen={typed?.services} error={error} />;
            if (field.kind === 'consent') return <Consent key={field.name} isGiven={typed?.consent} error={error} />;
            const { label } = wordsFor(field.name, isApplication);
            const input = (
              <TextInput key={field.name} field={field} value={typed?.[field.name]} error={error} label={label} />
            );
            return field.name === 'message' ? [input, ...attached] : input;
          })}
        </div>
        <div className={styles.end}>
          <button
            ref={submit}
            className={button.button}
            type="submit"
            data-size="large"
            disabled={isSending}
            aria-busy={isSending || undefined}
          >
            {isSending ? words.button.sending : isApplication ? words.application.button : words.button.idle}
          </button>
          <Outcome phase={phase} reason={reason} mail={mail} />
        </div>
      </form>
      <datalist id={COUNTRIES}>
        {countries?.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
};
