import { getSite } from '../../content/get-content.ts';
import { readBuildSettings, readFormSettings } from '../../content/settings.ts';
import { contactLines } from '../../parts/frame/contact-lines.ts';
import type { Site } from '../../schemas/singles.ts';
import type { EnquiryFormProps } from './form/EnquiryForm.tsx';

/** Props of the form, for the page and for the server's renderer (publish/form-renderer.ts). */
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

/** Props of both forms. */
export function formOfSite() {
  const site = getSite();
  return { enquiry: formProps(site), application: applicationProps(site) };
}

/** All that bundles are made of besides code and imported words: other text needs other bundles. */
export function bundleSettings(): string {
  const { SITE_ORIGIN = getSite().origin.value } = readBuildSettings(process.env);
  return JSON.stringify({ origin: SITE_ORIGIN, ...formOfSite() });
}
