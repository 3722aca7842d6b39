// The shell in its states: the bar, the drawer, the palette, feedback, and its error messages.
import { emptyGallery, fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe } from '#testing/gallery/offers.ts';
import { changeAccount } from '../change-account.ts';
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { signUp } from '../sign-up.ts';
import { breakOnce, isNarrow, type Screen, showText } from './screen.ts';

const settings = (visitor: Visitor) => showText(visitor, '/settings', visitor.say('settings.language'));

async function openPalette(visitor: Visitor, query: string): Promise<void> {
  const { page, say } = visitor;
  await page.getByRole('button', { name: say('palette.title') }).click();
  await page.getByRole('combobox', { name: say('palette.title') }).fill(query);
}

async function openFeedback(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  if (isNarrow(visitor)) await page.getByRole('button', { name: say('nav.open') }).click();
  await page.getByRole('button', { name: say('nav.feedback') }).click();
  await page.getByRole('textbox', { name: say('feedback.message') }).waitFor();
}

async function submitFeedback({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: say('feedback.submit') }).click();
}

async function openUserMenu({ page, say }: Visitor): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('nav.user-menu').split(':')[0]}`) }).click();
  await page.getByRole('menuitem', { name: say('nav.sign-out') }).waitFor();
}

export const shellScreens: readonly Screen[] = [
  { name: 'not-found', show: (visitor) => showText(visitor, '/no/such', visitor.say('not-found.title')) },
  {
    name: 'template-not-found',
    show: (visitor) => showText(visitor, '/template/no-uuid/', visitor.say('missing.title')),
  },
  {
    name: 'bar',
    show: async (visitor) => (await EditorPage.openNew(visitor)).waitForSaved(),
  },
  {
    name: 'drawer',
    isOnlyNarrow: true,
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('nav.open') }).click();
      await visitor.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'palette',
    show: async (visitor) => {
      await visitor.page.reload();
      await visitor.page.getByRole('button', { name: visitor.say('editor.download') }).waitFor();
      await openPalette(visitor, '');
      await visitor.page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  { name: 'palette-found', show: (visitor) => typeInPalette(visitor, 'c') },
  { name: 'palette-none', show: (visitor) => typeInPalette(visitor, 'xyzxyz') },
  {
    name: 'feedback-faults',
    show: async (visitor) => {
      await settings(visitor);
      await visitor.page.reload();
      await openFeedback(visitor);
      await visitor.page.getByLabel(visitor.say('feedback.email')).fill('someone@');
      await submitFeedback(visitor);
      await visitor.page.getByText(visitor.say('check.email')).waitFor();
    },
  },
  {
    name: 'feedback-failed',
    show: async (visitor) => {
      const { page, say } = visitor;
      await breakOnce(visitor, '**/api/user/shareFeedback');
      await page.getByRole('textbox', { name: say('feedback.message') }).fill('+1 😀');
      await page.getByLabel(say('feedback.email')).fill('someone@example.com');
      await submitFeedback(visitor);
      await page.getByText(say('feedback.failed')).waitFor();
    },
  },
  {
    name: 'feedback-sent',
    show: async (visitor) => {
      await submitFeedback(visitor);
      await visitor.page.getByText(visitor.say('feedback.sent')).waitFor();
    },
  },
  {
    name: 'offline',
    show: async (visitor) => {
      await settings(visitor);
      await visitor.page.reload();
      await visitor.page.getByText(visitor.say('settings.language')).first().waitFor();
      await visitor.context.setOffline(true);
      await visitor.page.getByText(visitor.say('offline.text')).waitFor();
    },
  },
  {
    name: 'user-menu',
    show: async (visitor) => {
      await visitor.context.setOffline(false);
      const email = await signUp(visitor);
      await changeAccount(visitor.server, email, {
        first_name: 'Maria',
        last_name: 'Ivanova',
        is_entitled: 1,
      });
      await visitor.page.reload();
      await openUserMenu(visitor);
    },
  },
  {
    name: 'sign-out-failed',
    show: async (visitor) => {
      await breakOnce(visitor, '**/api/user/signout');
      await visitor.page.getByRole('menuitem', { name: visitor.say('nav.sign-out') }).click();
      await visitor.page.getByText(visitor.say('sign-out.failed-text')).waitFor();
    },
  },
  {
    name: 'sign-out-unsaved',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await page.evaluate(() => localStorage.setItem('modelwright.draft.left.here', '{}'));
      await openUserMenu(visitor);
      await page.getByRole('menuitem', { name: say('nav.sign-out') }).click();
      await page.getByText(say('sign-out.unsaved-text')).waitFor();
    },
  },
  {
    name: 'static-page',
    show: async (visitor) => {
      const [offered] = await fillGallery(visitor.server, visitor.context, [cafe]);
      await visitor.page.goto(`${visitor.server.page}static/${offered?.uuid}`);
      await visitor.page.getByRole('button', { name: visitor.say('static.use') }).waitFor();
      await visitor.page.getByRole('button', { name: visitor.say('editor.download') }).waitFor();
      await emptyGallery(visitor.server);
    },
  },
  {
    name: 'static-page-offline',
    show: async (visitor) => {
      await visitor.context.setOffline(true);
      await visitor.page.getByText(visitor.say('offline.text')).waitFor();
    },
  },
];

async function typeInPalette({ page, say }: Visitor, query: string): Promise<void> {
  await page.getByRole('combobox', { name: say('palette.title') }).fill(query);
}
