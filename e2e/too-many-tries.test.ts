// What someone sees who has forgotten the password: how long to wait, and the way around it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { journeyPassword, signUp } from '#testing/browser/sign-up.ts';
import { awaitEmail } from '#testing/server/outbox.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await Journey.beginAlone({ SIGN_INS_PER_MINUTE: '1000' });
});

afterAll(() => journey.end());

it('lets five wrong passwords pass, then asks to wait a minute or to set a new one', async () => {
  const owner = await journey.visitor();
  await owner.open('/settings');
  const email = await signUp(owner);
  await owner.context.close();
  const visitor = await journey.visitor();
  await visitor.open('/settings');
  const dialog = await SignInPage.open(visitor);
  const reply = () => visitor.page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
  for (const status of [401, 401, 401, 401, 401, 429]) {
    await dialog.fill(email, 'not the password');
    const [answer] = await Promise.all([reply(), dialog.password.press('Enter')]);
    expect(answer.status()).toBe(status);
    await dialog.alert.waitFor();
  }
  await dialog.alert.getByText(visitor.say('sign-in.too-many-tries')).waitFor();
  await dialog.alert.getByText(/^Try again in (60|5\d) seconds\.$/).waitFor();
  // The right one waits as well.
  await dialog.fill(email, journeyPassword);
  const [refused] = await Promise.all([reply(), dialog.password.press('Enter')]);
  expect(refused.status()).toBe(429);
  await dialog.alert.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.button('sign-in.submit-reset').click();
  await dialog.dialog.getByText(visitor.say('sign-in.sent-title')).waitFor();
  const { token } = await awaitEmail(journey.server, email, 'Set a new password');
  await visitor.open(`/passwordReset/?token=${token}`);
  await visitor.page.getByRole('dialog', { name: visitor.say('sign-in.title-new') }).waitFor();
  await dialog.password.fill('a quieter staple than before');
  await dialog.password.press('Enter');
  await dialog.waitUntilGone();
});
