// What the page says of a new password is what the server says of it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { SignInPage } from '#testing/browser/sign-in-page.ts';
import { Visitor as ApiVisitor } from '#testing/server/visitor.ts';

const email = 'ann.smith@acme-bakery.example.com';

let journey: Journey;
let visitor: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  visitor = await journey.visitor();
  await visitor.open('/settings');
});

afterAll(() => journey.end());

const openSignUp = async () => {
  const dialog = await SignInPage.open(visitor);
  await dialog.link('sign-in.to-up').click();
  return dialog;
};
const hint = (strength: string) => visitor.page.locator(`[data-strength=${strength}]`);

/** What the server answers to somebody who sends it without asking the page. */
async function verdictOf(password: string): Promise<string | null> {
  const other = new ApiVisitor(journey.server.origin);
  await other.call('getUser');
  const response = await other.request('register', { body: { email, password } });
  return response.ok ? null : (await response.json()).code;
}

it.each([
  ['P@ssw0rd1!', 'common', 'password-too-common'],
  ['acme-bakery12', 'common', 'password-too-common'],
  ['kqzmwtpv', 'weak', 'password-too-weak'],
] as const)('%s is %s, and is not sent', async (password, strength, code) => {
  const dialog = await openSignUp();
  const sent: string[] = [];
  visitor.page.on('request', (request) => sent.push(request.url()));
  await dialog.fill(email, password);
  await hint(strength).waitFor();
  await dialog.password.press('Enter');
  const fault = strength === 'weak' ? 'sign-in.password-weak' : 'sign-in.password-common';
  await dialog.dialog.getByText(visitor.say(fault)).waitFor();
  expect(sent.filter((url) => url.includes('/register'))).toEqual([]);
  expect(await verdictOf(password)).toBe(code);
});

it('lovelyf1234 is fair, and is accepted', async () => {
  const dialog = await openSignUp();
  await dialog.fill(email, 'lovelyf1234');
  await hint('fair').waitFor();
  expect(await verdictOf('lovelyf1234')).toBeNull();
});

it('without the lists the page says nothing of it, and the server judges', async () => {
  const { page, say } = visitor;
  const dialog = await openSignUp();
  const held = page.waitForRequest('**/weak-passwords*');
  await page.route('**/weak-passwords*', () => undefined);
  await dialog.fill('somebody.else@example.com', 'P@ssw0rd1!');
  await held;
  await hint('unjudged').waitFor();
  await dialog.password.press('Enter');
  await page.getByText(say('sign-in.password-common')).waitFor();
});
