// The second factor in an operator's settings: where it is set up, how many recovery codes are left, and new ones.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeOperator, makeUnprovedOperator } from '#testing/browser/add-order.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import {
  AuthenticatorApp,
  leaveRecoveryCodes,
  SecondFactorPage,
  wrongCode,
} from '#testing/browser/operators/second-factor.ts';
import { breakOnce } from '#testing/browser/screens/screen.ts';
import { signIn, signUp } from '#testing/browser/sign-up.ts';
import { knownRecoveryCodes } from '#testing/server/second-factor.ts';

let journey: Journey;
let visitor: Visitor;
let at: SecondFactorPage;
let email: string;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  at = new SecondFactorPage(visitor);
  await visitor.open('/settings');
  email = await signUp(visitor);
});

afterAll(() => journey.end());

const group = () => visitor.page.getByRole('region', { name: 'Second factor', exact: true });
const dialog = () => visitor.page.getByRole('dialog', { name: 'New recovery codes', exact: true });

it('is there for operators alone, and leads to setting it up', async () => {
  const { page } = visitor;
  await page.reload();
  await page.getByText(`Account ${email}`).waitFor();
  expect(await group().count()).toBe(0);
  await makeUnprovedOperator(visitor);
  await page.reload();
  await group().getByRole('link', { name: 'Set up', exact: true }).click();
  await at.heading('Set up a second factor').waitFor();
});

it('says how many recovery codes are left, and makes new ones with a code of the app', async () => {
  const { page } = visitor;
  await makeOperator(visitor);
  await page.reload();
  await group().getByText('10 recovery codes are left.', { exact: true }).waitFor();
  await leaveRecoveryCodes(journey.server, email, 2);
  await page.reload();
  await group().getByText('2 recovery codes are left.', { exact: false }).waitFor();
  await group().getByText('Make new ones before they run out.', { exact: true }).waitFor();
  await at.button('New recovery codes').click();
  await dialog().getByText('The codes you have now will no longer work.', { exact: true }).waitFor();
  // A recovery code makes no others.
  await at.send(knownRecoveryCodes[0] ?? '');
  await dialog().getByText('Type the six digits that your app shows', { exact: true }).waitFor();
  await at.send(wrongCode());
  await at.alert.getByText("This code isn't valid.", { exact: false }).waitFor();
  await at.send(new AuthenticatorApp().next());
  await at.list.waitFor();
  const codes = await at.list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  // They are not lost by a slip.
  await page.keyboard.press('Escape');
  expect(
    await dialog()
      .getByRole('button', { name: visitor.say('app.close') })
      .count(),
  ).toBe(0);
  await at.list.waitFor();
  expect(await at.button('Continue').isDisabled()).toBe(true);
  await page.getByLabel("I've saved them", { exact: true }).check();
  await at.button('Continue').click();
  await dialog().waitFor({ state: 'detached' });
  await group().getByText('10 recovery codes are left.', { exact: true }).waitFor();
  await worksElsewhere(codes[0] ?? '');
  expect(visitor.complaints).toEqual([]);
});

/** And those that it took the place of do not. */
async function worksElsewhere(code: string): Promise<void> {
  const other = await journey.visitor();
  const there = new SecondFactorPage(other);
  await other.open('/settings');
  await signIn(other, email);
  await other.open('/admin');
  await other.page.reload();
  await there.button('Use a recovery code').click();
  for (const old of knownRecoveryCodes.slice(0, 2)) {
    await there.recoveryCode.fill(old);
    await there.button('Continue').click();
    await there.alert.waitFor();
  }
  await there.recoveryCode.fill(code);
  await there.button('Continue').click();
  await there.area.waitFor();
}

it('says why where it cannot be read', async () => {
  await makeOperator(visitor);
  await breakOnce(visitor, '**/api/user/second-factor');
  await visitor.page.reload();
  await group().getByText('Something went wrong. Please try again.', { exact: true }).waitFor();
});
