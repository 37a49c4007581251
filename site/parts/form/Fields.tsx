import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { type FieldName, services, type TextField } from '../../../enquiries/contract/fields.ts';
import { CONSENT_VALUE, WIRE_NAMES } from '../../../enquiries/contract/wire.ts';
import { Check } from '../../../ui/Check.tsx';
import field from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { alert } from '../../../ui/icons.ts';
import styles from './form.module.css';
import { COUNTRIES, errorId, type SendSettings } from './form-contract.ts';

type Error = string | undefined;

/** Always in the page, so that its field can refer to it and the server can fill it in. */
export function FieldError({ name, text }: { name: FieldName; text: Error }) {
  return (
    <p className={`bold small ${styles.error}`} id={errorId(name)} hidden={!text}>
      <Icon path={alert} size={18} />
      <span>{text}</span>
    </p>
  );
}

function Optional() {
  return <span className={field.optional}>{` ${words.optional}`}</span>;
}

interface TextInputProps {
  field: Pick<TextField, 'kind' | 'required' | 'autocomplete'> & { name: FieldName };
  value: string | undefined;
  error: Error;
  label: string;
}

/** One line or several. There is no maxlength: it would cut off a pasted text without a word. */
export function TextInput({
  field: { name, kind, required, autocomplete },
  value,
  error,
  label,
}: TextInputProps) {
  const control = {
    className: field.input,
    id: name,
    name,
    required,
    autoComplete: autocomplete,
    defaultValue: value,
    // Arabic or Hebrew is typed from the right on an English page too.
    dir: 'auto',
    'aria-describedby': errorId(name),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={field.field} data-wide={kind === 'textarea' || undefined}>
      <label className={field.label} htmlFor={name}>
        {label}
        {!required && <Optional />}
      </label>
      <FieldError name={name} text={error} />
      {kind === 'textarea' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={kind} list={name === 'country' ? COUNTRIES : undefined} />
      )}
    </div>
  );
}

export function ServiceChoices({
  chosen,
  error,
}: {
  chosen: readonly string[] | undefined;
  error: Error;
}) {
  return (
    <fieldset
      className={field.field}
      id="services"
      tabIndex={-1}
      data-wide=""
      aria-describedby={errorId('services')}
    >
      <legend className={field.label}>
        {words.services.legend}
        <Optional />
      </legend>
      <FieldError name="services" text={error} />
      <div className={styles.columns}>
        {services.map(({ value, label }) => (
          <Check
            key={value}
            name={WIRE_NAMES.services}
            value={value}
            defaultChecked={chosen?.includes(value)}
          >
            {label}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

export function Consent({ isGiven, error }: { isGiven: boolean | undefined; error: Error }) {
  const { label, linkText, linkTarget, more } = words.consent;
  const [before, after] = label.split(linkText);
  return (
    <div className={field.field} data-wide="">
      <FieldError name="consent" text={error} />
      <Check
        id="consent"
        name={WIRE_NAMES.consent}
        value={CONSENT_VALUE}
        required
        defaultChecked={isGiven}
        aria-describedby={errorId('consent')}
        aria-invalid={error ? true : undefined}
      >
        {before}
        <a href={linkTarget}>{linkText}</a>
        {after}
      </Check>
      <p>
        <a href={more.href}>{more.label}</a>
      </p>
    </div>
  );
}

interface HiddenProps {
  settings: SendSettings;
  enquiryId: string | undefined;
  urgency: string | undefined;
}
/** Fields sent unseen. Browser or, without JavaScript, server makes the number of the enquiry. */
export function HiddenFields({ settings, enquiryId, urgency }: HiddenProps) {
  return (
    <>
      <input type="hidden" name={WIRE_NAMES.enquiryId} defaultValue={enquiryId} />
      <input type="hidden" name={WIRE_NAMES.urgency} defaultValue={urgency} />
      <input type="hidden" name={WIRE_NAMES.consentVersion} value={words.consentVersion} />
      {/* No value from React, which would overwrite ours in a hidden field at every rendering. */}
      <input type="hidden" name={WIRE_NAMES.cameFrom} />
      <input type="hidden" name={WIRE_NAMES.campaign} />
      {settings.endpoint && (
        // The library adds these; the third-party service needs them without JavaScript too.
        <>
          <input type="hidden" name="service_id" value={settings.serviceId} />
          <input type="hidden" name="template_id" value={settings.templateId} />
          <input type="hidden" name="user_id" value={settings.publicKey} />
        </>
      )}
      <div className="visuallyHidden" aria-hidden="true">
        <label htmlFor={WIRE_NAMES.honeypot}>{words.honeypot.label}</label>
        <input
          id={WIRE_NAMES.honeypot}
          name={WIRE_NAMES.honeypot}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  );
}
