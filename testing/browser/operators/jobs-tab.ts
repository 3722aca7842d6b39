// The tab of jobs and mail as journeys use it.
import type { Locator } from 'playwright-core';
import type { Visitor } from '../journey.ts';

export class JobsTab {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  get panel(): Locator {
    return this.#visitor.page.locator('#operator-panel-jobs');
  }

  get rows(): Locator {
    return this.panel.locator('tbody > tr');
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The button of the row with this text. */
  act(row: string, name: string): Locator {
    return this.row(row).getByRole('button', { name, exact: true });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.#visitor.page.getByRole('dialog');
  }

  alert(text: string): Locator {
    return this.#visitor.page.getByRole('alert').filter({ hasText: text });
  }

  state(): Locator {
    return this.panel.getByLabel('State', { exact: true });
  }

  kind(): Locator {
    return this.panel.getByLabel('Kind', { exact: true });
  }

  /** Its number, such as of those that wait. */
  count(state: string): Promise<string | null> {
    const tile = this.panel.locator('dl > div').filter({ hasText: state });
    return tile.locator('dd').first().textContent();
  }

  async openQueue(): Promise<void> {
    await this.panel.getByRole('radiogroup').getByText('Queue', { exact: true }).click();
    await this.panel.getByText('Running', { exact: true }).first().waitFor();
  }

  async search(to: string): Promise<void> {
    const field = this.panel.getByLabel("Recipient's email", { exact: true });
    await field.fill(to);
    await field.press('Enter');
  }
}
