// Chooses a formula in its field as a person would: by its name, among what is found.
import type { Locator } from 'playwright-core';

export const formulaField = (within: Locator, label: string): Locator =>
  within.getByRole('combobox', { name: label, exact: true });

export async function chooseFormula(within: Locator, label: string, name: string): Promise<void> {
  const field = formulaField(within, label);
  await field.click();
  await field.fill(name);
  await within
    .getByRole('option')
    .filter({ has: within.page().getByText(name, { exact: true }) })
    .click();
}
