import words from '../../content/enquiry-form.json' with { type: 'json' };

export type ServiceKey = keyof typeof words.services.choices;

export interface Service {
  /** The word of the query: /contact-us?service=training */
  key: ServiceKey;
  /** What travels and is stored. */
  value: string;
  label: string;
}

const service = (key: ServiceKey, value: string): Service => ({ key, value, label: words.services.choices[key] });

export const services: readonly Service[] = [
  service('implementation', 'Service 1'),
  service('consulting', 'Service 2'),
  service('training', 'Service 3'),
  service('staff-augmentation', 'Service 4'),
  service('value-assurance', 'Service 5'),
  service('support', 'Service 6'),
];

export const serviceByKey = (key: string | null | undefined) => services.find((one) => one.key === key);

/** Labels of stored values, in the order of the form. */
export const serviceLabels = (values: readonly string[]) =>
  services.filter((one) => values.includes(one.value)).map((one) => one.label);
