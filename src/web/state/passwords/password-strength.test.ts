// Tests that what the page says of a new password is the server's verdict, and how it tells the accepted ones apart.
import { describe, expect, it } from 'vitest';
import { WeakPasswords } from '#contract/passwords/weak-passwords.ts';
import { passwordStrength } from './password-strength.ts';

const judge = new WeakPasswords();
const email = 'ann.smith@acme-bakery.example.com';

it.each([
  ['', 'unjudged'],
  ['Ab1!xyz', 'unjudged'],
  // Long and varied, and yet among the first that are tried.
  ['P@ssw0rd1!', 'common'],
  ['Qwertyuiop123', 'common'],
  ['passwordpassword', 'common'],
  ['q1w2e3r4t5y6u7i8o9p0', 'common'],
  ['aaaaaaaaaaaaaaaaaaaa', 'common'],
  ['acme-bakery12', 'common'],
  ['kqzmwtpv', 'weak'],
  // Eleven small letters and digits, four of them counting on: 8 × log2 36 = 41.4 bits.
  ['lovelyf1234', 'fair'],
  // Ten small letters: 47.0 bits.
  ['kqzmwtpvbx', 'fair'],
  // Small letters and spaces, 4 of 21 repeating or counting on: 17 × log2 58 = 99.6 bits.
  ['correct horse battery', 'strong'],
  ['зелёный чайник поёт', 'strong'],
  ['correct horse battery '.repeat(10), 'long'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password, email, judge)).toBe(strength);
});

it('does not count what is part of the address', () => {
  // All 16 characters are new: 16 × log2 26 = 75.2 bits; without the name the nine left have 42.3.
  expect(passwordStrength('lovelyfkqzmwtpvb', 'xyz@example.com', judge)).toBe('strong');
  expect(passwordStrength('lovelyfkqzmwtpvb', 'lovelyf@example.com', judge)).toBe('fair');
});

describe('what it cannot know it does not say', () => {
  it('nothing is good or bad before the lists are loaded', () => {
    for (const password of ['password123', 'correct horse battery']) {
      expect(passwordStrength(password, email, null)).toBe('unjudged');
    }
  });

  it('without the address none is more than likely, and those that the server refuses are refused', () => {
    expect(passwordStrength('acme-bakery12', '', judge)).toBe('likely');
    expect(passwordStrength('correct horse battery', '', judge)).toBe('likely');
    expect(passwordStrength('password123', '', judge)).toBe('common');
    expect(passwordStrength('kqzmwtpv', '', judge)).toBe('weak');
  });
});
