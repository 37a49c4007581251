import { fill } from '../../common/wording.ts';
import * as icons from '../../ui/icons.ts';
import { readFormSettings } from '../settings.ts';
import type { Site } from '../singles.schema.ts';
import type { Words } from '../words.ts';
import type { EnquiryFormProps } from './form/EnquiryForm.tsx';

/** The script of the form writes the request into the message; without it the link leads to that field. */
const CALL_BACK = '/contact-us?ask=call-back#message';

/** A number that breaks in the middle is hard to read and hard to press. */
const NO_BREAK = '\u00A0';

/** Until there is a phone number, a call back is offered. A message by WhatsApp begins with the title of the page. */
export function contactLines(site: Site, page = site.name) {
  return {
    phone: site.phone.value
      ? {
          label: site.phone.value.replaceAll(' ', NO_BREAK),
          href: `tel:${site.phone.value.replace(/ ext\. /, ';ext=').replaceAll(' ', '')}`,
        }
      : { label: site.phoneMissing, href: CALL_BACK },
    mail: { label: site.mail.value, href: `mailto:${site.mail.value}` },
    ...(site.whatsapp.number && {
      whatsapp: {
        label: site.whatsapp.number.replaceAll(' ', NO_BREAK),
        href: `https://wa.me/${site.whatsapp.number.replace(/\D/g, '')}?text=${encodeURIComponent(fill(site.whatsapp.firstLine, { page }))}`,
      },
    }),
  };
}
type ContactLines = ReturnType<typeof contactLines>;

/** The same with their names and icons, in the order in which they are listed. */
export function waysToReach({ phone, mail, whatsapp }: ContactLines, words: Words) {
  return [
    { icon: icons.phone, what: words('widgetCall'), ...phone },
    { icon: icons.mail, what: words('widgetMail'), ...mail },
    ...(whatsapp ? [{ icon: icons.whatsapp, what: words('widgetWhatsapp'), ...whatsapp }] : []),
  ];
}

/** What the contact page gives its form, and what the server renders it with (publish/form-renderer.ts). */
export function formProps(site: Site): EnquiryFormProps {
  return {
    settings: readFormSettings(process.env),
    mail: contactLines(site).mail,
    headingId: 'question',
  };
}

export function applicationProps(site: Site): EnquiryFormProps {
  return { ...formProps(site), isApplication: true };
}
