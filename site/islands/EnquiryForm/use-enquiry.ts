import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { check, isValid } from '../../../enquiries/contract/check.ts';
import {
  type EnquiryErrors,
  type EnquiryValues,
  emptyValues,
  type FieldName,
} from '../../../enquiries/contract/fields.ts';
import type { SendSettings } from '../../settings/form-settings.ts';
import { sentenceFor } from './answer.ts';
import { setValues, valuesIn } from './form-values.ts';
import { FORM } from './ids.ts';
import { type Problem, readProblem, titleFor } from './problem.ts';
import { sendEnquiry } from './send.ts';
import { useAfterPress } from './use-after-press.ts';
import { useDraft } from './use-draft.ts';

/** failed shows the alert, unsent only the calm line that stays after it. */
export type Phase = 'idle' | 'sending' | 'failed' | 'unsent' | 'sent';

export interface FormStart {
  /** What stands in the fields. */
  values?: EnquiryValues;
  enquiryId?: string;
  problem?: Problem;
  phase?: Phase;
  /** Why the last attempt was not sent. */
  reason?: string | undefined;
  /** How often the enquiry was refused: each time the summary of the errors takes the focus. */
  refusals?: number;
}

/** Milliseconds for which a failure is shown, from the specification. */
const ALERT = 5000;

/** What the visitor or the server wrote into the page before the script came. */
const findForm = () => {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${FORM}`);
  return form
    ? { ...valuesIn(form), problem: readProblem(document) }
    : { values: emptyValues, enquiryId: '', problem: { errors: {} } };
};

/** From the first key to the thank-you: idle, problem, sending, failed and unsent, sent. */
export const useEnquiry = (form: RefObject<HTMLFormElement | null>, settings: SendSettings, start?: FormStart) => {
  const [found] = useState(findForm);
  const [problem, setProblem] = useState<Problem>(start?.problem ?? found.problem);
  const [phase, setPhase] = useState<Phase>(start?.phase ?? 'idle');
  const [reason, setReason] = useState(start?.reason);
  const [refusals, setRefusals] = useState(start?.refusals ?? 0);
  const isSending = useRef(false);
  const tellNoRoom = useCallback(() => setProblem((shown) => ({ ...shown, message: words.handOver.noRoom })), []);
  const draft = useDraft(form, found, tellNoRoom);
  const afterPress = useAfterPress();

  useEffect(() => {
    // Without this script the browser's own validation helps; with it ours does.
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
    const result = await sendEnquiry(element, settings);
    isSending.current = false;
    if (result.sent) {
      draft.forget();
      draft.renew();
      setValues(element, emptyValues);
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
        const { errors } = check(valuesIn(event.currentTarget).values);
        setProblem({ errors });
        if (isValid(errors)) void send(event.currentTarget);
        else setRefusals((count) => count + 1);
      },
      /** An error goes when its field has become valid; no new one comes before the next press of the button. */
      onBlur: () =>
        afterPress(() =>
          setProblem((shown) => {
            if (!form.current || isValid(shown.errors)) return shown;
            const { errors: faults } = check(valuesIn(form.current).values);
            const left = (Object.keys(shown.errors) as FieldName[]).filter((name) => faults[name]);
            const errors: EnquiryErrors = Object.fromEntries(left.map((name) => [name, faults[name]]));
            return { ...shown, errors };
          }),
        ),
    },
    close: () => setPhase('idle'),
  };
};
