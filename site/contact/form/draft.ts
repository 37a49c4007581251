import { type RefObject, useEffect, useState } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import {
  type EnquiryValues,
  emptyValues,
  forEachText,
  serviceByKey,
  services,
} from '../../../enquiries/contract/fields.ts';
import { readEntries, type Submission } from '../../../enquiries/contract/wire.ts';
import { quietly } from '../../browser/storage.ts';
import { compose, type Entries, entriesIn, setCameFrom, setEnquiryId, setValues } from './form-values.ts';

/** Milliseconds after the last key until the draft is saved. */
const PAUSE = 300;

type Found = Pick<Submission, 'values' | 'enquiryId'>;
type FormRef = RefObject<HTMLFormElement | null>;

/** An application is not the beginning of an enquiry, nor the other way round. */
const draftName = () => (location.pathname === '/apply' ? 'dhr-application-draft' : 'dhr-enquiry-draft');

const readDraft = () =>
  quietly(() => {
    const kept = JSON.parse(sessionStorage.getItem(draftName()) ?? '') as { entries: Entries; search: string };
    const { values, enquiryId, consentVersion } = readEntries(kept.entries);
    // Consent was given to one sentence; it does not carry over to another.
    values.consent &&= consentVersion === words.consentVersion;
    return { values, enquiryId, search: kept.search };
  });

/** Wire values that a link such as /contact-us?service=training,support asks for; unknown words are left out. */
export const servicesIn = (search: string): string[] => {
  const asked = new URLSearchParams(search).getAll('service').flatMap((names) => names.split(','));
  return asked.flatMap((name) => {
    const found = serviceByKey(name) ?? services.find(({ value }) => value === name);
    return found ? [found.value] : [];
  });
};

/** What a link such as /contact-us?ask=call-back writes into the message. */
const messageIn = (search: string): string =>
  new Map(Object.entries(words.asks)).get(new URLSearchParams(search).get('ask') ?? '') ?? '';

/** A UUID of random bits (RFC 9562, version 4). Browsers offer randomUUID on https and localhost only. */
const newEnquiryId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
};

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

const draftOf = (form: FormRef) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stop();
    if (!form.current) return;
    const draft = JSON.stringify({ entries: entriesIn(form.current), search: location.search });
    quietly(() => sessionStorage.setItem(draftName(), draft));
  };
  return {
    save,
    saveSoon: () => {
      stop();
      timer = setTimeout(save, PAUSE);
    },
    saveIfPending: () => {
      if (timer !== undefined) save();
    },
    /** The next enquiry is another one. */
    renew: () => {
      if (form.current) setEnquiryId(form.current, newEnquiryId());
    },
    forget: () => {
      stop();
      quietly(() => sessionStorage.removeItem(draftName()));
    },
  };
};

/** Keeps what the visitor types across reloads and visits to other pages. */
export const useDraft = (form: FormRef, found: Found) => {
  const [draft] = useState(() => draftOf(form));
  useEffect(() => {
    if (!form.current) return;
    restore(form.current, found);
    addEventListener('pagehide', draft.saveIfPending);
    return () => {
      draft.saveIfPending();
      removeEventListener('pagehide', draft.saveIfPending);
    };
  }, [form, found, draft]);
  return draft;
};
