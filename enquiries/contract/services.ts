import words from '../../content/enquiry-form.json' with { type: 'json' };

export type ServiceKey = keyof typeof words.services.choices;

export interface Service {
  key: ServiceKey;
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

export const serviceLabels = (values: readonly string[]) =>
  services.filter((one) => values.includes(one.value)).map((one) => one.label);
