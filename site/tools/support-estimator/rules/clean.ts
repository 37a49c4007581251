import type { EstimateInput, EstimatorData, NumberName } from './types.ts';

/** What cannot be a number of things is blank; decimals are rounded up; the limit of the field holds. */
const cleanNumber = (value: number | null, limit: number): number | null =>
  value !== null && value >= 0 ? Math.min(Math.ceil(value), limit) : null;

/** Any input made safe to count with: known modules once each, and numbers within their limits. */
export const clean = (input: EstimateInput, data: EstimatorData): EstimateInput => {
  const number = (name: NumberName) => cleanNumber(input[name], data.numbers[name].limit);
  return {
    ...input,
    modules: data.modules.items.map(({ key }) => key).filter((key) => input.modules.includes(key)),
    users: number('users'),
    payrollCountries: number('payrollCountries'),
    tickets: number('tickets'),
    changes: number('changes'),
    interfaces: number('interfaces'),
  };
};
