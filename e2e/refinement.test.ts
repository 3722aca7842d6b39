// A generated model is changed by one line, by fields and by a second description, in one step each that undo takes back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor, type VisitorOptions } from '#testing/browser/journey.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

type Id = Parameters<Visitor['say']>[0];

class Generated {
  readonly visitor: Visitor;
  readonly editor: EditorPage;

  private constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.editor = new EditorPage(visitor);
  }

  /** Up to the end of the dialog that makes the model. */
  static async from(line: string, options: VisitorOptions = {}): Promise<Generated> {
    const made = new Generated(await journey.visitor(options));
    await made.visitor.open('/template/new/');
    await made.field('onboarding.prompt').fill(line);
    await made.press('onboarding.generate');
    await made.dialog.getByText(made.visitor.say('onboarding.done'), { exact: true }).waitFor();
    return made;
  }

  get dialog() {
    return this.visitor.page.getByRole('dialog');
  }

  field(id: Id) {
    return this.dialog.getByLabel(this.visitor.say(id));
  }

  async press(id: Id): Promise<void> {
    const { page, say } = this.visitor;
    await page.getByRole('button', { name: say(id), exact: true }).click();
  }

  /** Found by typing, and taken by keyboard. */
  async choose(id: Id, typed: string, name: string): Promise<void> {
    const { page, say } = this.visitor;
    await this.dialog.getByRole('combobox', { name: say(id), exact: true }).click();
    // What was chosen in it is typed over, also by whoever is in the field already.
    await page.keyboard.type(typed);
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('Enter');
  }

  async saved() {
    await this.editor.waitForSaved();
    const uuid = new URL(this.visitor.page.url()).hash.split('/')[2];
    return this.visitor.page.evaluate(async (id) => (await fetch(`/api/user/template/${id}`)).json(), uuid);
  }

  /** The names of the lines of a section. */
  async namesIn(section: string): Promise<readonly string[]> {
    const { data } = await this.saved();
    const cores = new Map(data.coreResources.map(({ id, name }: { id: string; name: string }) => [id, name]));
    return data.divisions[0].sectionResources[section].map((one: { coreResource: string }) =>
      cores.get(one.coreResource),
    );
  }
}

it('[GENERATE-24] is changed by one line right away, which says what it will do and has done, and can be undone there', async () => {
  const made = await Generated.from('hotel with a restaurant in Lisbon');
  const { dialog, visitor } = made;
  const before = await made.namesIn('section_sales');
  const line = made.field('refine.label');
  await line.fill('no restaurant, 30 rooms, open from May flibber');
  await dialog.getByText('This would change: without a restaurant; 30 rooms; open from May').waitFor();
  await dialog.getByText('Not understood: flibber').waitFor();
  await visitor.page.keyboard.press('Enter');
  await dialog.getByText('Changed: without a restaurant; 30 rooms; open from May').waitFor();
  await dialog.getByText('Understood as: Hotel · Lisbon · 30 rooms').waitFor();
  expect(await line.inputValue()).toBe('');
  const names = await made.namesIn('section_sales');
  expect([before.length > names.length, names.every((name) => before.includes(name))]).toEqual([true, true]);
  const { data, name } = await made.saved();
  expect(name).toBe('Hotel, Lisbon, 30 rooms');
  expect(data.options.timing.dateStart.slice(4)).toBe('-05-01');
  await made.press('refine.undo');
  await dialog.getByText('Understood as: Hotel + Restaurant · Lisbon').waitFor();
  expect(await made.namesIn('section_sales')).toEqual(before);
  expect(visitor.complaints).toEqual([]);
});

it('[GENERATE-24] takes a line away by its own name with what it costs, and moves all prices', async () => {
  const made = await Generated.from('pizzeria in Lisbon');
  const { dialog, visitor } = made;
  const line = made.field('refine.label');
  await line.fill('no delivery, prices 10% higher');
  await visitor.page.keyboard.press('Enter');
  const changes = '“Pizza to go” instead of “Pizza to go and delivered”; all prices 10% higher';
  await dialog.getByText(`Changed: ${changes}`).waitFor();
  const names = [...(await made.namesIn('section_sales')), ...(await made.namesIn('section_cos'))];
  expect(names).toContain('Pizza to go');
  expect(names.filter((name) => /deliver|courier/i.test(name))).toEqual([]);
  await line.fill('with delivery');
  await visitor.page.keyboard.press('Enter');
  await dialog.getByText('Changed: “Pizza to go and delivered” instead of “Pizza to go”').waitFor();
  expect(await made.namesIn('section_cos')).toContain('Couriers');
  expect(visitor.complaints).toEqual([]);
});

