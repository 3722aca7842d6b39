// The operators' second factor, and the tabs that look after the business and the server: overview, jobs and mail, health.
import { makeOperator, makeUnprovedOperator } from '../../add-order.ts';
import type { AppServer } from '../../app-server.ts';
import type { Visitor } from '../../journey.ts';
import { AuthenticatorApp, leaveRecoveryCodes, wrongCode } from '../../operators/second-factor.ts';
import { done, emailTo, leased, seedJob, waiting } from '../../operators/seed-jobs.ts';
import { seedOverview } from '../../operators/seed-overview.ts';
import { openTab } from '../../operators.ts';
import { journeyPassword, signUp } from '../../sign-up.ts';
import { breakOnce, type Screen } from '../screen.ts';

const button = ({ page, say }: Visitor, id: Parameters<Visitor['say']>[0]) =>
  page.getByRole('button', { name: say(id), exact: true });

const emails = new WeakMap<Visitor, string>();

async function sendCode({ page, say }: Visitor, code: string): Promise<void> {
  await page.getByLabel(say('secondFactor.code'), { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

const setUp: readonly Screen[] = [
  {
    name: 'second-factor',
    show: async (visitor) => {
      await visitor.open('/settings');
      emails.set(visitor, await signUp(visitor));
      await makeUnprovedOperator(visitor);
      await visitor.open('/admin');
      await visitor.page.reload();
      await button(visitor, 'secondFactor.set-up').click();
      await visitor.page.getByText(visitor.say('settings.password-empty')).waitFor();
    },
  },
  {
    name: 'second-factor-scan',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByLabel(say('secondFactor.password'), { exact: true }).fill(journeyPassword);
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: say('secondFactor.picture') }).waitFor();
    },
  },
  {
    name: 'second-factor-refused',
    show: async (visitor) => {
      await sendCode(visitor, wrongCode());
      await visitor.page.getByText(visitor.say('secondFactor.wrong-code')).waitFor();
    },
  },
  {
    name: 'recovery-codes',
    show: async (visitor) => {
      const shown = visitor.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
      const secret = ((await shown.textContent()) ?? '').replaceAll(' ', '');
      await sendCode(visitor, new AuthenticatorApp(secret).next());
      await button(visitor, 'secondFactor.codes-download').waitFor();
    },
  },
  {
    name: 'second-factor-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/second-factor');
      await visitor.page.reload();
      await visitor.page.getByText(visitor.say('secondFactor.failed')).waitFor();
    },
  },
];

