// Holds that what the address carries before the # is taken once.
import { describe, expect, it } from 'vitest';
import { landed, takeLanding } from './landing.ts';

describe('what the address carries before the #', () => {
  it('is read once, and a token does not stay in the address', () => {
    window.history.replaceState(null, '', '/builder/?token=secret&utm_source=mail#/passwordReset/');
    takeLanding();
    expect(landed()).toEqual({ token: 'secret', prompt: null });
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.location.hash).toBe('#/passwordReset/');
  });
});