it('[GENERATE-24] keeps what was typed since, says so, and is a step with a name of its own', async () => {
  const made = await Generated.from('coffee shop in Lisbon, 40 seats');
  const { dialog, editor, visitor } = made;
  const { page } = visitor;
  await made.press('onboarding.see');
  await editor.openSheet('Revenue');
  const price = editor.field('Price');
  await price.fill('7.77');
  await price.blur();
  await made.press('onboarding.open');
  await made.press('refine.apply');
  await dialog.getByText(visitor.say('refine.empty')).waitFor();
  await made.field('refine.label').fill('zzqqxx');
  await made.press('refine.apply');
  await dialog.getByText(visitor.say('refine.nothing')).waitFor();
  // Nothing that is typed is lost by a mistake.
  expect(await made.field('refine.label').inputValue()).toBe('zzqqxx');
  await made.field('refine.label').fill('in London, 60 seats');
  await made.press('refine.apply');
  await dialog.getByText('Changed: ').waitFor();
  await dialog.getByText(/line(s)? that you changed or use elsewhere w|One line that you changed/).waitFor();
  // The fields below are those of the business as it is now.
  await dialog.getByText('Café · London · 60 seats').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await price.inputValue()).toBe('7.77');
  await page.getByRole('button', { name: 'Undo: change “in London, 60 seats”' }).click();
  await page.getByRole('button', { name: /^Redo: change “in London/ }).waitFor();
  expect(await price.inputValue()).toBe('7.77');
});

it('[GENERATE-22] has each part, the city and the month of opening otherwise, by keyboard, and remembers them', async () => {
  const made = await Generated.from('hotel with a restaurant in Lisbon');
  const { dialog, visitor } = made;
  const { page, say } = visitor;
  await made.press('onboarding.see');
  await made.press('onboarding.open');
  await made.press('onboarding.change-understood');
  await made.choose('onboarding.kind', 'hostel', 'Hostel');
  await dialog.getByText('Hostel + Restaurant · Lisbon').waitFor();
  await dialog.getByRole('button', { name: 'Remove: Restaurant' }).click();
  await dialog.getByText('Understood as: Hostel · Lisbon').waitFor();
  await made.press('onboarding.add-part');
  const added = dialog.getByRole('combobox', { name: say('onboarding.added-part') });
  await added.fill('zzqqxx');
  await page.getByText(say('onboarding.no-such-kind')).waitFor();
  // Escape closes the list alone.
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(1);
  // What was searched for is text, and stays until it is chosen or taken out.
  await added.fill('');
  await made.choose('onboarding.added-part', 'spa', 'Spa');
  await dialog.getByText('Hostel + Spa · Lisbon').waitFor();
  await made.choose('onboarding.city', 'porto', 'Porto');
  await dialog.getByText('Hostel + Spa · Porto').waitFor();
  await made.choose('onboarding.city', 'no city', say('onboarding.no-city'));
  await dialog.getByText('Hostel + Spa · Portugal').waitFor();
  await made.field('onboarding.opening-month').selectOption('9');
  await dialog.getByText(/open from September/).waitFor();
  // Not replaced: the same words with other answers change the model.
  await made.press('onboarding.generate');
  await dialog.getByText(say('onboarding.done'), { exact: true }).waitFor();
  await made.press('onboarding.see');
  const names = await made.namesIn('section_sga');
  expect(new Set(names).size).toBe(names.length);
  await page.reload();
  await made.press('onboarding.open');
  await dialog.getByText(/Hostel \+ Spa · Portugal .*open from September/).waitFor();
});

it('[GENERATE-25] has a second description become part of the business, in Russian and on a phone', async () => {
  const made = await Generated.from('отель в Казани, 24 номера', {
    language: 'ru',
    viewport: { width: 390, height: 844 },
  });
  const { dialog, visitor } = made;
  const before = await made.namesIn('section_sga');
  await made.press('onboarding.see');
  await made.press('onboarding.open');
  await made.field('onboarding.prompt').fill('ресторан на 40 мест');
  await dialog.getByText('Добавится к вашему бизнесу: Отель + Ресторан · Казань · 24 номера').waitFor();
  await made.press('onboarding.generate');
  await dialog.getByText(visitor.say('onboarding.done'), { exact: true }).waitFor();
  await dialog.getByText(/^В модели: добавлен/).waitFor();
  const names = await made.namesIn('section_sga');
  expect([new Set(names).size, names.slice(0, before.length)]).toEqual([names.length, before]);
  expect((await made.saved()).openAIPrompt).toBe('отель в Казани, 24 номера');
  await made.field('refine.label').fill('без ресторана');
  await made.press('refine.apply');
  await dialog.getByText(/^Готово: /).waitFor();
  expect(await made.namesIn('section_sga')).toEqual(before);
  expect(visitor.complaints).toEqual([]);
});
