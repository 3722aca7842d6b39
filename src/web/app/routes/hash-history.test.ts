// Tests that the whole address of a screen is after the #.
import { afterEach, describe, expect, it } from 'vitest';
import { createHashHistory, hashAddress } from './hash-history.ts';

describe('the address after the #', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('always starts with a slash', () => {
    expect(hashAddress('')).toBe('/');
    expect(hashAddress('#/settings')).toBe('/settings');
    expect(hashAddress('#templates')).toBe('/templates');
  });

  it('keeps its own query apart from the one before the #', () => {
    window.history.replaceState(null, '', '/builder/?utm_source=mail#/checkout/success?orderId=1e5');
    const history = createHashHistory();
    expect(history.location.pathname).toBe('/checkout/success');
    expect(history.location.search).toBe('?orderId=1e5');
    history.destroy();
  });

  it('keeps the query before the # when navigating', () => {
    window.history.replaceState(null, '', '/builder/?utm_source=mail#/');
    const history = createHashHistory();
    expect(history.createHref('/settings')).toBe('/builder/?utm_source=mail#/settings');
    history.destroy();
  });
});
