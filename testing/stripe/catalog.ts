// Products and prices of the account.
import { invalid } from './api-error.ts';
import type { Form } from './form.ts';
import { type ListPage, listPage } from './list-page.ts';
import type { Price, Product } from './objects.ts';
import { find, type Store } from './store.ts';

export function createProduct(store: Store, form: Form): Product {
  const id = form.text('id') ?? store.newId('prod');
  if (store.products.has(id)) {
    throw invalid('Product already exists.', 'id', 'resource_already_exists');
  }
  const product: Product = {
    ...{ id, object: 'product', active: form.flag('active') ?? true, created: store.seconds },
    ...{ default_price: null, description: form.text('description'), livemode: false },
    ...{ metadata: form.record('metadata'), name: form.text('name') ?? '' },
  };
  store.products.set(id, product);
  return product;
}

export function updateProduct(store: Store, id: string, form: Form): Product {
  const product = find(store.products, 'product', id);
  product.active = form.flag('active') ?? product.active;
  product.name = form.text('name') ?? product.name;
  return product;
}

export function listPrices(store: Store, form: Form): ListPage<Price> {
  const keys = form.list('lookup_keys');
  const active = form.flag('active');
  const prices = [...store.prices.values()].filter(
    (price) =>
      (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
      (active === null || price.active === active),
  );
  return listPage('/v1/prices', prices, form);
}

export function createPrice(store: Store, form: Form): Price {
  const product = find(store.products, 'product', form.text('product') ?? '', 'product');
  const lookupKey = form.text('lookup_key');
  const holder = [...store.prices.values()].find((price) => price.lookup_key === lookupKey);
  if (lookupKey !== null && holder !== undefined) {
    if (form.flag('transfer_lookup_key') !== true) {
      throw invalid(
        'A price already uses that lookup key. You can pass `transfer_lookup_key=true`.',
        'lookup_key',
      );
    }
    holder.lookup_key = null;
  }
  const interval = form.text('recurring[interval]');
  const price: Price = {
    ...{ id: store.newId('price'), object: 'price', active: true, billing_scheme: 'per_unit' },
    ...{ created: store.seconds, currency: form.text('currency') ?? '', livemode: false },
    ...{ lookup_key: lookupKey, metadata: form.record('metadata'), nickname: null, product: product.id },
    recurring: interval === null ? null : recurring(interval),
    ...{ tax_behavior: form.text('tax_behavior') ?? 'unspecified', unit_amount: form.whole('unit_amount') },
    type: interval === null ? 'one_time' : 'recurring',
  };
  store.prices.set(price.id, price);
  return price;
}

const recurring = (interval: string): NonNullable<Price['recurring']> => ({
  ...{ interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
});
