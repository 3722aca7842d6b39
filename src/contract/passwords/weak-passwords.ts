// Judges new passwords, in the page and on the server alike: whether they are tried first, and whether short ones take enough guesses.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { ownWords, russianPasswords } from './common-passwords.ts';

export type PasswordFault = 'password-too-common' | 'password-too-weak';

/** From this length on a password that nobody tries first takes too many guesses whatever it is made of. */
const longEnoughChars = 12;

/** Of 0 to 4: more than a hundred million guesses. */
const leastScore = 3;

/** A list entry, the address or the product's name with so little around it is still the first thing tried. */
const mostAddedChars = 4;
const longestRepeatedChars = 10;
const leastRepeats = 1.4;
const shortestNameChars = 3;

export class WeakPasswords {
  readonly #common = new Set([...dictionary['passwords-common'], ...russianPasswords, ...ownWords]);
  readonly #estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, russian: [...russianPasswords], own: [...ownWords] },
    graphs: adjacencyGraphs,
    // Each substitution is another search, and these passwords are short.
    l33tMaxSubstitutions: 20,
  });

  /** Null: it may be used. Its length has been checked before, so that none of this takes long. */
  faultOf(password: string, email: string | null): PasswordFault | null {
    const typed = password.normalize('NFKC').toLowerCase();
    const names = email === null ? [] : namesIn(email);
    if (this.#isCommon(typed) || isSequence(typed) || isRepeated(typed)) return 'password-too-common';
    if ([...names, ...ownWords].some((name) => isLittleMoreThan(typed, name))) return 'password-too-common';
    if (password.length >= longEnoughChars) return null;
    return this.#estimator.check(password, names).score < leastScore ? 'password-too-weak' : null;
  }

  /** Also with digits or signs around it, such as Password2026! */
  #isCommon(typed: string): boolean {
    if (this.#common.has(typed)) return true;
    const [, before = '', core = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(typed) ?? [];
    return before.length + after.length <= mostAddedChars && this.#common.has(core);
  }
}

/** The address as a whole, what is before the @, and the words of both sides. */
function namesIn(email: string): string[] {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const [local = '', domain = ''] = address.split('@');
  const words = [...local.split(/[^\p{L}\d]+/u), ...domain.split('.').slice(0, -1)];
  return [address, local, local.replace(/[^\p{L}\d]+/gu, ''), ...words].filter(
    (name) => name.length >= shortestNameChars,
  );
}

const isLittleMoreThan = (typed: string, name: string): boolean =>
  typed.includes(name) && typed.replaceAll(name, '').length <= mostAddedChars;

/** Each character follows the one before it, or is the same: abcdefgh, 87654321, aaaaaaaa. */
function isSequence(typed: string): boolean {
  const codes = [...typed].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].some((step) => steps.has(step));
}

/** A short part over and over, the last one perhaps cut: abcabcabcab, passwordpassword, 12345678901234. */
function isRepeated(typed: string): boolean {
  for (let chars = 1; chars <= longestRepeatedChars && leastRepeats * chars <= typed.length; chars++) {
    if (typed.slice(chars) === typed.slice(0, -chars)) return true;
  }
  return false;
}
