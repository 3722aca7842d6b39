// The portal of the account: what it offers, and who is let in.
import { invalid } from './api-error.ts';
import type { Form } from './form.ts';
import { type ListPage, listPage } from './list-page.ts';
import type { PortalConfiguration, PortalSession } from './objects.ts';
import { find, type Store } from './store.ts';

export function listPortals(store: Store, form: Form): ListPage<PortalConfiguration> {
  const active = form.flag('active');
  const portals = [...store.portals.values()].filter((one) => active === null || one.active === active);
  return listPage('/v1/billing_portal/configurations', portals, form);
}

export function createPortal(store: Store, form: Form): PortalConfiguration {
  checkProducts(store, form);
  const portal: PortalConfiguration = {
    ...{ id: store.newId('bpc'), object: 'billing_portal.configuration', active: true },
    ...{ created: store.seconds, features: form.nested('features'), is_default: false, livemode: false },
    ...{ metadata: form.record('metadata'), updated: store.seconds },
  };
  store.portals.set(portal.id, portal);
  return portal;
}

export function updatePortal(store: Store, id: string, form: Form): PortalConfiguration {
  const portal = find(store.portals, 'configuration', id);
  checkProducts(store, form);
  if (form.has('features')) portal.features = form.nested('features');
  portal.active = form.flag('active') ?? portal.active;
  Object.assign(portal.metadata, form.record('metadata'));
  portal.updated = store.seconds;
  return portal;
}

/** A price that is offered must be one of its product, by the month or year, and in use. */
function checkProducts(store: Store, form: Form): void {
  const products = 'features[subscription_update][products]';
  for (let at = 0; form.has(`${products}[${at}]`); at += 1) {
    const param = `${products}[${at}]`;
    const product = form.text(`${param}[product]`) ?? '';
    find(store.products, 'product', product, `${param}[product]`);
    for (const id of form.list(`${param}[prices]`)) {
      const price = find(store.prices, 'price', id, `${param}[prices]`);
      if (price.product !== product || price.recurring === null || !price.active) {
        throw invalid(`The price ${id} cannot be offered for ${product}.`, `${param}[prices]`);
      }
    }
  }
}

export function createPortalSession(store: Store, origin: string, form: Form): PortalSession {
  const customer = find(store.customers, 'customer', form.text('customer') ?? '', 'customer');
  const configuration = form.text('configuration');
  if (configuration === null) {
    throw invalid('No configuration provided and your test mode default configuration has not been created.');
  }
  find(store.portals, 'configuration', configuration, 'configuration');
  const id = store.newId('bps');
  const session: PortalSession = {
    ...{ id, object: 'billing_portal.session', configuration, created: store.seconds },
    ...{ customer: customer.id, livemode: false, locale: form.text('locale') },
    ...{ return_url: form.text('return_url') ?? '', url: `${origin}/p/session/${id}` },
  };
  store.portalSessions.set(id, session);
  return session;
}
