// The cover and its settings, and the author tools that open from there.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeAccount } from '#testing/browser/change-account.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { signUp } from '#testing/browser/sign-up.ts';

let journey: Journey;
let visitor: Visitor;
let editor: EditorPage;

beforeAll(async () => {
  journey = await Journey.beginAlone();
  visitor = await journey.visitor();
  editor = await EditorPage.openNew(visitor);
});

afterAll(() => journey.end());

const sheet = (title: string) => visitor.page.getByRole('region', { name: title, exact: true });
const openSheet = (name: string) =>
  visitor.page
    .getByRole('navigation', { name: visitor.say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true })
    .click();
const dialog = () => visitor.page.getByRole('dialog', { name: visitor.say('cover.title') });
const openCover = async () => {
  await openSheet('Cover');
  await visitor.page.getByRole('button', { name: visitor.say('cover.edit') }).click();
  await dialog().waitFor();
};
const press = (id: Parameters<Visitor['say']>[0]) =>
  visitor.page.getByRole('button', { name: visitor.say(id), exact: true }).click();
const tools = () => visitor.page.getByRole('region', { name: visitor.say('tools.title'), exact: true });
const tick = (id: Parameters<Visitor['say']>[0]) =>
  tools().getByLabel(visitor.say(id), { exact: true }).click();

it('[GENERATE-20] changes the name, the description and the context of a template in one step', async () => {
  const { page, say } = visitor;
  await openCover();
  expect(
    await dialog()
      .getByRole('button', { name: say('tools.open') })
      .count(),
  ).toBe(0);
  await dialog().getByLabel(say('cover.name')).fill(' ');
  await dialog().getByText('Please enter a name').waitFor();
  expect(
    await dialog()
      .getByRole('button', { name: say('add.save') })
      .isDisabled(),
  ).toBe(true);
  await dialog().getByLabel(say('cover.name')).fill('Harbour café');
  await dialog().getByLabel(say('cover.description')).fill('Two rooms by the sea.');
  await dialog().getByLabel(say('cover.context')).fill('open from May');
  await press('add.save');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toBe('Harbour café · Modelwright');
  await sheet('Cover').getByText('Two rooms by the sea.').waitFor();
  await page.getByRole('button', { name: 'Undo: change the cover' }).click();
  await expect.poll(() => page.title()).toBe('New template · Modelwright');
  await page.getByRole('button', { name: 'Redo: change the cover' }).click();
  await editor.waitForSaved();
});

it('[GENERATE-21] shows entitled users the formulas, letters and styles of the sheets, and hides them with the panel', async () => {
  const { page, say } = visitor;
  const email = await signUp(visitor);
  await changeAccount(journey.server, email, { is_entitled: 1 });
  await page.reload();
  await openCover();
  await press('tools.open');
  await page.keyboard.press('Escape');
  await tools().waitFor();
  await openSheet('Income statement');
  const gross = () => editor.firstPeriod('Gross profit').textContent();
  await tick('tools.formulas');
  await expect.poll(gross).toBe('Revenue − Cost of sales');
  await tick('tools.xml-formulas');
  await expect.poll(gross).toMatch(/^J\$\d+-J\$\d+$/);
  await tick('tools.column-id');
  await sheet('Income statement').getByRole('columnheader', { name: /^J · / }).waitFor();
  await tick('tools.styles');
  await editor.row('Gross profit').getByText('USD · total / money').waitFor();
  await tools()
    .getByRole('button', { name: say('app.close') })
    .click();
  await tools().waitFor({ state: 'detached' });
  // Half of the sales: 1,200 at 25 and 300 at 9.9.
  await expect.poll(gross).toBe('16,485');
});

it('[GENERATE-21] asks for suggestions without generation where that is off, and publishes the template in the gallery', async () => {
  const { page, say } = visitor;
  await openCover();
  await press('tools.open');
  await page.keyboard.press('Escape');
  await tools().waitFor();
  await page.reload();
  await tools().waitFor();
  await tick('tools.ai');
  const asked = page.waitForRequest(/\/api\/suggestions\//);
  await press('items.add');
  expect((await asked).url()).not.toContain('enableAIGeneration=true');
  await page.keyboard.press('Escape');
  await press('tools.screens');
  await tools()
    .getByText(/^[1-9] screens$/)
    .waitFor();
  await editor.waitForSaved();
  await press('tools.gallery');
  await tools().getByText(say('tools.in-gallery')).waitFor();
  await visitor.open('/templates/gallery');
  await page.getByRole('listitem').filter({ hasText: 'Harbour café' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});
