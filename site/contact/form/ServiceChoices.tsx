import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { services } from '../../../enquiries/contract/services.ts';
import { wireNames } from '../../../enquiries/contract/wire.ts';
import { Check } from '../../../ui/Check.tsx';
import field from '../../../ui/Field.module.css';
import form from './EnquiryForm.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId } from './ids.ts';

interface Props {
  chosen: readonly string[] | undefined;
  error: string | undefined;
}

export const ServiceChoices = ({ chosen, error }: Props) => (
  <fieldset className={field.field} id="services" tabIndex={-1} data-wide="" aria-describedby={errorId('services')}>
    <legend className={field.label}>
      {words.services.legend}
      <span className={field.optional}>{` ${words.optional}`}</span>
    </legend>
    <FieldError name="services" text={error} />
    <div className={form.columns}>
      {services.map(({ value, label }) => (
        <Check key={value} name={wireNames.services} value={value} defaultChecked={chosen?.includes(value)}>
          {label}
        </Check>
      ))}
    </div>
  </fieldset>
);
