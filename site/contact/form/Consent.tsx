import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { consentValue, wireNames } from '../../../enquiries/contract/wire.ts';
import { Check } from '../../../ui/Check.tsx';
import field from '../../../ui/Field.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId } from './ids.ts';

interface Props {
  isGiven: boolean | undefined;
  error: string | undefined;
}

export const Consent = ({ isGiven, error }: Props) => {
  const { label, linkText, linkTarget, more } = words.consent;
  const [before, after] = label.split(linkText);
  return (
    <div className={field.field} data-wide="">
      <FieldError name="consent" text={error} />
      <Check
        id="consent"
        name={wireNames.consent}
        value={consentValue}
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
};
