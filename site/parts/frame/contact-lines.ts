import { fill } from '../../../common/wording.ts';
import * as icons from '../../../ui/icons.ts';
import type { Site } from '../../schemas/singles.ts';
import type { Words } from '../words.ts';

/** The form then asks for the number, and has the request in its message. */
const CALL_BACK = '/contact-us?ask=call';

/** A number that breaks in the middle is hard to read and hard to press. */
const NO_BREAK = '\u00A0';

/** Until there is a number, a call back is offered. A WhatsApp begins with the title of the page. */
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
export type ContactLines = ReturnType<typeof contactLines>;

/** The same with their names and icons, in the order in which they are listed. */
export function waysToReach({ phone, mail, whatsapp }: ContactLines, words: Words) {
  return [
    { icon: icons.phone, what: words('widgetCall'), ...phone },
    { icon: icons.mail, what: words('widgetMail'), ...mail },
    ...(whatsapp ? [{ icon: icons.whatsapp, what: words('widgetWhatsapp'), ...whatsapp }] : []),
  ];
}
