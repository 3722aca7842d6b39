// Signing in, signing up, resetting a password, and confirming an address: each form, each error, each notice.
import type { MessageId } from '#web/i18n/messages.ts';
import type { Visitor } from '../journey.ts';
import { SignInPage } from '../sign-in-page.ts';
import { holdToast, type Screen, showText } from './screen.ts';

const email = 'ann@example.com';
const password = 'correct horse battery';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly retryAfterSeconds?: number;
}

/** Stubs a reply of the server, once: for what would take a mail client, a minute or an operator. */
async function answerOnce({ page }: Visitor, address: string, json: object, status = 200): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status, json }), { times: 1 });
}

async function refuseOnce({ page }: Visitor, address: string, refusal: Refusal): Promise<void> {
  const { status, code, retryAfterSeconds } = refusal;
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  const json = { code, message: code, remedy: '' };
  await page.route(address, (route) => route.fulfill({ status, headers, json }), { times: 1 });
}

/** Reloads the page: dialogs and notices of the screen before are gone. */
async function openPage(visitor: Visitor, address = '#/settings'): Promise<void> {
  await visitor.page.goto('about:blank');
  await visitor.page.goto(`${visitor.server.page}${address}`);
  await visitor.page.getByRole('banner').waitFor();
}

/** Reuses the page if possible: loading it takes longer than any scan. */
async function openDialog(visitor: Visitor): Promise<SignInPage> {
  const { page } = visitor;
  const shown = new SignInPage(visitor);
  const isBusy = (await shown.dialog.locator('[data-loading]').count()) > 0;
  if (isBusy || !page.url().endsWith('#/settings')) await openPage(visitor);
  else if ((await shown.dialog.count()) > 0) {
    await page.keyboard.press('Escape');
    await shown.waitUntilGone();
  }
  return SignInPage.open(visitor);
}

async function openMode(visitor: Visitor, link: MessageId): Promise<SignInPage> {
  const dialog = await openDialog(visitor);
  await dialog.link(link).click();
  return dialog;
}

async function refusedSignIn(visitor: Visitor, refusal: Refusal): Promise<void> {
  const dialog = await openDialog(visitor);
  await refuseOnce(visitor, '**/api/user/login', refusal);
  await dialog.fill(email, password);
  await dialog.button('sign-in.submit').click();
  await dialog.alert.waitFor();
}

async function refusedReset(visitor: Visitor, refusal: Refusal | null): Promise<void> {
  const dialog = await openMode(visitor, 'sign-in.forgot');
  await dialog.email.fill(email);
  if (refusal) await refuseOnce(visitor, '**/requestResetPassword', refusal);
  else await answerOnce(visitor, '**/requestResetPassword', { user: { email } });
  await dialog.button('sign-in.submit-reset').click();
}

async function refusedChange(visitor: Visitor, refusal: Refusal, shown: MessageId): Promise<void> {
  await refuseOnce(visitor, '**/email/confirm', refusal);
  await openPage(visitor, '?token=spent#/emailChange/');
  await visitor.page.getByText(visitor.say(shown)).first().waitFor();
}

const signIn: readonly Screen[] = [
  {
    name: 'sign-in',
    show: async (visitor) => {
      await openDialog(visitor);
    },
  },
  {
    name: 'sign-in-faults',
    show: async (visitor) => {
      const dialog = await openDialog(visitor);
      await dialog.button('sign-in.submit').click();
      await visitor.page.getByText(visitor.say('sign-in.password-missing')).waitFor();
    },
  },
  {
    name: 'sign-in-google',
    show: async (visitor) => {
      await visitor.page.route(
        '**/api/user',
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), hasGoogleSignIn: true } });
        },
        { times: 1 },
      );
      await openPage(visitor);
      const dialog = await openDialog(visitor);
      await dialog.dialog.getByRole('link', { name: visitor.say('sign-in.google') }).waitFor();
    },
  },
  {
    name: 'sign-in-submitting',
    show: async (visitor) => {
      const dialog = await openDialog(visitor);
      await visitor.page.route('**/api/user/login', () => undefined, { times: 1 });
      await dialog.fill(email, password);
      await dialog.dialog.getByRole('button', { name: visitor.say('sign-in.show-password') }).click();
      await dialog.button('sign-in.submit').click();
      await dialog.dialog.locator('[data-loading]').first().waitFor();
    },
  },
  { name: 'wrong-login', show: (visitor) => refusedSignIn(visitor, { status: 401, code: 'wrong-login' }) },
  {
    name: 'too-many-tries',
    show: (visitor) => refusedSignIn(visitor, { status: 429, code: 'rate-limited', retryAfterSeconds: 55 }),
  },
  {
    name: 'archived',
    show: (visitor) => refusedSignIn(visitor, { status: 403, code: 'account-archived' }),
  },
  { name: 'broken', show: (visitor) => refusedSignIn(visitor, { status: 500, code: 'internal' }) },
];

