// Holds that what the address carries before the # is taken once.
import { describe, expect, it } from 'vitest';
import { forgetToken, holdToken, landed, takeLanding, takeSignIn } from './landing.ts';

describe('what the address carries before the #', () => {
  it('is read once, and a token does not stay in the address', () => {
    window.history.replaceState(null, '', '/builder/?token=secret&utm_source=mail#/passwordReset/');
    takeLanding();
    expect(landed()).toEqual({ token: 'secret', prompt: null, signIn: null });
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.location.hash).toBe('#/passwordReset/');
  });

  it('tells how a sign-in with Google ended, once', () => {
    window.history.replaceState(null, '', '/builder/?signIn=cancelled#/settings');
    takeLanding();
    expect(takeSignIn()).toBe('cancelled');
    expect(takeSignIn()).toBeNull();
    expect(window.location.search).toBe('');
    expect(window.location.hash).toBe('#/settings');
  });

  it('is forgotten once a token has been used', () => {
    window.history.replaceState(null, '', '/builder/?token=secret#/passwordReset/');
    takeLanding();
    forgetToken();
    expect(landed().token).toBeNull();
    holdToken('another');
    expect(landed().token).toBe('another');
  });
});
