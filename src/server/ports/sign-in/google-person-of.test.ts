// Holds what is read of a person to the claims it is read from.
import { expect, test } from 'vitest';
import { googlePersonOf } from './google-person-of.ts';

const claims = { iss: 'https://accounts.example.com', sub: '7' };

test('nothing said is nobody in particular', () => {
  expect(googlePersonOf(claims)).toEqual({
    subject: 'https://accounts.example.com 7',
    email: null,
    isEmailVerified: false,
    displayName: '',
    givenName: '',
    familyName: '',
    photo: '',
  });
});

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  // A full-width letter, and the sign of the kelvin, which are others in plain form.
  ['\uff41da@example.com', null],
  ['ada@\u212Aelvin.example.com', null],
  ['ada', null],
  ['a\0b@example.com', null],
  [`${'x'.repeat(300)}@example.com`, null],
  [['ada@example.com'], null],
  [7, null],
])('the address of %j is %j', (email, expected) => {
  expect(googlePersonOf({ ...claims, email }).email).toBe(expected);
});

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
])('an address is made sure of by %j: %s', (given, expected) => {
  expect(googlePersonOf({ ...claims, email_verified: given }).isEmailVerified).toBe(expected);
});

test('texts are cut, and signs that no database keeps are left out', () => {
  const { displayName, givenName } = googlePersonOf({
    ...claims,
    name: 'x'.repeat(501),
    given_name: 'A\0da',
  });
  expect(displayName).toBe('x'.repeat(500));
  expect(givenName).toBe('Ada');
});

test.each([
  'http://photos.example.com/a',
  'javascript:alert(1)',
  'a',
  `https://a.example/${'x'.repeat(500)}`,
  7,
])('%j is no photo', (picture) => {
  expect(googlePersonOf({ ...claims, picture }).photo).toBe('');
});
