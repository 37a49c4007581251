// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { emptyValues } from '../../../enquiries/contract/fields.ts';
import {
  answers,
  enquiryId,
  field,
  fillIn,
  form,
  ok,
  preparePage,
  press,
  show,
  wait,
} from '../../../testing/components/enquiry-form.tsx';
import { goodValues } from '../../../testing/enquiries/examples.ts';
import { HANDED_OVER } from '../handed-over.ts';
import { addToMessage } from './draft-message.ts';
import { valuesIn } from './form-values.ts';
import { servicesIn } from './preselect.ts';

preparePage();
const values = () => valuesIn(form()).values;
/** Another document in the same tab. */
const reload = (address = location.href) => {
  cleanup();
  history.replaceState(null, '', address);
  show();
};

describe('what was typed', () => {
  it('comes back after a reload, with the number of the enquiry', async () => {
    show();
    fillIn();
    const id = enquiryId();
    await wait(300);
    reload();
    expect(values()).toEqual(goodValues);
    expect(enquiryId()).toBe(id);
  });

  it('is kept when the page is left in the middle of a word', () => {
    show();
    fillIn();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sessionStorage).toHaveLength(1);
    reload();
    expect(values()).toEqual(goodValues);
  });

  it('is written down once the visitor pauses, not at every key', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    show();
    for (const text of ['A', 'As', 'Ash', 'Asha']) {
      fireEvent.input(field('First name'), { target: { value: text } });
      await wait(100);
    }
    expect(setItem).not.toHaveBeenCalled();
    await wait(300);
    expect(setItem).toHaveBeenCalledOnce();
  });

  it('is forgotten once it is sent', async () => {
    answers.mockImplementation(ok);
    show();
    fillIn();
    await press();
    expect(sessionStorage).toHaveLength(0);
    reload();
    expect(values()).toEqual(emptyValues);
  });

  it('survives a failed attempt and a reload', async () => {
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fillIn();
    await press();
    reload();
    expect(values()).toEqual(goodValues);
  });

  it('needs no storage to be sent', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    answers.mockImplementation(ok);
    show();
    fillIn();
    await press();
    expect(answers).toHaveBeenCalledOnce();
    expect(values()).toEqual(emptyValues);
  });

  it.each(['', 'null', '{}', '{"entries":5}', '{"entries":[[]]}', '[['])(
    'is not harmed by %j in the storage',
    (rubbish) => {
      sessionStorage.setItem('dhr-enquiry-draft', rubbish);
      show();
      expect(values()).toEqual(emptyValues);
      expect(enquiryId()).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('keeps no consent to a sentence that has changed', async () => {
    show();
    fillIn();
    await wait(300);
    const kept = sessionStorage.getItem('dhr-enquiry-draft') ?? '';
    sessionStorage.setItem(
      'dhr-enquiry-draft',
      kept.replace(/"consent_version","[^"]*"/, '"consent_version","2020-01-01"'),
    );
    reload();
    expect(values()).toEqual({ ...goodValues, consent: false });
  });
});

describe('a link that names a service', () => {
  it.each([
    ['?service=training', ['Service 3']],
    ['?service=implementation&service=support', ['Service 1', 'Service 6']],
    ['?service=consulting,staff-augmentation', ['Service 2', 'Service 4']],
    ['?service=Service%205', ['Service 5']],
    ['?service=constructor&service=&other=training', []],
    ['', []],
  ])('%j chooses %j', (search, chosen) => {
    expect(servicesIn(search)).toEqual(chosen);
  });

  it('ticks the boxes', () => {
    reload('/contact-us?service=training,support');
    expect(values().services).toEqual(['Service 3', 'Service 6']);
  });

  it('does not tick again what the visitor unticked', async () => {
    reload('/contact-us?service=training');
    fireEvent.click(field('Training'));
    await wait(300);
    reload();
    expect(values().services).toEqual([]);
  });

  it('adds to what was chosen on the way before', async () => {
    reload('/contact-us?service=training');
    fireEvent.input(field('First name'), { target: { value: 'Asha' } });
    await wait(300);
    reload('/contact-us?service=support');
    expect(values().services).toEqual(['Service 3', 'Service 6']);
  });
});

describe('a text from one of the tools', () => {
  it('becomes the message, once', () => {
    sessionStorage.setItem(HANDED_OVER, 'Payroll in:\n– India');
    show();
    expect(values().message).toBe('Payroll in:\n– India');
    expect(sessionStorage.getItem(HANDED_OVER)).toBeNull();
  });

  it('is still there after a reload', () => {
    sessionStorage.setItem(HANDED_OVER, 'Payroll in India');
    show();
    reload();
    expect(values().message).toBe('Payroll in India');
  });

  it('stands below what the visitor wrote', async () => {
    show();
    fillIn();
    await wait(300);
    sessionStorage.setItem(HANDED_OVER, 'Payroll in India');
    reload();
    expect(values().message).toBe(`${goodValues.message}\n\nPayroll in India`);
    expect(sessionStorage.getItem(HANDED_OVER)).toBeNull();
  });

  it('stands below the one from another tool, and the same one stands there once', () => {
    for (const text of ['Payroll in India', 'Overall 57 of 100', 'Payroll in India']) {
      sessionStorage.setItem(HANDED_OVER, text);
      reload();
    }
    expect(values().message).toBe('Payroll in India\n\nOverall 57 of 100');
  });

  it('arrives when the browser brings the old page back', () => {
    show();
    sessionStorage.setItem(HANDED_OVER, 'Payroll in India');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(values().message).toBe('Payroll in India');
  });

  describe('that is too long for the field', () => {
    const limit = 5000;
    it('loses whole lines at its end, and shows that it did', () => {
      const typed = 'a'.repeat(limit - 20);
      expect(addToMessage(typed, 'Payroll in\nIndia\nand in Germany')).toBe(`${typed}\n\nPayroll in\nIndia\n…`);
    });
    it('takes the last place there is', () => {
      const typed = 'a'.repeat(limit - 18);
      expect(addToMessage(typed, 'Payroll in India')).toHaveLength(limit);
    });
    it('finds no place beside a message that is nearly full', () => {
      for (const left of [0, 1, 5, 13]) {
        const typed = 'a'.repeat(limit - left);
        expect(addToMessage(typed, 'Payroll in India')).toBeUndefined();
      }
    });
    describe('to the last line', () => {
      const full = 'a'.repeat(limit - 5);
      const handOver = async (message: string) => {
        fillIn({ message });
        await wait(300);
        sessionStorage.setItem(HANDED_OVER, 'Payroll in India');
        reload();
      };
      it('stays out, and the form says so', async () => {
        show();
        await handOver(full);
        expect(values().message).toBe(full);
        expect(screen.getByText(words.handOver.noRoom)).toBeVisible();
      });
      it('is added when the visitor has made room and sends it again', async () => {
        show();
        await handOver(full);
        await handOver('Shorter');
        expect(values().message).toBe('Shorter\n\nPayroll in India');
        expect(screen.queryByText(words.handOver.noRoom)).toBeNull();
      });
    });
  });
});
