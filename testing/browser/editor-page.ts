// The editor as a user sees it: its fields and rows by their names.
import type { Locator } from 'playwright-core';
import type { Visitor } from './journey.ts';
import { turnOffOnboarding } from './turn-off-onboarding.ts';

export class EditorPage {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Opens a new template that is saved already, without the dialog that asks about the business, and waits for its numbers. */
  static async openNew(visitor: Visitor): Promise<EditorPage> {
    await turnOffOnboarding(visitor);
    const uuid = await saveNew(visitor);
    await visitor.open(`/template/${uuid}/`);
    const editor = new EditorPage(visitor);
    await editor.field('(Price|Цена)').waitFor();
    return editor;
  }

  /** The sheet of that name, from the list of sheets. */
  async openSheet(title: string): Promise<void> {
    const { page, say } = this.#visitor;
    const list = page.getByRole('navigation', { name: say('editor.sheets') }).first();
    await list.getByRole('button', { name: title, exact: true }).first().click();
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

  /** A row of that sheet; the name of a resource above its rows is none of its numbers. */
  row(label: string): Locator {
    return this.grid
      .getByRole('row')
      .and(this.#visitor.page.locator(':not([data-role="heading"][data-pickable])'))
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

/** As the page would with the first change. */
async function saveNew({ context, home, language }: Visitor): Promise<string> {
  const { origin } = new URL(home);
  const blank = await context.request.get(`${origin}/api/template/default?language=${language}`);
  const template: { readonly uuid: string } = await blank.json();
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const saved = await context.request.post(`${origin}/api/user/template/${template.uuid}`, {
    data: { template, baseRevision: 0 },
    headers: { origin, 'x-xsrf-token': decodeURIComponent(token) },
  });
  if (!saved.ok()) throw new Error(`Saving was answered with ${saved.status()}.`);
  return template.uuid;
}
