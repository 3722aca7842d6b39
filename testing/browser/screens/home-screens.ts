// The visitor's own templates in every state: none, as many as fit, searched, cloned, selected, deleted and restored.
import type { Route } from 'playwright-core';
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';
import type { Visitor } from '../journey.ts';
import { seedTemplates } from '../seed-templates.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, holdToast, type Screen, showText } from './screen.ts';

/** Enough for the cards of the screens. */
type Names = readonly [first: string, second: string, ...others: string[]];

const names: Readonly<Record<Language, Names>> = {
  en: ['Coffee shop by the station', 'Boutique hotel', 'Dental clinic', 'Solar farm, 5 MW', 'Fashion online'],
  ru: ['Кофейня у вокзала', 'Бутик-отель', 'Стоматология', 'Солнечная станция, 5 МВт', 'Магазин одежды'],
};
interface CardTexts {
  readonly description: string;
  readonly services: readonly string[];
}

const texts: Readonly<Record<Language, CardTexts>> = {
  en: {
    description: 'Rooms, breakfasts and conferences in the old town, open all year round.',
    services: ['Espresso drinks and specialty coffee', 'Fresh pastry from our own bakery'],
  },
  ru: {
    description: 'Номера, завтраки и конференции в старом городе, открыто круглый год.',
    services: ['Эспрессо и напитки на его основе', 'Свежая выпечка из собственной пекарни'],
  },
};
const searches: Readonly<Record<Language, string>> = { en: 'hotel', ru: 'отель' };

const languageOf = async ({ page }: Visitor): Promise<Language> =>
  languageOfLocale(await page.evaluate(() => document.documentElement.lang)) ?? defaultLanguage;

async function openAnew({ page, open }: Visitor): Promise<void> {
  await open('/');
  await page.reload();
  await page.getByRole('searchbox').waitFor();
}

async function fill(visitor: Visitor): Promise<void> {
  await signUp(visitor);
  const language = await languageOf(visitor);
  const { description, services } = texts[language];
  const [first, second, ...others] = names[language];
  await seedTemplates(visitor, [
    { name: first, services },
    { name: second, description, price: 29 },
    ...others.map((name) => ({ name })),
    { name: `${first} ${'и ещё / and more '.repeat(8)}`, description: description.repeat(4) },
  ]);
  await openAnew(visitor);
  await visitor.page.getByRole('link', { name: second }).waitFor();
}

const cardOf = ({ page }: Visitor, index: number) => page.getByRole('listitem').nth(index);
const action = (visitor: Visitor, index: number, name: RegExp) =>
  cardOf(visitor, index).getByRole('button', { name });
const remove = /^(Delete|Удалить)/;

async function pressDelete(visitor: Visitor): Promise<void> {
  await action(visitor, 4, remove).click();
  await visitor.page.getByRole('dialog').waitFor();
}

async function confirm(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('button', { name: visitor.say('home.delete-yes') }).click();
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
}

const openDeleted = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole('button', { name: /^(Recently deleted|Недавно удалённые)/ }).click();
  await visitor.page.getByRole('dialog').waitFor();
};

const firstSteps: readonly Screen[] = [
  { name: 'intro', show: (visitor) => showText(visitor, '/', visitor.say('intro.title')) },
  {
    name: 'limit',
    show: async (visitor) => {
      await seedTemplates(visitor, [{ name: 'Mine' }]);
      await openAnew(visitor);
      await visitor.page.getByText(visitor.say('home.limit-title')).first().waitFor();
    },
  },
  { name: 'grid', show: fill },
  {
    name: 'found',
    show: async (visitor) => {
      await visitor.page.getByRole('searchbox').fill(searches[await languageOf(visitor)]);
      await cardOf(visitor, 1).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'nothing-found',
    show: async (visitor) => {
      await visitor.page.getByRole('searchbox').fill('xyzzy');
      await visitor.page.getByText(visitor.say('home.nothing-found-text')).waitFor();
    },
  },
];

/** Releases the reply that a screen is waiting for. */
let release = (): void => undefined;

const cloning: readonly Screen[] = [
  {
    name: 'cloning',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('home.clear-search') }).click();
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const hold = async (route: Route) => {
        await released;
        await route.continue();
      };
      await page.route('**/api/user/template/*', hold, { times: 1 });
      await action(visitor, 0, /^(Clone|Клонировать)/).click();
      await page.locator('[aria-busy=true]').waitFor();
    },
  },
  {
    name: 'cloned',
    show: async (visitor) => {
      release();
      await holdToast(visitor, /(Cloned: |Копия готова)/);
    },
  },
];

const deleting: readonly Screen[] = [
  { name: 'delete', show: pressDelete },
  {
    name: 'delete-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/template/*');
      await confirm(visitor);
      await holdToast(visitor, visitor.say('home.delete-failed'));
    },
  },
  {
    name: 'deleted',
    show: async (visitor) => {
      await pressDelete(visitor);
      await confirm(visitor);
      await holdToast(visitor, /(was deleted|Удалена модель)/);
    },
  },
];

const listing: readonly Screen[] = [
  {
    name: 'list',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('home.list'), exact: true }).click();
      await visitor.page.getByRole('checkbox').nth(1).waitFor();
    },
  },
  {
    name: 'chosen',
    show: async (visitor) => {
      const boxes = visitor.page.getByRole('checkbox');
      await boxes.nth(2).check();
      await boxes.nth(4).click({ modifiers: ['Shift'] });
      await visitor.page.getByRole('button', { name: visitor.say('home.delete-now') }).waitFor();
    },
  },
  {
    name: 'deleted-together',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('home.delete-now') }).click();
      await holdToast(visitor, /(models were deleted|Удален[ыо])/);
    },
  },
  { name: 'recently-deleted', show: openDeleted },
  {
    name: 'none-deleted',
    show: async (visitor) => {
      const buttons = visitor.page.getByRole('dialog').getByRole('listitem').getByRole('button');
      for (let left = await buttons.count(); left > 0; left -= 1) {
        await buttons.first().click();
        // Its row is gone; the next click is for another one.
        await buttons.nth(left - 1).waitFor({ state: 'detached' });
      }
      await visitor.page.getByText(visitor.say('home.deleted-none')).waitFor();
    },
  },
];

export const homeScreens: readonly Screen[] = [...firstSteps, ...cloning, ...deleting, ...listing];
