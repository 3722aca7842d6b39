// Judges new passwords, in the page and on the server alike: whether they are tried first, and whether short ones take enough guesses.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { addedEffort, littleEffort } from './added-effort.ts';
import { ownWords, russianPasswords } from './common-passwords.ts';

export type PasswordFault = 'password-too-common' | 'password-too-weak';

/** From this length on a password that nobody tries first takes too many guesses whatever it is made of. */
const longEnoughChars = 12;

/** Of 0 to 4: more than a hundred million guesses. */
const leastScore = 3;

const longestRepeatedChars = 10;
const leastRepeats = 1.4;
const leastRepeatsInside = 3;
const mostCharsBeside = 6;
const shortestNameChars = 3;
const shortestCoreChars = 4;

/** Of a letter beside a listed word: the two may be a sentence. */
const tooMuchEffort = littleEffort + 1;

export class WeakPasswords {
  readonly #common = new Set([...dictionary['passwords-common'], ...russianPasswords, ...ownWords]);
  readonly #longestChars = [...this.#common].reduce((longest, { length }) => Math.max(longest, length), 0);
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
    if (this.#isCommon(typed) || isEasy(typed) || isRepeated(typed)) return 'password-too-common';
    if ([...names, ...ownWords].some((name) => isLittleMoreThan(typed, name))) return 'password-too-common';
    if (password.length >= longEnoughChars) return null;
    return this.#estimator.check(password, names).score < leastScore ? 'password-too-weak' : null;
  }

  /** Also several times, and with digits or signs around it, such as Password2026! or 123456789777. */
  #isCommon(typed: string): boolean {
    if (this.#common.has(typed)) return true;
    return [...this.#coresOf(typed)].some(
      (core) => addedEffort(typed.split(core), tooMuchEffort) <= littleEffort,
    );
  }

  /** Each listed word in it once, so that one of thousands of characters takes no time. */
  #coresOf(typed: string): ReadonlySet<string> {
    const cores = new Set<string>();
    for (let start = 0; start < typed.length; start++) {
      for (let end = start + shortestCoreChars; end <= start + this.#longestChars; end++) {
        const core = typed.slice(start, end);
        if (this.#common.has(core)) cores.add(core);
      }
    }
    return cores;
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
  typed.includes(name) && addedEffort(typed.split(name)) <= littleEffort;

/** Nothing but stretches such as abcdef or 0000 and a few more characters. */
const isEasy = (typed: string): boolean => addedEffort([typed]) <= littleEffort;

/** A short part over and over, the last one perhaps cut, and a few more characters: abcabcabcab, passwordpass, 1212121212129. */
function isRepeated(typed: string): boolean {
  if (isRepetition(typed, leastRepeats)) return true;
  for (let before = 0; before <= mostCharsBeside; before++) {
    for (let after = 0; after <= mostCharsBeside && before + after < typed.length; after++) {
      const end = typed.length - after;
      if (!isRepetition(typed.slice(before, end), leastRepeatsInside)) continue;
      if (addedEffort([typed.slice(0, before), typed.slice(end)]) <= littleEffort) return true;
    }
  }
  return false;
}

function isRepetition(part: string, leastTimes: number): boolean {
  for (let chars = 1; chars <= longestRepeatedChars && leastTimes * chars <= part.length; chars++) {
    if (part.slice(chars) === part.slice(0, -chars)) return true;
  }
  return false;
}
