// The address names the open sheet without being a navigation, and going back closes what is open before it leaves.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.begin();
});

afterAll(() => journey.end());

const sheetOf = ({ page, say }: Visitor, name: string) =>
  page
    .getByRole('navigation', { name: say('editor.sheets') })
    .first()
    .getByRole('button', { name, exact: true });

const hashOf = ({ page }: Visitor): string => new URL(page.url()).hash;

it('the open sheet is in the address, which opens there, and one step back leaves the model', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/templates');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const model = hashOf(visitor);
  await sheetOf(visitor, 'Balance sheet').click();
  await expect.poll(() => hashOf(visitor)).toBe(`${model}?sheet=bs`);
  await sheetOf(visitor, 'Cash flow').click();
  await expect.poll(() => hashOf(visitor)).toBe(`${model}?sheet=cf`);
  expect(await page.title()).toBe('New template · Modelwright');
  await page.goBack();
  await expect.poll(() => hashOf(visitor)).not.toContain(model);
  await page.goForward();
  await expect.poll(() => hashOf(visitor)).toBe(`${model}?sheet=cf`);
  // In an address that was sent, it goes before where this tab was.
  await open('/templates');
  await page.waitForURL(/#\/templates$/);
  await open(`${model.slice(1)}?sheet=financing`);
  await page.locator('[data-active] #sheet-financing').waitFor();
  await expect.poll(() => page.getByLabel(say('items.section')).inputValue()).toBe('section_financing');
  // Within the model too.
  await open(`${model.slice(1)}?sheet=bs`);
  await page.locator('[data-active] #sheet-bs').waitFor();
  // What is no sheet is no place, and the address does not go on naming it.
  await open(`${model.slice(1)}?sheet=nothing`);
  await page.locator('[data-active] #sheet-bs').waitFor();
  await expect.poll(() => hashOf(visitor)).toBe(`${model}?sheet=bs`);
  expect(visitor.complaints).toEqual([]);
});

it('going back closes the dialog in front, asks before what is typed is lost, and leaves no step without effect', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/templates');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const model = hashOf(visitor);
  const dialog = page.getByRole('dialog');
  const back = () => page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: say('versions.title') }).click();
  await dialog.waitFor();
  await back();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hashOf(visitor)).toBe(model);
  await page.getByRole('button', { name: say('items.add'), exact: true }).click();
  await dialog.getByRole('tab', { name: say('add.tab-custom') }).click();
  const name = dialog.getByLabel(say('items.name'));
  await name.fill('Courses');
  await back();
  await dialog.getByRole('button', { name: say('discard.keep') }).click();
  expect(await name.inputValue()).toBe('Courses');
  await back();
  await dialog.getByRole('button', { name: say('discard.discard') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hashOf(visitor)).toBe(model);
  await back();
  await expect.poll(() => hashOf(visitor)).not.toContain(model);
});

it('no dialog stays open on another page', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/settings');
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.sign-in') })
    .click();
  await page.getByRole('dialog').waitFor();
  await open('/templates');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('going back closes a menu, the drawer and a dialog that is still loading before it leaves the model', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await open('/templates');
  await page.getByRole('heading', { name: say('intro.title') }).waitFor();
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const model = hashOf(visitor);
  const back = () => page.evaluate(() => window.history.back());
  const find = page.getByRole('menuitem', { name: say('find.label') });
  await page.getByRole('button', { name: say('view.menu') }).click();
  await find.waitFor();
  await back();
  await find.waitFor({ state: 'detached' });
  await expect.poll(() => hashOf(visitor)).toBe(model);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: say('editor.show-panel') }).click();
  const shown = page.getByRole('button', { name: say('editor.hide-panel') });
  await shown.waitFor();
  await back();
  await shown.waitFor({ state: 'detached' });
  await expect.poll(() => hashOf(visitor)).toBe(model);

  const held: (() => void)[] = [];
  await page.route(/scenarios-dialog.*\.js/, (route) => held.push(() => void route.continue()));
  await page.getByRole('button', { name: /^Scenario/ }).click();
  await page.getByRole('menuitem', { name: say('scenario.compare') }).click();
  await expect.poll(() => held.length).toBe(1);
  await back();
  await expect.poll(() => hashOf(visitor)).toBe(model);
  held[0]?.();
  await page.getByRole('button', { name: say('view.menu') }).click();
  await find.waitFor();
  expect([hashOf(visitor), await page.getByRole('dialog').count()]).toEqual([model, 0]);
  await page.keyboard.press('Escape');
  await find.waitFor({ state: 'detached' });
  await back();
  await expect.poll(() => hashOf(visitor)).not.toContain(model);
});

it('a model that is not there does not look like the one before it', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const crumb = page.getByRole('navigation', { name: say('nav.label') }).getByText('New template');
  await crumb.waitFor();
  await open('/template/0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f99/');
  await page.getByRole('dialog', { name: say('missing.title') }).waitFor();
  expect(await crumb.count()).toBe(0);
});

