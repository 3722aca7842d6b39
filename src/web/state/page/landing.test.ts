// Holds that what the address carries before the # is taken once.
import { describe, expect, it } from 'vitest';
import { currentLanding, forgetToken, readLanding, setToken, takeSignInOutcome } from './landing.ts';

describe('what the address carries before the #', () => {
  it('is read once, and a token does not stay in the address', () => {
    window.history.replaceState(null, '', '/builder/?token=secret&utm_source=mail#/passwordReset/');
    readLanding();
    expect(currentLanding()).toEqual({ token: 'secret', prompt: null, signIn: null });
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.location.hash).toBe('#/passwordReset/');
  });

  it('tells how a sign-in with Google ended, once', () => {
    window.history.replaceState(null, '', '/builder/?signIn=cancelled#/settings');
    readLanding();
    expect(takeSignInOutcome()).toBe('cancelled');
    expect(takeSignInOutcome()).toBeNull();
    expect(window.location.search).toBe('');
    expect(window.location.hash).toBe('#/settings');
  });

  it('is forgotten once a token has been used', () => {
    window.history.replaceState(null, '', '/builder/?token=secret#/passwordReset/');
    readLanding();
    forgetToken();
    expect(currentLanding().token).toBeNull();
    setToken('another');
    expect(currentLanding().token).toBe('another');
  });
});
