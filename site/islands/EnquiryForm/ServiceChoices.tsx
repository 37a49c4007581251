import words from '../../../content/enquiry-form.json' with { type: 'json' };
import { services } from '../../../enquiries/contract/services.ts';
import { wireNames } from '../../../enquiries/contract/wire.ts';
import checks from './Check.module.css';
import { Check } from './Check.tsx';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId } from './ids.ts';

export const ServiceChoices = ({ error }: { error: string | undefined }) => (
  <fieldset className={styles.field} id="services" tabIndex={-1} data-wide="" aria-describedby={errorId('services')}>
    <legend className={styles.label}>
      {words.services.legend}
      <span className={styles.optional}>{` ${words.optional}`}</span>
    </legend>
    <FieldError name="services" text={error} />
    <div className={checks.columns}>
      {services.map(({ value, label }) => (
        <Check key={value} name={wireNames.services} value={value}>
          {label}
        </Check>
      ))}
    </div>
  </fieldset>
);
