// The second factor of operators: set up before the area opens, proved in each session, refused and waited for, and reset.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOperator, makeUnprovedOperator } from '#testing/browser/add-order.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import {
  AuthenticatorApp,
  leaveRecoveryCodes,
  SecondFactorPage,
  wrongCode,
} from '#testing/browser/operators/second-factor.ts';
import { withServerDatabase } from '#testing/browser/operators/seed-users.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { journeyPassword, signIn, signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';
import { runCommand } from '#testing/server/run-command.ts';
import { knownRecoveryCodes } from '#testing/server/second-factor.ts';

let journey: Journey;

beforeAll(async () => {
  // Whoever guesses waits only where sign-ins are limited.
  journey = await Journey.beginAlone({ SIGN_INS_PER_MINUTE: '1000' });
});

afterAll(() => journey.end());

interface Operator {
  readonly visitor: Visitor;
  readonly email: string;
  readonly at: SecondFactorPage;
}

async function operator(make: (visitor: Visitor) => Promise<void>): Promise<Operator> {
  const visitor = await journey.visitor();
  await visitor.open('/settings');
  const email = await signUp(visitor);
  await make(visitor);
  await visitor.open('/admin');
  await visitor.page.reload();
  return { visitor, email, at: new SecondFactorPage(visitor) };
}

/** Another browser of the same operator, in which nothing is proved yet. */
async function elsewhere(email: string): Promise<Operator> {
  const visitor = await journey.visitor();
  await visitor.open('/settings');
  await signIn(visitor, email);
  await visitor.open('/admin');
  await visitor.page.reload();
  const at = new SecondFactorPage(visitor);
  await at.heading("Confirm it's you").waitFor();
  return { visitor, email, at };
}

async function secretShown({ page }: Visitor): Promise<string> {
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return ((await shown.textContent()) ?? '').replaceAll(' ', '');
}

