// The editor as a user sees it: its fields and rows by their names.
import type { Locator } from 'playwright-core';
import type { Visitor } from './journey.ts';
import { turnOffOnboarding } from './turn-off-onboarding.ts';

export class EditorPage {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Opens a new template, without the dialog that asks about the business, and waits for its numbers. */
  static async openNew(visitor: Visitor): Promise<EditorPage> {
    await turnOffOnboarding(visitor);
    await visitor.open('/template/new/');
    await visitor.page.waitForURL(/#\/template\/[0-9a-f-]{36}\/$/);
    const editor = new EditorPage(visitor);
    await editor.field('(Price|Цена)').waitFor();
    return editor;
  }

  /** Closes the dialog of a new template, which leaves its example. */
  async skipOnboarding(): Promise<void> {
    const { page, say } = this.#visitor;
    await page.getByRole('button', { name: say('onboarding.skip') }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** A field by the start of its label: the units follow after a comma. */
  field(name: string): Locator {
    return this.#visitor.page.getByLabel(new RegExp(`^${name}(,|$)`)).first();
  }

  /** The numbers of the active sheet, among all the sheets in the scroller. */
  get grid(): Locator {
    return this.#visitor.page.locator('[data-active]').getByRole('grid');
  }

  /** A row of that sheet. */
  row(label: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.#visitor.page.getByRole('rowheader', { name: label, exact: true }) })
      .first();
  }

  firstPeriod(label: string): Locator {
    return this.period(label, 0);
  }

  /** Periods are counted from 0. */
  period(label: string, period: number): Locator {
    return this.row(label).locator(`[data-column="${period}"]`);
  }

  async waitForSaved(): Promise<void> {
    const { page, say } = this.#visitor;
    await page.getByRole('status').getByText(say('editor.saved'), { exact: true }).waitFor();
  }
}
