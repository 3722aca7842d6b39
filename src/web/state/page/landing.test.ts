// Tests that the parameters of the first address are read once.
import { describe, expect, it } from 'vitest';
import {
  currentLanding,
  forgetToken,
  readLanding,
  setToken,
  takeDriveOutcome,
  takeFeedbackRequest,
  takeSignInOutcome,
} from './landing.ts';

describe('the parameters of the first address', () => {
  it('are read once, and a token does not stay in the address', () => {
    window.history.replaceState(null, '', '/builder/?token=secret&utm_source=mail#/passwordReset/');
    readLanding();
    expect(currentLanding()).toEqual({
      token: 'secret',
      prompt: null,
      signIn: null,
      drive: null,
      feedback: null,
    });
    expect(window.location.search).toBe('?utm_source=mail');
    expect(window.location.hash).toBe('#/passwordReset/');
  });

  it('are read after the # too, where links have the token, and it does not stay there either', () => {
    const entries = window.history.length;
    window.history.replaceState(null, '', '/builder/?utm_source=mail#/passwordReset/?token=a-b_c&x=1%26');
    readLanding();
    expect(currentLanding().token).toBe('a-b_c');
    expect(window.location.href).toMatch(/\/builder\/\?utm_source=mail#\/passwordReset\/\?x=1%26$/);
    window.history.replaceState(null, '', '/builder/#/emailChange/?token=secret');
    readLanding();
    expect(currentLanding().token).toBe('secret');
    expect(window.location.href).toMatch(/\/builder\/#\/emailChange\/$/);
    expect(window.history.length).toBe(entries);
  });

  it('say once that the page was opened to write feedback', () => {
    window.history.replaceState(null, '', '/builder/?feedback=open#/templates');
    readLanding();
    expect([window.location.search, window.location.hash]).toEqual(['', '#/templates']);
    expect([takeFeedbackRequest(), takeFeedbackRequest()]).toEqual([true, false]);
  });

  it('leave other questions after the # as they are', () => {
    window.history.replaceState(null, '', '/builder/#/templates?search=a?token');
    readLanding();
    expect(currentLanding().token).toBeNull();
    expect(window.location.hash).toBe('#/templates?search=a?token');
  });

  it('give the outcome of a sign-in with Google, once', () => {
    window.history.replaceState(null, '', '/builder/?signIn=cancelled#/settings');
    readLanding();
    expect(takeSignInOutcome()).toBe('cancelled');
    expect(takeSignInOutcome()).toBeNull();
    expect(window.location.search).toBe('');
    expect(window.location.hash).toBe('#/settings');
  });

  it('give what came of connecting a Google Drive, once', () => {
    window.history.replaceState(null, '', '/builder/?drive=connected#/settings');
    readLanding();
    expect([takeDriveOutcome(), takeDriveOutcome()]).toEqual(['connected', null]);
    expect(window.location.href).toMatch(/\/builder\/#\/settings$/);
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
