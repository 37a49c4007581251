// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { anyNumbers } from '../../../../tests/support/any-numbers.ts';
import { leave, typeInto, visit } from '../../../../tests/support/components/visitor.ts';
import { estimatorFile as file, toolWords as tools } from '../../../../tests/support/tools.ts';
import { browserWords } from '../../../schemas/tools/tools.ts';
import { SupportEstimator } from './SupportEstimator.tsx';

const { shared } = tools;
const { numbers, result, packages } = file;

afterEach(cleanup);

async function open() {
  visit('/tools/support-estimator');
  render(<SupportEstimator words={browserWords(file, tools)} />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
}
/** A module by the letter that is part of shared links. */
function moduleOf(letter: string) {
  return file.modules.items.find(({ key }) => key === letter)?.label ?? letter;
}
function check(name: string) {
  return fireEvent.click(screen.getByRole('checkbox', { name }));
}
function field(name: keyof typeof numbers) {
  return screen.getByRole('textbox', { name: numbers[name].label });
}
function theResult() {
  return within(screen.getByRole('region', { name: result.heading }));
}
/** The sentence that names a package; only Bronze is without release management. */
function suggesting(name: keyof typeof packages) {
  return anyNumbers(name === 'bronze' ? result.headline : result.headlineWithRelease, {
    package: packages[name].label,
  });
}
it('explains a number that is too large when the field is left, and makes no estimate meanwhile', async () => {
  await open();
  check(moduleOf('e'));
  typeInto(field('payrollCountries'), '9999');
  const tooLarge = expect.stringContaining(fill(file.numberError, { limit: 250 }));
  expect(field('payrollCountries')).not.toHaveAccessibleDescription(tooLarge);
  leave(field('payrollCountries'));
  expect(field('payrollCountries')).toHaveAccessibleDescription(tooLarge);
  expect(theResult().queryByRole('table')).toBeNull();
  const invalid = fill(result.invalid, { fields: numbers.payrollCountries.label });
  expect(theResult().getByText(invalid)).toBeVisible();
  expect(screen.queryByRole('link', { name: shared.send })).toBeNull();
  typeInto(field('payrollCountries'), '1');
  expect(theResult().getByText(suggesting('bronze'))).toBeVisible();
});

it('keeps the range, the package and each module in sight next to the questions', async () => {
  await open();
  expect(screen.getByText(file.rail.empty)).toBeVisible();
  check(moduleOf('e'));
  const rail = within(screen.getByRole('complementary', { name: file.rail.soFar }));
  expect(rail.getByText(packages.bronze.label)).toBeVisible();
  const [module] = rail.getAllByRole('listitem');
  expect(module).toHaveTextContent(`${moduleOf('e')}${fill(file.rail.range, { low: 4, high: 8 })}`);
  expect(module?.closest('div')?.querySelectorAll('path')[2]?.getAttribute('d')?.match(/M/g)).toHaveLength(4);
});