it('is set up with the password and the first code, and gives ten recovery codes to keep', async () => {
  const { visitor, email, at } = await operator(makeUnprovedOperator);
  const { page, context } = visitor;
  await at.heading('Set up a second factor').waitFor();
  expect(await at.area.count()).toBe(0);
  await at.button('Set up').click();
  await page.getByText('Please enter the password', { exact: true }).waitFor();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await at.alert.getByText('Your current password is incorrect.', { exact: true }).waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(journeyPassword);
  await at.button('Set up').click();
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  const secret = await secretShown(visitor);
  await at.send('12345');
  await page.getByText('Type the six digits that your app shows', { exact: true }).waitFor();
  await at.send(wrongCode(secret));
  await at.alert.getByText("This code isn't valid.", { exact: false }).waitFor();
  const code = new AuthenticatorApp(secret).next();
  await at.send(`${code.slice(0, 3)} ${code.slice(3)}`);
  await at.heading('Your recovery codes').waitFor();
  const codes = await at.list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  for (const one of codes) expect(one).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await at.button('Copy').click();
  await page.getByRole('status').getByText('Copied.', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const arrival = page.waitForEvent('download');
  await at.button('Download').click();
  const file = await arrival;
  expect(file.suggestedFilename()).toBe('modelwright-recovery-codes.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  expect(await at.button('Continue').isDisabled()).toBe(true);
  await page.getByLabel("I've saved them", { exact: true }).check();
  await at.button('Continue').click();
  await at.area.waitFor();
  await awaitEmail(journey.server, email, 'A second factor was set up for your account');
  // What is kept in the database opens nothing: one of the ten is enough elsewhere.
  const other = await elsewhere(email);
  await other.at.button('Use a recovery code').click();
  await other.at.recoveryCode.fill(codes[9]?.toUpperCase() ?? '');
  await other.at.button('Continue').click();
  await other.at.area.waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('asks no password of whoever has none, and says where codes cannot be copied', async () => {
  const { visitor, at } = await operator(async (made) => {
    await makeUnprovedOperator(made);
    await withServerDatabase(journey.server, ({ query }) =>
      query.updateTable('account').set({ password_hash: null }).where('role', '=', 'operator').execute(),
    );
  });
  const { page } = visitor;
  await at.button('Set up').waitFor();
  expect(await page.getByLabel('Your password', { exact: true }).count()).toBe(0);
  await at.button('Set up').click();
  await at.send(new AuthenticatorApp(await secretShown(visitor)).next());
  await at.list.waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await at.button('Copy').click();
  await page.getByText('The browser blocked copying. Download the codes instead.').waitFor();
});

it('is proved with a code of the app, which works once, in each session for itself', async () => {
  const { visitor, email, at } = await operator(makeOperator);
  await at.area.waitFor();
  const app = new AuthenticatorApp();
  const second = await elsewhere(email);
  expect(await second.at.area.count()).toBe(0);
  await second.at.button('Continue').click();
  await second.visitor.page.getByText('Type the six digits that your app shows', { exact: true }).waitFor();
  expect(await second.at.code.evaluate((field) => field === document.activeElement)).toBe(true);
  await second.at.send(wrongCode());
  await second.at.alert
    .getByText("This code isn't valid. Each works once, and only while your app shows it.", {
      exact: true,
    })
    .waitFor();
  const code = app.next();
  await second.at.send(code);
  await second.at.area.waitFor();
  // It is asked for once.
  await second.visitor.page.reload();
  await second.at.area.waitFor();
  const third = await elsewhere(email);
  await third.at.send(code);
  await third.at.alert.getByText('Each works once', { exact: false }).waitFor();
  await third.at.send(app.next());
  await third.at.area.waitFor();
  expect([...visitor.complaints, ...third.visitor.complaints]).toEqual([]);
});

it('is proved with a recovery code once, and tells of it by email; the last ones are counted', async () => {
  const { visitor, email } = await operator(makeOperator);
  const [first = '', second = ''] = knownRecoveryCodes;
  const other = await elsewhere(email);
  await other.at.send(wrongCode());
  await other.at.alert.waitFor();
  await other.at.button('Use a recovery code').click();
  await other.at.alert.waitFor({ state: 'detached' });
  await other.at.button('Continue').click();
  await other.visitor.page.getByText('Type one of your recovery codes', { exact: true }).waitFor();
  await other.at.recoveryCode.fill('0000-0000-0000-1111');
  await other.at.button('Continue').click();
  await other.at.alert.waitFor();
  await other.at.button('Use the app').click();
  await other.at.code.waitFor();
  expect(await other.at.alert.count()).toBe(0);
  await other.at.button('Use a recovery code').click();
  await other.at.recoveryCode.fill(first);
  await other.at.button('Continue').click();
  await other.at.area.waitFor();
  await awaitEmail(journey.server, email, 'A recovery code was used for your account');
  const third = await elsewhere(email);
  await third.at.button('Use a recovery code').click();
  await third.at.recoveryCode.fill(first);
  await third.at.button('Continue').click();
  await third.at.alert.waitFor();
  await third.at.recoveryCode.fill(second.replaceAll('-', ' ').replaceAll('0', 'O'));
  await third.at.button('Continue').click();
  await third.at.area.waitFor();
  const few = async (left: number, text: string) => {
    await leaveRecoveryCodes(journey.server, email, left);
    await visitor.page.reload();
    await visitor.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  };
  await few(2, 'Only 2 recovery codes are left. Make new ones in the settings.');
  await few(1, 'Only 1 recovery code is left. Make new ones in the settings.');
  await few(0, 'No recovery codes are left. Make new ones in the settings.');
  await visitor.page.getByRole('link', { name: 'Make new ones in the settings.' }).click();
  await visitor.page.getByText('No recovery codes are left.', { exact: false }).waitFor();
});

it('lets five wrong codes pass, then asks to wait; the right one waits too', async () => {
  const { email } = await operator(makeOperator);
  const { at, visitor } = await elsewhere(email);
  const reply = () => visitor.page.waitForResponse('**/api/user/second-factor/prove');
  for (const status of [403, 403, 403, 403, 403, 429]) {
    const [answer] = await Promise.all([reply(), at.send(wrongCode())]);
    expect(answer.status()).toBe(status);
    await at.alert.waitFor();
  }
  await at.alert.getByText(/^Too many wrong codes\. Try again in (60|5\d) seconds\.$/).waitFor();
  const [refused] = await Promise.all([reply(), at.send(new AuthenticatorApp().next())]);
  expect(refused.status()).toBe(429);
  // The wait counts down.
  await at.alert.getByText(/in [1-5]\d seconds\.$/).waitFor();
  // Once the wait is over, it is taken.
  await withServerDatabase(journey.server, ({ query }) => query.deleteFrom('password_try').execute());
  await at.send(new AuthenticatorApp().next());
  await at.area.waitFor();
});

it('says so where it cannot be asked for, and tries again', async () => {
  const { visitor, at } = await operator(makeOperator);
  await at.area.waitFor();
  await breakOnce(visitor, '**/api/user/second-factor');
  await visitor.page.reload();
  const failed = at.alert.filter({ hasText: visitor.say('secondFactor.failed') });
  await failed.getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
  await failed.getByRole('button', { name: 'Try again', exact: true }).click();
  await at.area.waitFor();
});

it('is set up anew once the command has reset it, wherever the operator is', async () => {
  const { visitor, email, at } = await operator(makeOperator);
  const unproved = await elsewhere(email);
  await at.area.waitFor();
  const said = await runCommand(journey.server.dataDir, ['reset-second-factor', email]);
  expect(said).toContain(`The second factor of ${email} and its recovery codes are removed`);
  await awaitEmail(journey.server, email, 'The second factor of your account was removed');
  // Whoever was about to prove it reads that there is none.
  await unproved.at.send(new AuthenticatorApp().next());
  await unproved.at.alert.getByText('The second factor is no longer set up.', { exact: false }).waitFor();
  // Whatever is asked for in the area leads to setting it up.
  await visitor.page.getByRole('button', { name: 'Load Users', exact: true }).click();
  await at.heading('Set up a second factor').waitFor();
  const begin = async (page: SecondFactorPage, whose: Visitor) => {
    await whose.page.getByLabel('Your password', { exact: true }).fill(journeyPassword);
    await page.button('Set up').click();
    await page.code.waitFor();
    return secretShown(whose);
  };
  await unproved.visitor.page.reload();
  await begin(unproved.at, unproved.visitor);
  const secret = await begin(at, visitor);
  await at.send(new AuthenticatorApp(secret).next());
  await at.list.waitFor();
  // In the other browser somebody was faster.
  await unproved.at.send('123456');
  await unproved.at.alert.getByText('A second factor is already set up.', { exact: false }).waitFor();
  await unproved.visitor.page.reload();
  await unproved.at.heading("Confirm it's you").waitFor();
});
