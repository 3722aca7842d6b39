// What operators answer about templates and messages, and the dialogs with which people publish and report templates.
import { newPerson, saveNew } from '#testing/server/people.ts';
import { Visitor as ApiVisitor } from '#testing/server/visitor.ts';
import { makeOperator } from '../../add-order.ts';
import type { AppServer } from '../../app-server.ts';
import type { Visitor } from '../../journey.ts';
import { OperatorPanel } from '../../operators/operator-panel.ts';
import { seededAt, withServerDatabase } from '../../operators/seed-users.ts';
import { openTab } from '../../operators.ts';
import { saveTemplate } from '../../save-template.ts';
import { signUp } from '../../sign-up.ts';
import { breakOnce, type Screen } from '../screen.ts';
import { fillGalleryOf } from './money-screens.ts';

const seeded = new WeakMap<AppServer, Promise<string>>();

/** Somebody's published model that waits and is reported, and messages; returns its uuid. */
const seedOnce = (server: AppServer): Promise<string> => {
  const begun = seeded.get(server) ?? seed(server);
  seeded.set(server, begun);
  return begun;
};

async function seed(server: AppServer): Promise<string> {
  const newVisitor = async () => {
    const person = new ApiVisitor(server.origin);
    await person.call('getUser');
    return person;
  };
  const { visitor: owner } = await newPerson({ newVisitor });
  const id = await saveNew(owner, 'Bakery by the bridge');
  await owner.call('publishTemplate', {
    body: { uuid: id, name: 'Bakery by the bridge', isPublished: true },
  });
  await owner.call('askForListing', { id });
  const reader = await newVisitor();
  const words =
    'The rent is in it twice: once among the costs of sales and once more among the other expenses.';
  await reader.call('reportTemplate', { id, body: { reason: 'wrong-numbers', words } });
  await owner.call('reportTemplate', { id, body: { reason: 'other', words: '' } });
  await reader.call('feedback', {
    body: { message: 'Is there a plan for schools?\nWe are twenty teachers.' },
  });
  await owner.call('feedback', { body: { message: 'Thank you for asking: it works well for us.' } });
  await withServerDatabase(server, ({ query }) =>
    query.updateTable('account').set({ feedback_requested_at: 1 }).where('kind', '=', 'user').execute(),
  );
  return id;
}

const gallery = (visitor: Visitor) => new OperatorPanel(visitor, 'gallery');
const reports = (visitor: Visitor) => new OperatorPanel(visitor, 'reports');

const approvals: readonly Screen[] = [
  {
    name: 'waiting',
    show: async (visitor) => {
      const { say } = visitor;
      await visitor.open('/settings');
      await signUp(visitor);
      await makeOperator(visitor);
      await seedOnce(visitor.server);
      await visitor.page.reload();
      await openTab(visitor, 'gallery');
      await gallery(visitor).act('Bakery by the bridge', say('approval.examine')).click();
      await gallery(visitor).button(say('approval.approve')).waitFor();
    },
  },
  {
    name: 'stale',
    show: async (visitor) => {
      const json = { code: 'template-stale', message: 'The template was changed elsewhere.', remedy: '' };
      const answer = { status: 409, json };
      await visitor.page.route('**/api/admin/listings/*/approve', (route) => route.fulfill(answer), {
        times: 1,
      });
      await gallery(visitor).button(visitor.say('approval.approve')).click();
      await gallery(visitor).says(visitor.say('admin.error-template-stale'));
    },
  },
  {
    name: 'refuse',
    show: async (visitor) => {
      await gallery(visitor).button(visitor.say('approval.refuse')).click();
      await visitor.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'listed',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await fillGalleryOf(visitor);
      await gallery(visitor).view(visitor.say('approval.listed'));
      await gallery(visitor).rows.nth(1).waitFor();
    },
  },
  {
    name: 'take-out',
    show: async (visitor) => {
      await gallery(visitor).button(visitor.say('approval.take-out')).first().click();
      await visitor.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
];

const reported: readonly Screen[] = [
  {
    name: 'messages',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await openTab(visitor, 'reports');
      await reports(visitor).row('twenty teachers').waitFor();
    },
  },
  {
    name: 'reported',
    show: async (visitor) => {
      await reports(visitor).view(visitor.say('reports.templates'));
      await reports(visitor).row('Bakery by the bridge').waitFor();
    },
  },
  {
    name: 'make-private',
    show: async (visitor) => {
      const { page, say } = visitor;
      await reports(visitor).button(say('reports.unpublish')).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'downloads',
    show: async (visitor) => {
      await visitor.page.keyboard.press('Escape');
      await reports(visitor).view(visitor.say('reports.downloads'));
      await visitor.page.getByRole('link', { name: visitor.say('reports.revenue') }).waitFor();
    },
  },
];

const publishing: readonly Screen[] = [
  {
    name: 'publish',
    show: async (visitor) => {
      const { page, say } = visitor;
      await visitor.open('/templates');
      await saveTemplate(visitor, { name: 'Tea room', price: null });
      await page.reload();
      await page
        .getByRole('button', { name: say('home.publish-named').replace('{name}', 'Tea room') })
        .click();
      await page.getByText(say('publish.first')).waitFor();
    },
  },
  {
    name: 'published',
    show: async ({ page, say }) => {
      await page.getByRole('switch').click();
      await page.getByRole('button', { name: say('publish.save'), exact: true }).click();
      await page.getByRole('button', { name: say('publish.ask'), exact: true }).waitFor();
    },
  },
  {
    name: 'asked',
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say('publish.ask'), exact: true }).click();
      await page.getByText(say('publish.state-asked'), { exact: true }).waitFor();
    },
  },
  {
    name: 'answered',
    show: async ({ page, say }) => {
      const answer =
        'The rent is missing, and the loan is paid back before it is taken. Please look at both.';
      const refused = { state: 'refused', askedAt: seededAt, answeredAt: seededAt, answer, isListed: false };
      const json = { ...refused, isChanged: false, isPublished: true };
      await page.route('**/listing', (route) => route.fulfill({ json }), { times: 1 });
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: say('home.publish-named').replace('{name}', 'Tea room') })
        .click();
      await page.getByText(answer).waitFor();
    },
  },
  {
    name: 'offered',
    show: async (visitor) => {
      const { page, say, open, server } = visitor;
      await page.keyboard.press('Escape');
      await open(`/template/${await seedOnce(server)}/`);
      await page.getByRole('button', { name: say('gallery.report') }).waitFor();
    },
  },
  {
    name: 'report',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: say('gallery.report') }).click();
      await breakOnce(visitor, '**/report');
      await page.getByRole('button', { name: say('report.send') }).click();
      await page.getByText(say('report.failed')).waitFor();
    },
  },
  {
    name: 'report-sent',
    show: async ({ page, say }) => {
      await page.getByRole('button', { name: say('report.send') }).click();
      await page.getByText(say('report.sent')).waitFor();
    },
  },
];

export const operatorGalleryScreens: readonly Screen[] = [...approvals, ...reported, ...publishing];