const proving: readonly Screen[] = [
  {
    name: 'second-factor-prove',
    show: async (visitor) => {
      const { page, say } = visitor;
      const json = { isSetUp: true, isProved: false, recoveryCodesLeft: 10, needsPassword: true };
      await page.route('**/api/user/second-factor', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText(say('secondFactor.prove-lead')).waitFor();
      await button(visitor, 'secondFactor.go-on').click();
      await page.getByText(say('secondFactor.code-empty')).waitFor();
    },
  },
  {
    name: 'second-factor-recovery',
    show: async (visitor) => {
      await button(visitor, 'secondFactor.use-recovery-code').click();
      await visitor.page.getByLabel(visitor.say('secondFactor.recovery-code'), { exact: true }).waitFor();
    },
  },
  {
    name: 'settings-codes',
    show: async (visitor) => {
      const { page, say, server } = visitor;
      await page.unroute('**/api/user/second-factor');
      await leaveRecoveryCodes(server, emails.get(visitor) ?? '', 2);
      await visitor.open('/settings');
      await page.reload();
      await page.getByText(say('secondFactor.make-new')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-new-codes',
    show: async (visitor) => {
      await button(visitor, 'secondFactor.new-codes').click();
      await button(visitor, 'secondFactor.new-codes-submit').click();
      await visitor.page.getByText(visitor.say('secondFactor.code-empty')).waitFor();
    },
  },
];

const seeded = new WeakSet<AppServer>();
const gone = { kind: 'reset-password', url: '' };

/** The server is visited in several languages and widths. */
async function seedOnce(server: AppServer): Promise<void> {
  if (seeded.has(server)) return;
  seeded.add(server);
  const { dataDir } = server;
  const error = 'connect ECONNREFUSED 203.0.113.25:587';
  await seedOverview(dataDir, {
    1: { visit: 41, 'sign-up': 6, 'active-user': 18, 'build-done': 22, download: 14, error: 2 },
    3: { visit: 58, 'sign-up': 9, 'active-user': 25, 'template-made': 31, 'build-done': 40, download: 21 },
    9: { visit: 33, 'step-begun': 20, 'step-built': 14, 'step-downloaded': 9, 'step-account': 5 },
    40: { visit: 100, 'sign-up': 4, 'active-user': 40, 'build-done': 35, download: 11, error: 7 },
  });
  await seedJob(dataDir, {
    payload: emailTo('ada.lovelace@analytical-engines.example.com'),
    last_error: error,
  });
  await seedJob(dataDir, { ...waiting(), payload: emailTo('bob@example.com'), last_error: error });
  await seedJob(dataDir, { ...done(), payload: emailTo('carol@example.com', gone) });
  await seedJob(dataDir, { ...done(), payload: '{}' });
  await seedJob(dataDir, { ...waiting(), kind: 'cancel-subscription' });
  await seedJob(dataDir, { ...leased(), kind: 'remove-spreadsheet' });
  await seedJob(dataDir, { kind: 'receipt' });
}

const panel = ({ page }: Visitor, tab: string) => page.locator(`#operator-panel-${tab}`);

const business: readonly Screen[] = [
  {
    name: 'few-codes',
    show: async (visitor) => {
      await makeOperator(visitor);
      await leaveRecoveryCodes(visitor.server, emails.get(visitor) ?? '', 1);
      await seedOnce(visitor.server);
      await visitor.page.keyboard.press('Escape');
      await openTab(visitor, 'health');
      await visitor.page.reload();
      await panel(visitor, 'health').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'health-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/admin/health');
      await button(visitor, 'admin.refresh').click();
      await panel(visitor, 'health').getByText(visitor.say('admin.health-failed')).waitFor();
    },
  },
  {
    name: 'overview',
    show: async (visitor) => {
      await openTab(visitor, 'overview');
      await panel(visitor, 'overview').locator('figure').first().waitFor();
    },
  },
  {
    name: 'overview-charts',
    show: async (visitor) => {
      await panel(visitor, 'overview').locator('figure').nth(1).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'overview-funnel',
    show: async (visitor) => {
      const { page, say } = visitor;
      await panel(visitor, 'overview').getByText(say('admin.overview-table'), { exact: true }).click();
      await page.getByText(say('admin.funnel-purchase-text')).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'overview-table',
    show: async (visitor) => {
      await panel(visitor, 'overview').locator('tbody > tr').nth(2).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'overview-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/admin/overview?*');
      await button(visitor, 'admin.refresh').click();
      await panel(visitor, 'overview').getByText(visitor.say('admin.overview-failed')).waitFor();
    },
  },
  {
    name: 'letters',
    show: async (visitor) => {
      await openTab(visitor, 'jobs');
      await panel(visitor, 'jobs').locator('tbody > tr').first().waitFor();
    },
  },
  {
    name: 'letter',
    show: async (visitor) => {
      await button(visitor, 'admin.letter-read').first().click();
      await visitor.page.getByText(visitor.say('admin.letter-redacted')).waitFor();
    },
  },
  {
    name: 'letters-empty',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await page.getByLabel(say('admin.letters-to-whom'), { exact: true }).fill('nobody@example.com');
      await page.keyboard.press('Enter');
      await page.getByText(say('admin.letters-empty')).waitFor();
    },
  },
  {
    name: 'queue',
    show: async (visitor) => {
      const jobs = panel(visitor, 'jobs');
      await jobs.getByRole('radiogroup').getByText(visitor.say('admin.queue'), { exact: true }).click();
      await jobs.locator('tbody > tr').nth(5).waitFor();
    },
  },
  {
    name: 'job-drop',
    show: async (visitor) => {
      await button(visitor, 'admin.job-drop').first().click();
      await visitor.page.getByText(visitor.say('admin.job-drop-title')).waitFor();
    },
  },
];

export const businessScreens: readonly Screen[] = [...setUp, ...proving, ...business];
