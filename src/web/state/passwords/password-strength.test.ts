// Tests the strength hint of a new password with easy and hard ones.
import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'short'],
  ['Ab1!xyz', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnopqrst', 'weak'],
  ['1234567890123456', 'weak'],
  // Eight small letters: 8 × log2 26 = 37.6 bits.
  ['kqzmwtpv', 'weak'],
  // Ten: 47.0 bits.
  ['kqzmwtpvbx', 'fair'],
  // Small letters and spaces, 4 of 21 repeating or counting on: 17 × log2 58 = 99.6 bits.
  ['correct horse battery', 'strong'],
  ['зелёный чайник поёт', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password, 'ann@example.com')).toBe(strength);
});

it('does not count what is part of the address', () => {
  // All 16 characters are new: 16 × log2 26 = 75.2 bits; without the name the nine left have 42.3.
  expect(passwordStrength('lovelyfkqzmwtpvb', 'xyz@example.com')).toBe('strong');
  expect(passwordStrength('lovelyfkqzmwtpvb', 'lovelyf@example.com')).toBe('weak');
});
