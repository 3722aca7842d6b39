// One tab of the operators' area as journeys use it: its views, its table, its errors and its questions.
import type { Locator } from 'playwright-core';
import type { Visitor } from '../journey.ts';

export class OperatorPanel {
  readonly #visitor: Visitor;
  readonly #tab: string;

  constructor(visitor: Visitor, tab: string) {
    this.#visitor = visitor;
    this.#tab = tab;
  }

  get panel(): Locator {
    return this.#visitor.page.locator(`#operator-panel-${this.#tab}`);
  }

  /** Shows one of the views of the tab. */
  view(name: string): Promise<void> {
    return this.panel
      .getByRole('radiogroup')
      .locator('label')
      .filter({ has: this.#visitor.page.getByText(name, { exact: true }) })
      .click();
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  get rows(): Locator {
    return this.panel.locator('tbody > tr');
  }

  /** With this text in it. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  act(row: string | RegExp, name: string): Locator {
    return this.row(row).getByRole('button', { name, exact: true }).first();
  }

  /** Of the banner, with the button that tries again. */
  async tryAgain(text: string): Promise<void> {
    const banner = this.panel.getByRole('alert').filter({ hasText: text });
    await banner.getByRole('button', { name: 'Try Again' }).click();
    await banner.waitFor({ state: 'detached' });
  }

  says(text: string | RegExp): Promise<void> {
    return this.panel.getByText(text, { exact: true }).first().waitFor();
  }

  dialog(name: string | RegExp): Locator {
    return this.#visitor.page.getByRole('dialog', { name, exact: true });
  }

  /** Presses a button of a question, which goes away when it is done. */
  async answer(name: string | RegExp, button: string): Promise<void> {
    const dialog = this.dialog(name);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
