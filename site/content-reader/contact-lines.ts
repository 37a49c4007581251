import type { Site } from '../schemas/singles.ts';

/** The phone and mail lines. Without a phone number the line leads to the form, with that wish in the message. */
export interface ContactLines {
  phone: { label: string; href: string; isNumber: boolean };
  mail: { label: string; href: string };
}

export const contactLines = (site: Site): ContactLines => ({
  phone: site.phone.value
    ? { label: site.phone.value, href: `tel:${site.phone.value.replace(/[^+\d]/g, '')}`, isNumber: true }
    : { label: site.phoneMissing, href: '/contact-us?topic=call-back', isNumber: false },
  mail: { label: site.mail.value, href: `mailto:${site.mail.value}` },
});
