import type { Site } from '../schemas/singles.ts';

/** The phone and mail lines, as links where there is something to link to. */
export interface ContactLines {
  phone: { label: string; href?: string | undefined };
  mail: { label: string; href: string };
}

export const contactLines = (site: Site): ContactLines => ({
  phone: site.phone.value
    ? { label: site.phone.value, href: `tel:${site.phone.value.replace(/[^+\d]/g, '')}` }
    : { label: site.phoneMissing },
  mail: { label: site.mail.value, href: `mailto:${site.mail.value}` },
});
