// The operators' area: its frame, the tabs of logs, templates and the record, and the dialogs about templates.
import { makeOperator } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { openTab } from '../operators.ts';
import { seedTemplates } from '../seed-templates.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, type Screen } from './screen.ts';

const panel = ({ page }: Visitor, tab: string) => page.locator(`#operator-panel-${tab}`);

async function begin(visitor: Visitor): Promise<void> {
  await visitor.open('/settings');
  await signUp(visitor);
  const context = 'A tea room of 20 seats by the river';
  await seedTemplates(visitor, [{ name: 'Tea room', description: 'By the river', templateContext: context }]);
  await makeOperator(visitor);
  await visitor.page.reload();
  await openTab(visitor, 'record');
}

async function showFound(visitor: Visitor, kind: 'context' | 'names' | 'all'): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say(`admin.templates-${kind}`), exact: true }).click();
  await panel(visitor, 'templates').locator('tbody > tr').first().waitFor();
}

const templates: readonly Screen[] = [
  {
    name: 'templates',
    show: async (visitor) => {
      await visitor.page.unroute('**/api/admin/current-environment');
      await openTab(visitor, 'templates');
    },
  },
  { name: 'templates-context', show: (visitor) => showFound(visitor, 'context') },
  { name: 'templates-names', show: (visitor) => showFound(visitor, 'names') },
  {
    name: 'templates-of-user',
    show: async (visitor) => {
      const { page, say } = visitor;
      await showFound(visitor, 'all');
      await page
        .getByRole('button', { name: say('admin.user-templates-show') })
        .first()
        .click();
      await page
        .getByRole('button', { name: say('admin.view-json') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'template-json',
    show: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('admin.view-json') })
        .first()
        .click();
      await page.getByRole('button', { name: say('admin.copy') }).waitFor();
    },
  },
];

export const adminScreens: readonly Screen[] = [
  {
    name: 'record',
    show: async (visitor) => {
      await begin(visitor);
      await panel(visitor, 'record').getByText(visitor.say('admin.record-lead')).waitFor();
    },
  },
  {
    name: 'tabs',
    isOnlyNarrow: true,
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say('admin.all-sections') }).click();
      await page.getByRole('tab').first().waitFor();
    },
  },
  {
    name: 'logs',
    show: async (visitor) => {
      await openTab(visitor, 'logs');
      await visitor.page.getByRole('button', { name: visitor.say('admin.logs-load'), exact: true }).click();
      await panel(visitor, 'logs').locator('tbody > tr').first().waitFor();
    },
  },
  {
    name: 'logs-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/admin/logs?*');
      await visitor.page.getByRole('button', { name: visitor.say('admin.refresh'), exact: true }).click();
      await panel(visitor, 'logs').getByText(visitor.say('admin.logs-failed')).waitFor();
    },
  },
  {
    name: 'environment-failed',
    show: async (visitor) => {
      const { page, say } = visitor;
      // Nothing else is configured on this server.
      const names = ['local', 'test', 'production'];
      const environments = names.map((name) => ({ name, isConfigured: true, isOwn: name === 'local' }));
      const json = { environment: 'local', environments };
      await page.route('**/api/admin/current-environment', (route) => route.fulfill({ json }));
      await page.reload();
      await page.locator('label[data-environment=production]').click();
      await page.getByText(say('admin.error-environment-not-configured')).waitFor();
      await page.unroute('**/api/admin/current-environment');
    },
  },
  {
    name: 'production',
    show: async (visitor) => {
      const { page, say } = visitor;
      const environments = [{ name: 'production', isConfigured: true, isOwn: true }];
      const json = { environment: 'production', environments };
      await page.route('**/api/admin/current-environment', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText(say('admin.production-band')).waitFor();
    },
  },
  ...templates,
];
