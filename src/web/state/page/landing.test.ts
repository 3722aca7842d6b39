// Tests that parameters before the # are read once.
import { describe, expect, it } from 'vitest';
import { currentLanding, forgetToken, readLanding, setToken, takeSignInOutcome } from './landing.ts';

describe('the parameters before the #', () => {
  it('are read once, and a token does not stay in the address', () => {
    window.history.replaceState(null, '', '/builder/?token=secret&utm_source=mail#/passwordReset/');
    readLanding();
    expect(currentLanding()).toEqual({ token: 'secret', prompt: null, signIn: null });
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.location.hash).toBe('#/passwordReset/');
  });

  it('give the outcome of a sign-in with Google, once', () => {
    window.history.replaceState(null, '', '/builder/?signIn=cancelled#/settings');
    readLanding();
    expect(takeSignInOutcome()).toBe('cancelled');
    expect(takeSignInOutcome()).toBeNull();
    expect(window.location.search).toBe('');
    expect(window.location.hash).toBe('#/settings');
  });

  it('are forgotten once a token has been used', () => {
    window.history.replaceState(null, '', '/builder/?token=secret#/passwordReset/');
    readLanding();
    forgetToken();
    expect(currentLanding().token).toBeNull();
    setToken('another');
    expect(currentLanding().token).toBe('another');
  });
});
