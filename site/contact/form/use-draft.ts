import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type EnquiryValues, emptyValues, forEachText } from '../../../enquiries/contract/fields.ts';
import type { Submission } from '../../../enquiries/contract/wire.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { newEnquiryId } from './enquiry-id.ts';
import { entriesIn, setCameFrom, setEnquiryId, setValues } from './form-values.ts';
import { compose } from './message.ts';
import { messageIn, servicesIn } from './preselect.ts';

/** Milliseconds after the last key until the draft is saved. */
const PAUSE = 300;

type Found = Pick<Submission, 'values' | 'enquiryId'>;

/** What is in the form wins over the draft: it was typed later, before the script ran. */
const merge = (typed: EnquiryValues, kept: EnquiryValues): EnquiryValues => ({
  ...forEachText(({ name }) => typed[name] || kept[name]),
  services: [...typed.services, ...kept.services],
  consent: typed.consent || kept.consent,
});

/** Restores what was typed before a reload, and adds the services and the request that the address names. */
const restore = (form: HTMLFormElement, found: Found) => {
  const draft = readDraft();
  const values = merge(found.values, draft?.values ?? emptyValues);
  // Under the same address the choice is already the visitor's own.
  if (draft?.search !== location.search) {
    const asked = messageIn(location.search);
    values.services.push(...servicesIn(location.search));
    if (!values.message.includes(asked)) values.message = compose(values.message, [asked]);
  }
  setValues(form, values);
  setEnquiryId(form, found.enquiryId || draft?.enquiryId || newEnquiryId());
  setCameFrom(form);
};

/** Keeps what the visitor types across reloads and visits to other pages. */
export const useDraft = (formRef: RefObject<HTMLFormElement | null>, found: Found) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const foundAtFirst = useRef(found);

  const draft = useMemo(() => {
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const save = () => {
      stop();
      if (formRef.current) keepDraft(entriesIn(formRef.current), location.search);
    };
    return {
      save,
      saveSoon: () => {
        stop();
        timer.current = setTimeout(save, PAUSE);
      },
      /** The next enquiry is another one. */
      renew: () => {
        if (formRef.current) setEnquiryId(formRef.current, newEnquiryId());
      },
      forget: () => {
        stop();
        dropDraft();
      },
    };
  }, [formRef]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    restore(form, foundAtFirst.current);
    const leave = () => {
      if (timer.current !== undefined) draft.save();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [formRef, draft]);

  return draft;
};
