// The tab of users as journeys use it.
import type { Locator } from 'playwright-core';
import type { Visitor } from '../journey.ts';

export class UsersTab {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  get panel(): Locator {
    return this.#visitor.page.locator('#operator-panel-users');
  }

  get rows(): Locator {
    return this.panel.locator('tr[data-user]');
  }

  row(id: string): Locator {
    return this.panel.locator(`tr[data-user="${id}"]`);
  }

  cell(id: string, place: number): Locator {
    return this.row(id).locator(':scope > td').nth(place);
  }

  box(id: string): Locator {
    return this.row(id).getByRole('checkbox');
  }

  /** Below the row while it is open. */
  details(id: string): Locator {
    return this.panel.locator(`tr[data-user="${id}"] + tr`);
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  get title(): Locator {
    return this.panel.getByRole('heading', { level: 2 });
  }

  get alert(): Locator {
    return this.panel.getByRole('alert');
  }

  get dialog(): Locator {
    return this.#visitor.page.getByRole('dialog');
  }

  get query(): Locator {
    return this.panel.getByRole('searchbox', { name: 'User ID or email', exact: true });
  }

  async load(): Promise<void> {
    await this.button('Load Users').click();
    await this.rows.first().waitFor();
  }

  async search(text: string): Promise<void> {
    await this.query.fill(text);
    await this.query.press('Enter');
  }

  /** The one user that a search finds. */
  async find(text: string): Promise<void> {
    await this.search(text);
    await this.title.getByText('(1 of 1)', { exact: true }).waitFor();
  }
}
