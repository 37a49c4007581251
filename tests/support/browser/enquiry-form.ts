import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { formWords } from '../content.ts';
import { openWithoutTime } from './clock.ts';
import { hydrated } from './islands.ts';

export const SEND_FORM = '/api/v1.0/email/send-form';

export function enquiryForm(page: Page) {
  const form = page.locator('main form');
  const field = (name: keyof Visitor) => form.locator(`[name="${name}"]`);
  return {
    form,
    firstName: field('firstName'),
    lastName: field('lastName'),
    company: field('company'),
    jobTitle: field('jobTitle'),
    businessEmail: field('businessEmail'),
    country: field('country'),
    message: field('message'),
    service: (label: string) => form.getByRole('checkbox', { name: label, exact: true }),
    consent: form.locator('[name="privacyPolicy"]'),
    /** By its place: its words change while the form is sent. */
    button: form.locator('button[type="submit"]'),
    summary: form.locator('#problem'),
    /** The failure that goes after 5 seconds. */
    alert: form.locator('p[role="alert"]'),
    /** The calm line that stays. */
    status: form.getByRole('status'),
    dialog: page.getByRole('dialog', { name: formWords.success.heading }),
  };
}
export type EnquiryForm = ReturnType<typeof enquiryForm>;

/** A visitor nobody has met before: address and message tell one test's enquiry from all others. */
export function newVisitor() {
  return {
    firstName: 'Amélie',
    lastName: 'Rao-Şahin',
    company: 'Harbour Logistics',
    jobTitle: 'Head of HR',
    businessEmail: `visitor-${crypto.randomUUID()}@harbour.example`,
    country: 'United Arab Emirates',
    message: `We pay 600 people in two countries.\nCan you help before the year ends? Our file: ${crypto.randomUUID()}`,
  };
}

export type Visitor = Partial<ReturnType<typeof newVisitor>>;

export async function fillIn(form: EnquiryForm, visitor: Visitor) {
  for (const [name, value] of Object.entries(visitor)) await form[name as keyof Visitor].fill(value);
}

export async function openForm(page: Page, query = ''): Promise<EnquiryForm> {
  await page.goto(`/contact-us${query}`);
  await hydrated(page);
  return enquiryForm(page);
}

export async function openFormWithoutTime(page: Page): Promise<EnquiryForm> {
  await openWithoutTime(page, '/contact-us');
  return enquiryForm(page);
}

/** A press on the beginning of the label, where the box is drawn. */
export async function tick(box: Locator) {
  await box.locator('xpath=ancestor::label').click({ position: { x: 14, y: 20 } });
  await expect(box).toBeChecked();
}

export async function fillInAll(form: EnquiryForm, visitor = newVisitor()) {
  await fillIn(form, visitor);
  await tick(form.consent);
  return visitor;
}

export async function expectKept(form: EnquiryForm, visitor: Visitor) {
  for (const [name, value] of Object.entries(visitor)) {
    await expect(form[name as keyof Visitor], `${name} is kept`).toHaveValue(value);
  }
  await expect(form.consent, 'the agreement is kept').toBeChecked();
}

/** Answers in the place of the server, when the test says so. */
export async function holdAnswer(page: Page) {
  const { promise: arrived, resolve } = Promise.withResolvers<Route>();
  await page.route(`**${SEND_FORM}`, (route) => resolve(route));
  return {
    arrived,
    accept: async () => (await arrived).fulfill({ status: 200, contentType: 'text/plain', body: 'OK' }),
    refuse: async (status: number, body = '') => (await arrived).fulfill({ status, contentType: 'text/plain', body }),
    /** From the next press on the real server answers. */
    stepAside: () => page.unroute(`**${SEND_FORM}`),
  };
}

/** A complete form whose button was pressed; the test decides what it is answered with. */
export async function pressAndHold(page: Page) {
  const answer = await holdAnswer(page);
  const form = await openForm(page);
  const visitor = await fillInAll(form);
  await form.button.click();
  return { answer, form, visitor };
}