it('the dialog of a spreadsheet is not there again after another page', async () => {
  const visitor = await journey.visitor();
  const { page, say, open } = visitor;
  await (await EditorPage.openNew(visitor)).waitForSaved();
  const model = hashOf(visitor);
  await pressSpreadsheet(visitor);
  const ready = page.getByRole('dialog', { name: say('take.spreadsheet-ready') });
  await ready.waitFor();
  await open('/settings');
  await page.getByRole('heading', { name: say('menu.settings') }).waitFor();
  await page.goBack();
  await expect.poll(() => hashOf(visitor)).toContain(model);
  await page.getByRole('button', { name: say('editor.download'), exact: true }).waitFor();
  await expect.poll(() => page.locator('svg path').count()).toBeGreaterThan(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it.each(['en', 'ru'] as const)(
  'in %s the buttons have words where there is room, and a name everywhere',
  async (language) => {
    const visitor = await journey.visitor({ language });
    const { page, say } = visitor;
    await EditorPage.openNew(visitor);
    const words = ['toolbar.scenario', 'toolbar.history', 'toolbar.view'] as const;
    const word = (id: (typeof words)[number]) =>
      page.getByRole('main').getByRole('button').getByText(say(id), { exact: true });
    for (const id of words) await word(id).waitFor();
    await page.getByRole('button', { name: say('versions.title') }).waitFor();
    const lines = () =>
      page.getByRole('button', { name: say('editor.download') }).evaluate((button, label) => {
        const name = document.querySelector(`[aria-label="${label}"]`);
        return Math.abs((name?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().top);
      }, say('versions.title'));
    expect(await lines()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const id of words) await word(id).waitFor();
    await page.getByRole('main').getByText(say('editor.download-short'), { exact: true }).waitFor();
    expect(await lines()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const id of words) await word(id).waitFor();
    expect(await lines()).toBe(0);
    await page.setViewportSize({ width: 800, height: 600 });
    for (const id of words) await word(id).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: say('versions.title') }).waitFor();
    // The name of a scenario is whole, and the other words stay.
    await page.getByRole('main').getByRole('button', { name: scenarioButton }).click();
    await page.getByRole('menuitem', { name: say('scenario.add') }).click();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of ['toolbar.history', 'toolbar.view'] as const) await word(id).waitFor();
      const name = page.locator('[data-scenario-name]');
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await lines()).toBe(0);
    }
    expect(visitor.complaints).toEqual([]);
  },
);

it.each(languages)(
  'in %s the end of a long name goes before any word of a button beside it',
  async (language) => {
    const visitor = await journey.visitor({ language });
    const { page, say } = visitor;
    await EditorPage.openNew(visitor);
    const name = page.getByLabel(say('editor.name'));
    await name.fill('Coffee shop and bakery with breakfasts near the old park, Leeds');
    await name.press('Enter');
    const cut = () =>
      page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all, label) => {
          const last = all.find((button) => button.getAttribute('aria-label') === label);
          const bar = last?.closest('div:has(input)');
          return all
            .filter((button) => bar?.contains(button))
            .flatMap((button) => [button, ...button.querySelectorAll('span')])
            .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1)
            .map(({ textContent }) => textContent);
        }, say('versions.title'));
    const scenario = page.getByRole('main').getByRole('button', { name: scenarioButton });
    for (const isNamed of [false, true]) {
      if (isNamed) {
        await scenario.click();
        await page.getByRole('menuitem', { name: say('scenario.add') }).click();
        await scenario.click();
        await page
          .getByRole('menuitem', { name: /^(Base scenario|Базовый сценарий)$/ })
          .first()
          .click();
      }
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await scenario.waitFor();
        expect([width, isNamed, ...(await cut())]).toEqual([width, isNamed]);
        expect(await name.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(120);
      }
    }
    expect(visitor.complaints).toEqual([]);
  },
);

it.each(languages)(
  'in %s no word of the list of sheets is broken or covered, beside the scrollbar too',
  async (language) => {
    const visitor = await journey.visitor({ language, viewport: { width: 1440, height: 700 } });
    const { page, say } = visitor;
    await EditorPage.openNew(visitor);
    const list = page.getByRole('navigation', { name: say('editor.sheets') }).first();
    // The bold title of the shown sheet is the widest.
    const beyond = () =>
      list.getByRole('button').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const { paddingLeft, paddingRight } = getComputedStyle(title);
          const room = title.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const word = document.createElement('span');
          Object.assign(word.style, { position: 'absolute', fontWeight: '600' });
          title.append(word);
          const long = (title.firstChild?.textContent ?? '').split(' ').filter((text) => {
            word.textContent = text;
            return word.getBoundingClientRect().width > room;
          });
          word.remove();
          return long;
        }),
      );
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, ...(await beyond())]).toEqual([width]);
    }
  },
);

const scenarioButton = /^(Scenario|Сценарий)/;
