// The product in a view as somebody else: its band over a list, a model, the settings, a dialog and a refusal, and what is left when it is over.
import { makeOperator } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { withServerDatabase } from '../operators/seed-users.ts';
import { bandOf } from '../operators/view-as.ts';
import { seedTemplates } from '../seed-templates.ts';
import { signUp } from '../sign-up.ts';
import { turnOffOnboarding } from '../turn-off-onboarding.ts';
import { isNarrow, type Screen } from './screen.ts';

interface Viewed {
  readonly id: string;
  readonly uuid: string;
}

const viewed = new WeakMap<Visitor, Viewed>();

const idOf = ({ server }: Visitor, email: string) =>
  withServerDatabase(server, async ({ query }) => {
    const found = query.selectFrom('account').select('id').where('email', '=', email);
    return (await found.executeTakeFirstOrThrow()).id;
  });

/** Becomes a user with two models, and then, in the same browser, an operator who looks at them. */
async function begin(visitor: Visitor): Promise<void> {
  const { page, context, home, language } = visitor;
  await visitor.open('/settings');
  const email = await signUp(visitor);
  await turnOffOnboarding(visitor);
  const [uuid = ''] = await seedTemplates(visitor, [{ name: 'Bakery' }, { name: 'Rooms by the sea' }]);
  const id = await idOf(visitor, email);
  viewed.set(visitor, { id, uuid });
  await context.clearCookies();
  await signUp(visitor);
  await makeOperator(visitor);
  await page.evaluate(
    async ([userId, spoken]) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'x-xsrf-token': decodeURIComponent(token) };
      const response = await fetch(`/api/admin/users/${userId}/view-as`, { method: 'POST', headers });
      const { token: viewToken, endsAt: endsAtMs } = await response.json();
      const begun = { token: viewToken, userId, endsAtMs, language: spoken };
      // As the area does in the window that it opens.
      sessionStorage.setItem('modelwright.view', JSON.stringify(begun));
    },
    [id, language] as const,
  );
  await page.goto('about:blank');
  await page.goto(`${home}#/`);
}

export const viewAsScreens: readonly Screen[] = [
  {
    name: 'home',
    show: async (visitor) => {
      await begin(visitor);
      await bandOf(visitor.page).waitFor();
      await visitor.page.getByRole('link', { name: 'Bakery' }).waitFor();
    },
  },
  {
    name: 'editor',
    show: async (visitor) => {
      const { page, open, say } = visitor;
      await open(`/template/${viewed.get(visitor)?.uuid}/`);
      await page.getByText(say('view-as.not-kept'), { exact: true }).first().waitFor();
      const shown = isNarrow(visitor)
        ? page.getByLabel(/^(Price|Цена)/)
        : page.locator('[data-active]').getByRole('grid');
      await shown.first().waitFor();
    },
  },
  {
    name: 'settings',
    show: async ({ page, open, say }) => {
      await open('/settings');
      await page.getByRole('region', { name: say('settings.data'), exact: true }).waitFor();
    },
  },
  {
    name: 'refused',
    show: async (visitor) => {
      const { page } = visitor;
      await page.locator('main a[href="/api/user/export"]').click();
      await bandOf(page).getByRole('alert').getByRole('paragraph').waitFor();
    },
  },
  {
    name: 'dialog',
    show: async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
  },
  {
    name: 'menu',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('nav.open') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'nothing-new',
    show: async ({ page, open, say }) => {
      await page.keyboard.press('Escape');
      await open('/template/new/');
      await page.getByText(say('view-as.nothing-new'), { exact: true }).waitFor();
    },
  },
  {
    name: 'over',
    show: async (visitor) => {
      const { server, open, page, say } = visitor;
      const id = viewed.get(visitor)?.id ?? '';
      await withServerDatabase(server, ({ query }) =>
        query.deleteFrom('operator_view').where('account_id', '=', id).execute(),
      );
      await open('/settings');
      await page.getByRole('heading', { level: 1, name: say('view-as.over') }).waitFor();
    },
  },
];
