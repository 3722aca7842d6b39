// The operators' area: its frame and the record.
import { makeOperator } from '../add-order.ts';
import type { Visitor } from '../journey.ts';
import { openTab } from '../operators.ts';
import { seedTemplates } from '../seed-templates.ts';
import { signUp } from '../sign-up.ts';
import type { Screen } from './screen.ts';

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
];
