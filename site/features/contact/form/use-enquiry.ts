import { type RefObject, type SubmitEvent, useEffect, useState } from 'react';
import { fill } from '../../../../common/wording.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { askedIn } from '../../../../enquiries/contract/asked.ts';
import { check, isValid } from '../../../../enquiries/contract/check.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  emptyValues,
  type FieldName,
  type RefusedEnquiry,
  type SentEnquiry,
  textFields,
} from '../../../../enquiries/contract/fields.ts';
import { referenceOf } from '../../../../enquiries/contract/reference.ts';
import type { SendSettings } from '../../../parts/form/form-contract.ts';
import { useAttached } from './Attached.tsx';
import { isRefused, type Refusal, readRefusal, titleFor } from './ErrorSummary.tsx';
import {
  compose,
  copyWith,
  FORM,
  forgetDraft,
  renewEnquiry,
  restoreDraft,
  saveDraft,
  setValues,
  valuesIn,
} from './form-values.ts';
import { sendEnquiry, sentenceFor } from './send.ts';

/** failed shows the alert, unsent only the calm line that stays after it. */
export type Phase = 'idle' | 'sending' | 'failed' | 'unsent';

/** Milliseconds for which a failure is shown, from the specification. */
const ALERT_MS = 5000;

/** The form as the visitor or the server filled it in before the script ran. */
function findForm() {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM}`);
  return form
    ? { ...valuesIn(form), ...readRefusal() }
    : { values: emptyValues, enquiryId: '', errors: {} };
}

interface Options {
  form: RefObject<HTMLFormElement | null>;
  settings: SendSettings;
  start: RefusedEnquiry | undefined;
  takesResults: boolean;
}

/** The state of the form, from the first key to the thank-you. */
export function useEnquiry({ form, settings, start, takesResults }: Options) {
  const [found] = useState(findForm);
  const [refusal, setRefusal] = useState<Refusal>(start ?? found);
  const [phase, setPhase] = useState<Phase>('idle');
  const [reason, setReason] = useState<string>();
  /** How often it was refused: each time the summary of the errors takes the focus. */
  const [refusals, setRefusals] = useState(start && isRefused(start) ? 1 : 0);
  /** Only a request for a call asks for a number; a page from a CDN learns of it from its address. */
  const [asksNumber, setAsksNumber] = useState((start ?? found).values.telephone !== undefined);
  const [sent, setSent] = useState<SentEnquiry>();
  const results = useAttached(takesResults);
  const texts = results.attached.map(({ text }) => text);

  useEffect(() => {
    if (askedIn(location.search).telephone !== undefined) setAsksNumber(true);
  }, []);
  // Again once the field for the number is there: it may have been filled in before a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!form.current) return;
    // Without this script the browser validates; with it we do.
    form.current.noValidate = true;
    restoreDraft(form.current, found);
  }, [form, found, asksNumber]);
  useEffect(() => {
    document.title = titleFor(document.title, refusal);
  }, [refusal]);
  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setTimeout(setPhase, ALERT_MS, 'unsent');
    return () => clearTimeout(timer);
  }, [phase]);

  const valuesOf = (element: HTMLFormElement): EnquiryValues => {
    const { values } = valuesIn(element);
    return { ...values, message: compose(values.message, texts) };
  };
  const faultsOf = (element: HTMLFormElement): EnquiryErrors => {
    const { errors } = check(valuesOf(element));
    // Alone the message may be short enough; the visitor must know what makes it long.
    const limit = textFields.find(({ name }) => name === 'message')?.limit ?? 0;
    return errors.message && texts.length > 0
      ? { ...errors, message: fill(words.handOver.tooLong, { limit }) }
      : errors;
  };
  /** An error goes once its field is valid; new ones come only with the button. */
  const dropCorrected = () =>
    setRefusal((shown) => {
      if (!form.current || isValid(shown.errors)) return shown;
      const faults = faultsOf(form.current);
      const left = (Object.keys(shown.errors) as FieldName[]).filter((name) => faults[name]);
      return { ...shown, errors: Object.fromEntries(left.map((name) => [name, faults[name]])) };
    });

  const send = async (element: HTMLFormElement) => {
    setPhase('sending');
    const values = valuesOf(element);
    const { enquiryId } = valuesIn(element);
    const whole = texts.length > 0 ? copyWith(element, values.message) : element;
    const result = await sendEnquiry(whole, settings);
    if (result.sent) {
      forgetDraft();
      renewEnquiry(element);
      results.forget();
      setValues(element, emptyValues);
      setSent({ reference: referenceOf(enquiryId), values });
      setPhase('idle');
      return;
    }
    if (result.status === 409) {
      renewEnquiry(element);
      saveDraft(element);
    }
    setReason(sentenceFor(result));
    setPhase('failed');
  };

  return {
    refusal,
    phase,
    reason,
    refusals,
    asksNumber,
    results,
    sent,
    close: () => setSent(undefined),
    listeners: {
      onInput: ({ currentTarget }: { currentTarget: HTMLFormElement }) => saveDraft(currentTarget),
      onBlur: dropCorrected,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (phase === 'sending') return;
        saveDraft(event.currentTarget);
        const errors = faultsOf(event.currentTarget);
        setRefusal({ errors });
        if (isValid(errors)) void send(event.currentTarget);
        else setRefusals((count) => count + 1);
      },
    },
  };
}
