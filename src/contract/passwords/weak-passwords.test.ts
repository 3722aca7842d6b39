// Tests which new passwords are refused: common ones whatever their length, and short ones that are easy to guess.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ownWords, russianPasswords } from './common-passwords.ts';
import { WeakPasswords } from './weak-passwords.ts';

const weak = new WeakPasswords();
const email = 'ann.smith@acme-bakery.example.com';

describe('a common one', () => {
  test('is any of the library’s list of more than three thousand, and of our own', () => {
    const listed = dictionary['passwords-common'].filter(({ length }) => length >= 8);
    expect(listed.length).toBeGreaterThan(3000);
    for (const one of [...listed, ...russianPasswords, ...ownWords]) {
      expect(weak.faultOf(one, null), one).toBe('password-too-common');
      expect(weak.faultOf(one.toUpperCase(), null), one).toBe('password-too-common');
    }
  });

  // Those that everyone's list has, long ones among them.
  test.each([
    ...['password', 'PassWord1', '12345678', 'qwertyuiop', '1q2w3e4r5t', 'iloveyou', 'sunshine', 'trustno1'],
    ...['123456789012', '1234567890123456', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', 'zyxwvutsrqponm'],
    ...['Password123!', '!!password!!', 'password2026', '2026Sunshine', 'qwertyuiop123'],
    ...['passwordpassword', 'abcabcabcabc', '1212121212121212', 'пароль123', 'ПАРОЛЬ1234', 'йцукенгшщзхъ'],
    ...['1234567890123', '0000000000001', '111111111112', 'aaaaaaaaaaab', 'abcdef123456', '9876543210987'],
    ...[
      'Password12345',
      'password1234567',
      'пароль123456',
      'парольпароль1',
      'iloveyou12345',
      'letmein123456',
    ],
    ...['financialmodel12345', 'modelwright 123456', 'letmein letmein', 'Dragon847261', '123456789746'],
    ...['abcabcabcab1', '1212121212129', 'x7x7x7x7x7x7ab', 'qwertyasdfgh', 'Sunshine!@#$%', 'passwordpass'],
    ...['password20261234', 'aaaaaaaaaaaabbbbbbb', '1111222233334'],
    ...['\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', 'ｐａｓｓｗｏｒｄ', 'gfhjkm123'],
  ])('%s is refused, whatever its length', (password) => {
    expect(weak.faultOf(password, null)).toBe('password-too-common');
  });

  test.each([
    ...[email, 'ANN.SMITH@acme-bakery.example.com', 'ann.smith1990', 'annsmith2026', 'Ann.Smith!!!!'],
    ...['acme-bakery12', 'smithsmith12', 'modelwright', 'Modelwright2026', 'modelwright!123'],
  ])('%s is little more than the address or the product’s name', (password) => {
    expect(weak.faultOf(password, email)).toBe('password-too-common');
  });

  test('is so however the address is typed', () => {
    for (const typed of [' Ann.Smith@Acme-Bakery.example.com ', 'ａｎｎ.smith@acme-bakery.example.com']) {
      expect(weak.faultOf('annsmith2026', typed)).toBe('password-too-common');
    }
  });
});

describe('of twelve characters or more', () => {
  test.each([
    ...[
      'correct horse battery',
      'зелёный чайник поёт',
      'kqzmwtpvbxrl',
      'ilovemydog12',
      'four small grey cats',
    ],
    ...['Modelwright is where I work', 'ann.smith bakes bread daily', 'michelle 8413 9932 7713'],
    ...[`${'x7'.repeat(20)} and more`, `${'a'.repeat(30)}nd then some more`, '😀🐢🌵🚲📎🧲'],
    ...[
      'plum-tractor-seven',
      'Vier Esel im Regen',
      'mama and papa dance',
      'кот съел мой отчёт',
      'my 2 dogs & 1 cat',
    ],
    ...[
      'password is not great',
      'letmein through the gate',
      'barbara anna 83',
      'couscous salad',
      'property lawyer',
    ],
    ...[
      'h7Kd02mPq4Zt',
      '840275193648',
      'dragons eat 12345',
      'MississippiRiver',
      '4f9a1c7e2b80',
      'Jupiter rose 7419',
    ],
  ])('%s may be used', (password) => {
    expect(weak.faultOf(password, email)).toBeNull();
  });

  test('at random may be used, whatever came out', () => {
    const characters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const atRandom = fc
      .array(fc.constantFrom(...characters), { minLength: 12, maxLength: 12 })
      // Fewer are a repetition once in a million times.
      .filter((typed) => new Set(typed).size > 8)
      .map((typed) => typed.join(''));
    fc.assert(
      fc.property(atRandom, (password) => {
        expect(weak.faultOf(password, email)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('are looked up in proportion to their length, even where one character becomes eighteen', () => {
    const has = vi.spyOn(Set.prototype, 'has');
    for (const long of ['password1'.repeat(22), 'a1b2'.repeat(50), 'a'.repeat(200), '\ufdfa'.repeat(200)]) {
      has.mockClear();
      weak.faultOf(long, email);
      expect(has.mock.calls.length).toBeLessThanOrEqual(1 + 40 * long.normalize('NFKC').length);
    }
    has.mockRestore();
  });
});

describe('of eight to eleven', () => {
  test.each(['kqzmwtpv', 'another one', 'a guess!', 'p4ssw0rd!x'])('%s takes too few guesses', (password) => {
    expect(weak.faultOf(password, email)).toBe('password-too-weak');
  });

  test.each(['tr0ub4dor&3', 'kqzmwtpvb', 'X9#mQ2!vLp', 'жщъ7Юы!Эп'])('%s takes enough', (password) => {
    expect(weak.faultOf(password, email)).toBeNull();
  });
});

test('only short ones are estimated, because that takes seconds for long ones made to be slow', () => {
  const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
  for (const long of [
    '11/11/1999'.repeat(20),
    'p4$$w0rd1!q@z'.repeat(15),
    '\ufdfa'.repeat(200),
    'x'.repeat(12),
  ]) {
    weak.faultOf(long, email);
  }
  expect(check).not.toHaveBeenCalled();
  weak.faultOf('p4$$w0rd1!q', email);
  expect(check).toHaveBeenCalledOnce();
  check.mockRestore();
});
