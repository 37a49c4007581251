import { headingId } from '../../../../common/text.ts';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import {
  fieldsIn,
  fieldWords,
  PAYROLL_TODAY,
  TELEPHONE_FIELD,
} from '../../../../enquiries/contract/fields.ts';
import { SEND_FORM_PATH } from '../../../../enquiries/contract/wire.ts';
import button from '../../../../ui/Button.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { plus } from '../../../../ui/icons.ts';
import { Consent, HiddenFields, TextInput } from '../../form/Fields.tsx';
import form from '../../form/form.module.css';
import { COUNTRIES } from '../../form/form-contract.ts';
import type { SectionProps } from '../section-context.ts';
import { offsetOf, zoneOf } from './office-clock.ts';
import styles from './Payday.module.css';

type Props = SectionProps<'payday'>;

/** Fields that a call needs; the rest can be asked on the phone. */
const ASKED = fieldsIn('payday');

function Offices({ data, context: { offices } }: Props) {
  const { heading, open, closed, seen, outside } = data.offices;
  return (
    <div>
      <h3 className="h4">{heading}</h3>
      <ul className={styles.offices}>
        {offices.map(({ city, country, hours }) => {
          const zone = zoneOf(country);
          return (
            <li key={city}>
              <b>{city}</b>
              {zone && (
                <span
                  data-zone={zone}
                  data-hours={hours ?? ''}
                  data-open={open}
                  data-closed={closed}
                >
                  {offsetOf(zone, new Date(0))}
                </span>
              )}
              {hours && <span className="muted small">{hours}</span>}
            </li>
          );
        })}
      </ul>
      <p className="muted">{offices.some(({ hours }) => hours) ? `${seen} ${outside}` : seen}</p>
    </div>
  );
}

/** The enquiry form with fewer fields. On such a day nothing waits for a script. */
function CallBack({ data: { callBack }, context: { settings } }: Props) {
  return (
    <form
      className={`noPrint bevel ${form.form}`}
      action={settings.endpoint + SEND_FORM_PATH}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="call-back"
      data-payday=""
    >
      <h3 id="call-back">{callBack.heading}</h3>
      <p className="muted">{callBack.text}</p>
      <HiddenFields settings={settings} enquiryId={undefined} urgency={PAYROLL_TODAY} />
      <div className={`block ${form.fields}`}>
        {ASKED.map((field) => {
          if (field.kind === 'consent')
            return <Consent key={field.name} isGiven={undefined} error={undefined} />;
          if (field.kind === 'services') return null;
          const isMessage = field.name === 'message';
          const label = isMessage ? callBack.message : fieldWords[field.name].label;
          const input = (
            <TextInput
              key={field.name}
              field={isMessage ? { ...field, required: true } : field}
              value={undefined}
              error={undefined}
              label={label}
            />
          );
          if (field.name !== 'businessEmail') return input;
          const number = (
            <TextInput
              key={TELEPHONE_FIELD.name}
              field={TELEPHONE_FIELD}
              value={undefined}
              error={undefined}
              label={words.telephone.label}
            />
          );
          return [input, number];
        })}
      </div>
      <datalist id={COUNTRIES} />
      <div className={form.end}>
        <button className={button.button} type="submit" data-size="large">
          {callBack.button}
        </button>
      </div>
    </form>
  );
}

/** Closed at first: most readers have no emergency, and those who have one see it at once. */
export function Payday({ data, context }: Props) {
  return (
    // Not the heading's id: it would become a link, and a press on it would not open the block.
    <details className={`turns bevel ${styles.payday}`} id={headingId(data.heading)}>
      <summary>
        <h2 className="h3">{data.heading}</h2>
        <span>{data.text}</span>
        <Icon path={plus} size={26} />
      </summary>
      <div className={styles.questions}>
        {data.questions.map(({ question, choices }) => (
          <div key={question}>
            <h3 className="h4">{question}</h3>
            {choices.map(({ label, stop, write }) => (
              <details key={label} name={question}>
                <summary className="bold">{label}</summary>
                <h4>{data.stop}</h4>
                <p>{stop}</p>
                <h4>{data.write}</h4>
                <p>{write}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
      <Offices data={data} context={context} />
      <CallBack data={data} context={context} />
    </details>
  );
}
