// What can be bought: plans and single templates, the way to the payment, and a free preview by email.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { selling } from '#testing/browser/selling.ts';
import { signUp } from '#testing/browser/sign-up.ts';

const checkoutAddress = '**/api/checkout/generateCheckoutSession';
const previewAddress = '**/api/model/generateReadonlyGSUrl?*';

let journey: Journey;
let visitor: Visitor;
let uuid: string;

beforeAll(async () => {
  journey = await Journey.beginAlone(selling);
});

afterAll(() => journey.end());

beforeEach(async () => {
  visitor = await journey.visitor();
  return () => visitor.context.close();
});

const dialog = () => visitor.page.getByRole('dialog');
const offer = (name: string) => dialog().getByRole('listitem').filter({ hasText: name });

/** From a template that costs 49 dollars, or, without a price of its own, what any costs. */
async function openPlans(isSignedIn: boolean, price: number | null = 49): Promise<string> {
  const { page, open, say } = visitor;
  await open('/templates');
  const email = isSignedIn ? await signUp(visitor) : '';
  uuid = await saveTemplate(visitor, { name: 'Tea', price });
  await page.reload();
  await page.getByRole('button', { name: 'Unlock Tea' }).click();
  await page.getByRole('dialog', { name: say('plans.title') }).waitFor();
  return email;
}

/** Answers as a server with payments does, and returns the requests it received. */
async function answerWith(data: string): Promise<() => unknown> {
  let asked: unknown = null;
  await visitor.page.route(checkoutAddress, (route) => {
    asked = route.request().postDataJSON();
    return route.fulfill({ json: { data } });
  });
  return () => asked;
}

it('[SHELL-13] [DIALOG-1] offers the paid plans and the single template, with prices, benefits and terms', async () => {
  await openPlans(false);
  const texts = await dialog()
    .getByRole('listitem')
    .filter({ has: visitor.page.getByRole('heading') })
    .allTextContents();
  expect(texts).toEqual([
    expect.stringMatching(/^EssentialMost popular\$19 per monthEverything that is free.*Select plan$/),
    expect.stringMatching(/^GrowthFor advisers\$49 per monthEverything in Essential.*Select plan$/),
    expect.stringMatching(
      /^Pay as You GoOne model\$49 one-time paymentThe Excel workbook of “Tea”.*Buy for \$49$/,
    ),
  ]);
  await dialog().getByText('Renews automatically. Cancel anytime. 14-day money-back guarantee.').waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('goes to the payment for a plan', async () => {
  const { page } = visitor;
  await openPlans(false);
  const cancelUrl = page.url();
  const asked = await answerWith(`${journey.server.page}?paid=1#/checkout/success`);
  await dialog().getByRole('button', { name: 'Select plan Essential' }).click();
  await page.waitForURL(/\?paid=1#\/checkout\/success$/);
  expect(asked()).toEqual({ planId: 'essential', cancelUrl });
});

it('[DIALOG-1] goes to the payment for the single template, at its own price', async () => {
  const { page } = visitor;
  await openPlans(false);
  const cancelUrl = page.url();
  const asked = await answerWith(`${journey.server.page}?paid=1#/checkout/success`);
  await offer('Pay as You Go').getByRole('button', { name: 'Buy for $49' }).click();
  await page.waitForURL(/\?paid=1#\/checkout\/success$/);
  expect(asked()).toEqual({ uuid, cancelUrl, price: 49 });
});

it('[DIALOG-1] says why a payment cannot be opened, and allows a retry', async () => {
  const { page } = visitor;
  await openPlans(false);
  await offer('Pay as You Go').getByRole('button', { name: 'Buy for $49' }).click();
  const told = dialog().getByRole('alert');
  await told.getByText('Could not establish the checkout session').waitFor();
  await told.getByText(/The payment service isn't responding right now/).waitFor();
  await page.route(checkoutAddress, (route) => route.abort());
  await dialog().getByRole('button', { name: 'Select plan Growth' }).click();
  await told.getByText("The system isn't responding right now.").waitFor();
});

it('selects a plan by keyboard only', async () => {
  const { page, open, say } = visitor;
  await open('/settings');
  await page.getByRole('button', { name: say('settings.upgrade') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: say('subscriptions.title') }).waitFor();
  const asked = await answerWith(`${journey.server.page}?paid=1#/checkout/success`);
  const growth = dialog().getByRole('button', { name: 'Select plan Growth' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return growth.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?paid=1#\/checkout\/success$/);
  expect(asked()).toMatchObject({ planId: 'growth' });
});

it('[DIALOG-2] [VALID-6] asks for an address if none is known, and sends the free preview there', async () => {
  const { page, say } = visitor;
  await openPlans(false, null);
  await dialog()
    .getByRole('button', { name: say('plans.preview') })
    .click();
  const queries: string[] = [];
  // The first finds the server busy.
  const busy = {
    code: 'server-busy',
    message: 'The server has more to do than it can at the moment.',
    remedy: '',
  };
  await page.route(previewAddress, (route) => {
    queries.push(new URL(route.request().url()).search);
    return queries.length === 1 ? route.fulfill({ status: 503, json: busy }) : route.continue();
  });
  const ask = page.getByRole('dialog', { name: 'Heads up' });
  await ask.waitFor();
  await ask.getByRole('button', { name: 'Submit' }).click();
  await ask.getByText('Please enter a valid email address').waitFor();
  await page.keyboard.type('ada@example');
  await page.keyboard.press('Enter');
  await ask.getByText('Please enter a valid email address').waitFor();
  await page.keyboard.type('.com');
  await page.keyboard.press('Enter');
  await ask.getByText("The link couldn't be sent").waitFor();
  const field = ask.getByRole('textbox');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.press('Enter');
  await ask.getByText('The link is on its way to ada@example.com').waitFor();
  const asked = `?templateId=${uuid}&email=ada%40example.com`;
  expect(queries).toEqual([asked, asked]);
  await page.keyboard.press('Enter');
  await ask.waitFor({ state: 'detached' });
});

it('[DIALOG-1] sends the free preview at once to a signed-in user', async () => {
  const { say } = visitor;
  const email = await openPlans(true, null);
  await dialog()
    .getByRole('button', { name: say('plans.preview') })
    .click();
  await dialog().getByText(`The link is on its way to ${email}`).waitFor();
});

it('[DIALOG-1] offers a free preview of what has a price, with its numbers alone, and sends it', async () => {
  const { page, say } = visitor;
  await openPlans(false);
  await offer('Pay as You Go').getByRole('button', { name: 'Buy for $49' }).waitFor();
  await dialog().getByText(say('plans.preview-numbers')).waitFor();
  const address = await page.evaluate(async (templateId) => {
    const query = new URLSearchParams({ templateId, email: 'ada@example.com' });
    return String((await (await fetch(`/api/model/generateReadonlyGSUrl?${query}`)).json()).data);
  }, uuid);
  await page.goto(address);
  await page.getByRole('gridcell').first().waitFor();
  await page.getByText(say('book.welcome-numbers')).waitFor();
});
