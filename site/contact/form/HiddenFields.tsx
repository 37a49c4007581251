import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { wireNames } from '../../../enquiries/contract/wire.ts';
import type { SendSettings } from '../../settings.ts';

interface Props {
  settings: SendSettings;
  enquiryId: string | undefined;
}

/**
 * What travels along unseen. The number of the enquiry is made in the browser, or by the server for one without
 * JavaScript.
 */
export const HiddenFields = ({ settings, enquiryId }: Props) => (
  <>
    <input type="hidden" name={wireNames.enquiryId} defaultValue={enquiryId} />
    <input type="hidden" name={wireNames.consentVersion} value={words.consentVersion} />
    {/* Without a value of React's: in a hidden field it would write that over ours at every rendering. */}
    <input type="hidden" name={wireNames.cameFrom} />
    <input type="hidden" name={wireNames.campaign} />
    {settings.endpoint && (
      // The library adds these by itself; the third-party service needs them from a browser without JavaScript too.
      <>
        <input type="hidden" name="service_id" value={settings.serviceId} />
        <input type="hidden" name="template_id" value={settings.templateId} />
        <input type="hidden" name="user_id" value={settings.publicKey} />
      </>
    )}
    <div className="visuallyHidden" aria-hidden="true">
      <label htmlFor={wireNames.honeypot}>{words.honeypot.label}</label>
      <input id={wireNames.honeypot} name={wireNames.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  </>
);
