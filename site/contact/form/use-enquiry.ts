import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../../common/wording.ts';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { check, isValid } from '../../../enquiries/contract/check.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  emptyValues,
  type FieldName,
  type SentEnquiry,
  textFields,
} from '../../../enquiries/contract/fields.ts';
import { referenceOf } from '../../../enquiries/contract/reference.ts';
import type { HandedOver } from '../../browser/handed-over.ts';
import type { SendSettings } from '../../settings/form-settings.ts';
import { sentenceFor } from './answer.ts';
import { copyWith, setValues, valuesIn } from './form-values.ts';
import { FORM } from './ids.ts';
import { compose } from './message.ts';
import { type Problem, readProblem, titleFor } from './problem.ts';
import { sendEnquiry } from './send.ts';
import { useAfterPress } from './use-after-press.ts';
import { useAttached } from './use-attached.ts';
import { useDraft } from './use-draft.ts';

/** failed shows the alert, unsent only the calm line that stays after it. */
export type Phase = 'idle' | 'sending' | 'failed' | 'unsent' | 'sent';

export interface FormStart {
  /** What is in the fields. */
  values?: EnquiryValues;
  enquiryId?: string;
  problem?: Problem;
  phase?: Phase;
  /** Why the last attempt was not sent. */
  reason?: string | undefined;
  /** Results of tools that go with the enquiry. */
  attached?: readonly HandedOver[];
  /** Whether results of tools go with it. */
  takesResults?: boolean;
  /** What has just arrived. */
  sent?: SentEnquiry;
  /** How often the enquiry was refused: each time the summary of the errors takes the focus. */
  refusals?: number;
}

/** Milliseconds for which a failure is shown, from the specification. */
const ALERT = 5000;

/** What the visitor or the server wrote into the page before the script ran. */
const findForm = () => {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM}`);
  return form
    ? { ...valuesIn(form), problem: readProblem(document) }
    : { values: emptyValues, enquiryId: '', problem: { errors: {} } };
};

/** The state of the form, from the first key to the thank-you. */
export const useEnquiry = (form: RefObject<HTMLFormElement | null>, settings: SendSettings, start?: FormStart) => {
  const [found] = useState(findForm);
  const [problem, setProblem] = useState<Problem>(start?.problem ?? found.problem);
  const [phase, setPhase] = useState<Phase>(start?.phase ?? 'idle');
  const [reason, setReason] = useState(start?.reason);
  const [refusals, setRefusals] = useState(start?.refusals ?? 0);
  const isSending = useRef(false);
  const [sent, setSent] = useState(start?.sent);
  const draft = useDraft(form, found);
  const results = useAttached(start?.attached, start?.takesResults);
  const texts = results.attached.map(({ text }) => text);
  /** What would be sent: the message with the results below it. */
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
  const afterPress = useAfterPress();

  useEffect(() => {
    // Without this script the browser validates; with it we do.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  useEffect(() => {
    document.title = titleFor(document.title, problem);
  }, [problem]);

  useEffect(() => {
    if (phase !== 'failed') return;
    const timer = setTimeout(setPhase, ALERT, 'unsent');
    return () => clearTimeout(timer);
  }, [phase]);

  const send = async (element: HTMLFormElement) => {
    isSending.current = true;
    setPhase('sending');
    const values = valuesOf(element);
    const { enquiryId } = valuesIn(element);
    const whole = texts.length > 0 ? copyWith(element, values.message) : element;
    const result = await sendEnquiry(whole, settings);
    isSending.current = false;
    if (result.sent) {
      draft.forget();
      draft.renew();
      results.forget();
      setValues(element, emptyValues);
      setSent({ reference: referenceOf(enquiryId), values });
      setPhase('sent');
      return;
    }
    if (result.status === 409) {
      draft.renew();
      draft.save();
    }
    setReason(sentenceFor(result));
    setPhase('failed');
  };

  const close = useCallback(() => {
    setPhase('idle');
    setSent(undefined);
  }, []);

  return {
    problem,
    phase,
    reason,
    refusals,
    /** Listeners for the form. */
    listeners: {
      onInput: draft.saveSoon,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSending.current) return;
        draft.save();
        const errors = faultsOf(event.currentTarget);
        setProblem({ errors });
        if (isValid(errors)) void send(event.currentTarget);
        else setRefusals((count) => count + 1);
      },
      /** An error disappears once its field is valid; new ones appear only when the button is pressed. */
      onBlur: () =>
        afterPress(() =>
          setProblem((shown) => {
            if (!form.current || isValid(shown.errors)) return shown;
            const faults = faultsOf(form.current);
            const left = (Object.keys(shown.errors) as FieldName[]).filter((name) => faults[name]);
            const errors: EnquiryErrors = Object.fromEntries(left.map((name) => [name, faults[name]]));
            return { ...shown, errors };
          }),
        ),
    },
    results,
    sent,
    close,
  };
};
