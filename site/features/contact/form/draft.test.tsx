// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { askedIn } from '../../../../enquiries/contract/asked.ts';
import { emptyValues } from '../../../../enquiries/contract/fields.ts';
import {
  answers,
  enquiryId,
  field,
  fillIn,
  firstSent,
  form,
  ok,
  preparePage,
  press,
  show,
} from '../../../../tests/support/components/enquiry-form.tsx';
import { goodValues } from '../../../../tests/support/enquiries/examples.ts';
import { handOver } from '../../../parts/browser/hand-over.ts';
import { valuesIn } from './form-values.ts';

preparePage();
function values() {
  return valuesIn(form()).values;
}
/** Another document in the same tab. */
function reload(address = location.href) {
  cleanup();
  history.replaceState(null, '', address);
  show();
}

describe('what was typed', () => {
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

  it('keeps no consent to a sentence that has changed', () => {
    show();
    fillIn();
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
    expect(askedIn(search).services).toEqual(chosen);
  });
});

describe('a link that names a topic', () => {
  it('writes its sentence into the message, below what was typed before, and once', () => {
    show();
    fillIn();
    reload('/contact-us?service=support&ask=gold');
    expect(values().message).toBe(`${goodValues.message}\n\n${words.asks.gold}`);
    fireEvent.input(form());
    reload('/contact-us?ask=gold&again');
    expect(values().message).toBe(`${goodValues.message}\n\n${words.asks.gold}`);
  });
  it('neither writes it nor ticks a service again when the visitor has taken them back', () => {
    reload('/contact-us?service=training&ask=gold');
    fireEvent.click(screen.getByLabelText(words.services.choices.training));
    fireEvent.input(field(/^Message/), { target: { value: '' } });
    reload();
    expect(values()).toEqual(emptyValues);
  });
  it.each(['constructor', '', 'platinum'])('knows nothing about %j', (topic) => {
    reload(`/contact-us?ask=${topic}`);
    expect(values().message).toBe('');
  });
});

describe('a link that asks for a call', () => {
  const number = () => screen.getByLabelText<HTMLInputElement>(words.telephone.label);

  it('asks for a number, which must be one, is kept through a reload, and is sent', async () => {
    answers.mockImplementation(ok);
    reload('/contact-us?ask=call');
    expect(values()).toMatchObject({ message: words.asks.call, telephone: '' });
    fillIn();
    for (const [typed, fault] of [
      ['', words.telephone.missing],
      ['none', words.telephone.wrong],
    ] as const) {
      fireEvent.input(number(), { target: { value: typed } });
      await press();
      expect(screen.getByRole('link', { name: fault })).toHaveAttribute('href', '#telephone');
    }
    fireEvent.input(number(), { target: { value: '+971 2 000 0000' } });
    reload();
    expect(number()).toHaveValue('+971 2 000 0000');
    await press();
    expect(firstSent().body.get('telephone')).toBe('+971 2 000 0000');
  });

  it('is the only one', () => {
    show();
    expect(screen.queryByLabelText(words.telephone.label)).toBeNull();
  });
});

describe('the result of a tool', () => {
  const advisor = { title: 'Payroll deployment advisor', what: '2 countries', text: 'Payroll in:\n– India' };
  const summary = () => screen.getByLabelText<HTMLTextAreaElement>(words.handOver.label);

  it('is open and named next to the message, and the first empty field has the focus', () => {
    handOver(advisor);
    show();
    expect(screen.getAllByText(/^Attached: Payroll deployment advisor/)).toHaveLength(2);
    expect(summary()).toHaveValue(advisor.text);
    expect(summary().closest('details')).toHaveAttribute('open');
    expect(values().message).toBe('');
    expect(field('firstName')).toHaveFocus();
  });

  it('is sent below what the visitor wrote, as the visitor changed it', async () => {
    answers.mockImplementation(ok);
    handOver(advisor);
    show();
    fillIn();
    fireEvent.change(summary(), { target: { value: 'Payroll in India and Oman' } });
    await press();
    expect(firstSent().body.get('message')).toBe(`${goodValues.message}\n\nPayroll in India and Oman`);
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByLabelText(words.handOver.label)).toBeNull();
  });

  it('replaces an older one of the same tool, and comes below one of another', () => {
    for (const text of ['Old', 'New']) handOver({ ...advisor, text });
    handOver({ title: 'Self-assessment', what: '24 of 24', text: 'Overall 57 of 100' });
    show();
    const texts = screen.getAllByLabelText<HTMLTextAreaElement>(words.handOver.label).map(({ value }) => value);
    expect(texts).toEqual(['New', 'Overall 57 of 100']);
  });

  it('is still there after a reload, with its changes, until it is removed', () => {
    handOver(advisor);
    show();
    fireEvent.change(summary(), { target: { value: 'Changed' } });
    reload();
    expect(summary()).toHaveValue('Changed');
    fireEvent.click(screen.getByRole('button', { name: words.handOver.remove }));
    expect(field(/^Message/)).toHaveFocus();
    reload();
    expect(screen.queryByText(/^Attached/)).toBeNull();
  });

  it('is named when it makes the message too long', async () => {
    handOver({ ...advisor, text: 'a'.repeat(4990) });
    show();
    fillIn();
    await press();
    expect(answers).not.toHaveBeenCalled();
    expect(screen.getAllByText(fill(words.handOver.tooLong, { limit: '5,000' }))).not.toHaveLength(0);
  });
});
