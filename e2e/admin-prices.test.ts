// Prices in the operators' area: plans beside what Stripe knows of them, and what templates of the gallery cost.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { withoutRecord } from '#testing/browser/operators/broken-record.ts';
import { OperatorPanel } from '#testing/browser/operators/operator-panel.ts';
import { operatorAt } from '#testing/browser/operators.ts';
import { emptyGallery, fillGallery } from '#testing/gallery/fill-gallery.ts';
import { cafe, hotel } from '#testing/gallery/offers.ts';
import { createPrice, createProduct } from '#testing/stripe/catalog.ts';
import { Form } from '#testing/stripe/form.ts';
import { StripePlace } from '#testing/stripe/stripe-place.ts';

let place: StripePlace;
let journey: Journey;
let visitor: Visitor;
let tab: OperatorPanel;

beforeAll(async () => {
  place = await StripePlace.start({ now: Date.now });
  journey = await Journey.beginAlone({ PAYWALL: 'on', ...place.environment });
  visitor = (await operatorAt(journey, 'prices')).visitor;
  tab = new OperatorPanel(visitor, 'prices');
});

afterAll(async () => {
  await place.stop();
  await journey.end();
});

const plans = () => tab.panel.getByRole('region', { name: 'Plans', exact: true });
const cellsOf = (plan: string) =>
  plans()
    .getByRole('row')
    .filter({ hasText: new RegExp(`^(Plan)?${plan}`) })
    .locator('td > div')
    .allTextContents();

/** As the first purchase of the plan would make it, at this price. */
function sell(planId: 'essential' | 'growth', cents: number): string {
  const product = `modelwright-${planId}`;
  createProduct(place.store, new Form(`id=${product}&name=${planId}`));
  const price = `unit_amount=${cents}&lookup_key=${product}-month-usd&recurring[interval]=month`;
  return createPrice(place.store, new Form(`product=${product}&currency=usd&${price}`)).id;
}

it('shows what is sold, and by whom it would be sold otherwise', async () => {
  await plans().waitFor();
  expect(await cellsOf('Free')).toEqual(['Free', '$0', 'Yes', '–']);
  expect(await cellsOf('Essential')).toEqual(['Essential', '$19', 'Yes', '–']);
  expect(await cellsOf('Growth')).toEqual(['Growth', '$49', 'No: there is no AI on this server', '–']);
  const tile = (name: string) => tab.panel.locator('dl > div').filter({ hasText: name }).allTextContents();
  expect(await tile('North America')).toEqual(['North America$29Where the continent is not known']);
  expect(await tile('Asia')).toEqual(['Asia$19']);
  expect(await tile('South America')).toEqual(['South America$15']);
  expect(await tile('Africa')).toEqual(['Africa$12']);

  await tab.button('Compare with the payment service').click();
  const unknown = 'Not known yet; the first purchase creates it';
  await expect.poll(() => cellsOf('Essential')).toEqual(['Essential', '$19', 'Yes', unknown]);
  const essential = sell('essential', 1900);
  await tab.button('Compare with the payment service').click();
  await expect.poll(async () => (await cellsOf('Essential'))[3]).toBe('The same price');
  const price = place.store.prices.get(essential);
  if (!price) throw new Error('It was just made.');
  price.active = false;
  await tab.button('Compare with the payment service').click();
  await expect.poll(async () => (await cellsOf('Essential'))[3]).toBe('Switched off: $19');
  price.unit_amount = 1450;
  await tab.button('Compare with the payment service').click();
  await expect.poll(async () => (await cellsOf('Essential'))[3]).toBe('Another price: $14.50');
});

it('says what failed about plans, and tries again', async () => {
  place.faults.push('500', '500', '500');
  await tab.button('Compare with the payment service').click();
  await tab.says("The payment service isn't responding. Try again in a few minutes.");
  await tab.tryAgain("The payment service isn't responding.");
  await withoutRecord(journey.server, async () => {
    await tab.button('Compare with the payment service').click();
    await tab.says('Failed to compare prices');
    await tab.button('Refresh').click();
    await tab.says('Failed to load prices');
    await tab.says('Failed to load the gallery');
  });
  await tab.tryAgain('Failed to load prices');
  await tab.tryAgain('Failed to load the gallery');
  await tab.tryAgain('Failed to compare prices');
  await plans().waitFor();
});

it('sets what a template of the gallery costs, and remembers how that came', async () => {
  await tab.says('The gallery is empty');
  await fillGallery(journey.server, visitor.context, [cafe, hotel]);
  await tab.button('Refresh').click();
  const gallery = tab.panel.getByRole('region', { name: 'Gallery templates', exact: true });
  const row = gallery.getByRole('row').filter({ hasText: hotel.name });
  await row.getByText('$49', { exact: true }).waitFor();
  await gallery.getByRole('row').filter({ hasText: cafe.name }).getByText('Free', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'History' }).click();
  await tab.says('The price has not been changed here.');
  await row.getByRole('button', { name: 'Set price' }).click();
  const dialog = tab.dialog(`Price of ${hotel.name}`);
  const field = dialog.getByRole('textbox', { name: 'Price in US dollars' });
  expect(await field.inputValue()).toBe('49');
  for (const nonsense of ['', 'ten', '0.49', '-1', '1.005', '1234567']) {
    await field.fill(nonsense);
    await field.press('Enter');
    await dialog.getByText('Type 0, or a price from 0.50 with whole cents.', { exact: true }).waitFor();
    await field.fill('1');
    await dialog.getByText('Type 0, or a price from 0.50 with whole cents.').waitFor({ state: 'detached' });
  }
  await field.fill('54,50');
  await withoutRecord(journey.server, async () => {
    await field.press('Enter');
    await dialog.getByText('Failed to set the price', { exact: true }).waitFor();
  });
  await tab.answer(`Price of ${hotel.name}`, 'Save');
  await row.getByText('$54.50', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Set price' }).click();
  expect(await field.inputValue()).toBe('54.50');
  await field.fill('0');
  await tab.answer(`Price of ${hotel.name}`, 'Save');
  await row.getByText('Free', { exact: true }).waitFor();
  await withoutRecord(journey.server, async () => {
    await row.getByRole('button', { name: 'History' }).click();
    await tab.says('Failed to load the history');
  });
  await tab.tryAgain('Failed to load the history');
  const changes = gallery.getByRole('listitem');
  await expect.poll(() => changes.count()).toBe(2);
  expect(await changes.first().textContent()).toMatch(/: \$54\.50 → \$0$/);
  expect(await changes.last().textContent()).toMatch(/: \$49 → \$54\.50$/);
});

it('says that a template is gone meanwhile', async () => {
  const gallery = tab.panel.getByRole('region', { name: 'Gallery templates', exact: true });
  await gallery
    .getByRole('row')
    .filter({ hasText: cafe.name })
    .getByRole('button', { name: 'Set price' })
    .click();
  await emptyGallery(journey.server);
  const dialog = tab.dialog(`Price of ${cafe.name}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This template no longer exists. Refresh the list.', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await tab.button('Refresh').click();
  await tab.says('The gallery is empty');
  expect(visitor.complaints).toEqual([]);
});
