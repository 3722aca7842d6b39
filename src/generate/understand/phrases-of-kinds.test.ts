// By a phrase that the catalogue has for a kind, that kind is understood, but for a few that two kinds share.
import { expect, test } from 'vitest';
import { kinds } from '#catalog/kinds/kinds.ts';
import { understand } from './understand.ts';

const leastUnderstood = 0.998;
/** Of so many phrases of a list one is read, so that it takes no longer than it is worth. */
const every = 4;

test('a phrase of a kind is understood as that kind', () => {
  const phrases = kinds.flatMap((kind) =>
    [kind.words.en, kind.words.ru].flatMap((list) =>
      list
        .split(',')
        .filter((phrase, at) => phrase.trim() !== '' && at % every === 0)
        .map((phrase) => ({ kind, phrase })),
    ),
  );
  const missed = phrases.filter(({ kind, phrase }) => understand(phrase, 'en').kinds[0] !== kind);
  const part = 1 - missed.length / phrases.length;
  expect(part, missed.map(({ phrase }) => phrase).join(',')).toBeGreaterThan(leastUnderstood);
});
