// A business that is open for a part of each year: its months are read from the line, changed in the dialog, and taken back by a line.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor, type VisitorOptions } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

type Id = Parameters<Visitor['say']>[0];

const monthsInYear = 12;
const allYear = Array.from({ length: monthsInYear }, (_, index) => index + 1);

class Kiosk {
  readonly visitor: Visitor;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Up to the sentence that says what was understood. */
  static async describedAs(line: string, options: VisitorOptions = {}): Promise<Kiosk> {
    const kiosk = new Kiosk(await journey.visitor(options));
    const { open, say } = kiosk.visitor;
    await open('/template/new/');
    await kiosk.dialog.getByLabel(say('onboarding.prompt')).fill(line);
    return kiosk;
  }

  get dialog() {
    return this.visitor.page.getByRole('dialog');
  }

  async press(id: Id): Promise<void> {
    const { page, say } = this.visitor;
    await page.getByRole('button', { name: say(id), exact: true }).click();
  }

  month(name: string) {
    return this.dialog.getByRole('checkbox', { name, exact: true });
  }

  /** Made, its sheet of sales in view, and the dialog over it again. */
  async generate(sales: string): Promise<void> {
    await this.press('onboarding.generate');
    await this.dialog.getByText(this.visitor.say('onboarding.done'), { exact: true }).waitFor();
    await this.press('onboarding.see');
    await new EditorPage(this.visitor).openSheet(sales);
    await this.press('onboarding.open');
  }

  async change(line: string): Promise<void> {
    await this.dialog.getByLabel(this.visitor.say('refine.label')).fill(line);
    await this.press('refine.apply');
  }

  async saved() {
    const { page } = this.visitor;
    await new EditorPage(this.visitor).waitForSaved();
    const uuid = new URL(page.url()).hash.split('/')[2];
    return page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
  }

  /** Months of the calendar in which a row of the sheet of sales, which is in view, has more than nothing. */
  async monthsWith(row: string): Promise<readonly number[]> {
    const editor = new EditorPage(this.visitor);
    const { data } = await this.saved();
    const first = Number(data.options.timing.dateStart.slice(5, 7)) - 1;
    const numbers = await Promise.all(allYear.map((_, period) => editor.period(row, period).textContent()));
    return allYear.filter((month) => /[1-9]/.test(numbers.at((month - 1 - first) % monthsInYear) ?? ''));
  }
}

it('[GENERATE-22] [GENERATE-24] sells in its open months alone, one of which is added in the dialog, until a line says all year, which can be undone', async () => {
  const kiosk = await Kiosk.describedAs('ice cream kiosk open May to September');
  const { dialog, visitor } = kiosk;
  await dialog.getByText(/^Understood as: Ice cream .* · open May to September · /).waitFor();
  await kiosk.press('onboarding.change-understood');
  expect(await kiosk.month('May').isChecked()).toBe(true);
  expect(await kiosk.month('April').isChecked()).toBe(false);
  await kiosk.month('April').press('Space');
  await dialog.getByText(/^Understood as: .* · open April to September · /).waitFor();
  await kiosk.generate('Revenue');
  await expect.poll(() => kiosk.monthsWith('Ice cream')).toEqual([4, 5, 6, 7, 8, 9]);
  const before = await kiosk.saved();
  await kiosk.change('open all year');
  // It opens at once then, unless it is one of its open months already.
  await dialog.getByText(/^Changed: open all year(; open from [A-Z][a-z]+ 20\d\d)?$/).waitFor();
  await dialog.getByText(/^Understood as: (?!.* open )/).waitFor();
  await expect.poll(() => kiosk.monthsWith('Ice cream')).toEqual(allYear);
  await kiosk.press('refine.undo');
  await dialog.getByText(/^Understood as: .* · open April to September · /).waitFor();
  await expect.poll(() => kiosk.monthsWith('Ice cream')).toEqual([4, 5, 6, 7, 8, 9]);
  expect((await kiosk.saved()).data).toEqual(before.data);
  // What was undone is not remembered.
  await visitor.page.reload();
  await kiosk.press('onboarding.open');
  await dialog.getByText(/ · open April to September · /).waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('[GENERATE-22] [GENERATE-24] sells in its open months alone in Russian, one of which is taken away by a line', async () => {
  const kiosk = await Kiosk.describedAs('киоск мороженого, работаем с мая по сентябрь', { language: 'ru' });
  const { dialog, visitor } = kiosk;
  await dialog.getByText(/ · работа: май — сентябрь · /).waitFor();
  await kiosk.generate('Выручка');
  await expect.poll(() => kiosk.monthsWith('Мороженое')).toEqual([5, 6, 7, 8, 9]);
  await kiosk.change('работаем с мая по август');
  await dialog.getByText(/^Готово: работа: май — август(; открытие: [а-я]+ 20\d\d)?$/).waitFor();
  await expect.poll(() => kiosk.monthsWith('Мороженое')).toEqual([5, 6, 7, 8]);
  await kiosk.press('refine.undo');
  await dialog.getByText(/ · работа: май — сентябрь · /).waitFor();
  await expect.poll(() => kiosk.monthsWith('Мороженое')).toEqual([5, 6, 7, 8, 9]);
  expect(visitor.complaints).toEqual([]);
});