const signUp: readonly Screen[] = [
  {
    name: 'sign-up',
    show: async (visitor) => {
      const dialog = await openMode(visitor, 'sign-in.to-up');
      await visitor.page.getByText(visitor.say('sign-in.strength-advice')).waitFor();
      await dialog.fill(email, password);
      await visitor.page.getByText(visitor.say('sign-in.strength-strong')).waitFor();
    },
  },
  {
    name: 'password-common',
    show: async (visitor) => {
      const dialog = await openMode(visitor, 'sign-in.to-up');
      await dialog.fill(email, 'password123');
      await refuseOnce(visitor, '**/api/user/register', { status: 422, code: 'password-too-common' });
      await dialog.button('sign-in.submit-up').click();
      await visitor.page.getByText(visitor.say('sign-in.password-common')).waitFor();
    },
  },
  {
    name: 'user-exists',
    show: async (visitor) => {
      const dialog = await openMode(visitor, 'sign-in.to-up');
      await dialog.fill(email, password);
      await refuseOnce(visitor, '**/api/user/register', { status: 409, code: 'user-exists' });
      await dialog.button('sign-in.submit-up').click();
      await dialog.alert.waitFor();
    },
  },
];

const backIn: readonly Screen[] = [
  {
    name: 'reset-unknown',
    show: async (visitor) => {
      await refusedReset(visitor, { status: 404, code: 'nouser' });
      await visitor.page.getByText(visitor.say('sign-in.nouser')).waitFor();
    },
  },
  {
    name: 'reset-sent',
    show: async (visitor) => {
      await refusedReset(visitor, null);
      await visitor.page.getByText(visitor.say('sign-in.sent-title')).waitFor();
    },
  },
  {
    name: 'new-password',
    show: async (visitor) => {
      await openPage(visitor, '?token=good#/passwordReset/');
      await visitor.page.getByRole('dialog').getByText(visitor.say('sign-in.new-text')).waitFor();
    },
  },
  {
    name: 'token-expired',
    show: async (visitor) => {
      await openPage(visitor, '?token=spent#/passwordReset/');
      const dialog = new SignInPage(visitor);
      await dialog.password.fill(password);
      await refuseOnce(visitor, '**/updatePassword', { status: 410, code: 'tokenUsedOrExpired' });
      await dialog.button('sign-in.submit-new').click();
      await dialog.alert.waitFor();
    },
  },
  {
    name: 'password-reset',
    show: async (visitor) => {
      await openPage(visitor, '#/passwordReset/');
      const dialog = new SignInPage(visitor);
      await dialog.button('app.close').click();
      await dialog.waitUntilGone();
      await showText(visitor, '/passwordReset/', visitor.say('password.text-none'));
    },
  },
];

const notices: readonly Screen[] = [
  {
    name: 'back-from-google',
    show: async (visitor) => {
      await openPage(visitor, '?signIn=unverified#/settings');
      await new SignInPage(visitor).alert.waitFor();
    },
  },
  {
    name: 'password-removed',
    show: async (visitor) => {
      await openPage(visitor, '?signIn=password-removed#/settings');
      await holdToast(visitor, visitor.say('google.password-removed'));
    },
  },
  {
    name: 'email-changed',
    show: async (visitor) => {
      await answerOnce(visitor, '**/email/confirm', { email });
      await openPage(visitor, '?token=good#/emailChange/');
      await visitor.page.getByText(visitor.say('email-change.done')).waitFor();
    },
  },
  {
    name: 'email-expired',
    show: (visitor) =>
      refusedChange(visitor, { status: 410, code: 'tokenUsedOrExpired' }, 'email-change.expired'),
  },
  {
    name: 'email-failed',
    show: (visitor) => refusedChange(visitor, { status: 500, code: 'internal' }, 'email-change.failed'),
  },
];

export const accountScreens: readonly Screen[] = [...signIn, ...signUp, ...backIn, ...notices];
