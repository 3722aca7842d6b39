// Tests the validation of an address and a password.
import { describe, expect, it } from 'vitest';
import en from '#web/i18n/en.json';
import { type CredentialFault, checkEmail, checkNewPassword, checkPassword } from './check-credentials.ts';

const catalogue: Readonly<Record<string, string>> = en;
const words = (fault: CredentialFault) => (fault ? catalogue[String(fault.id)] : null);

describe('an address', () => {
  it.each(['', 'ann', 'ann@example', 'ann@example.c', 'ann @example.com'])('is not "%s"', (email) => {
    expect(words(checkEmail(email))).toBe('Please enter a valid email address');
  });

  it('[VALID-1] has a top-level domain of two letters or more', () => {
    expect(checkEmail('ann@example.co')).toBeNull();
  });
});

describe('a password', () => {
  it('is required', () => {
    expect(words(checkPassword(''))).toBe('Please enter the password');
    expect(words(checkNewPassword(''))).toBe('Please enter the password');
  });

  it('may be anything where it already exists', () => {
    expect(checkPassword('x')).toBeNull();
  });

  it('has at least 8 and at most 200 characters where it is set', () => {
    expect(words(checkNewPassword('x'.repeat(7)))).toBe('Please use at least 8 characters');
    expect(checkNewPassword('x'.repeat(8))).toBeNull();
    expect(checkNewPassword('x'.repeat(200))).toBeNull();
    expect(words(checkNewPassword('x'.repeat(201)))).toBe('Please use at most 200 characters');
  });
});
