// Tests what is taken of kinds that were proposed for a text that nobody understood, or that was understood.
import { expect, test } from 'vitest';
import { chosenKinds } from './chosen-kinds.ts';

const guessed = (rest: readonly string[], proposed: readonly string[] = ['cafe']) =>
  chosenKinds({ proposed, understood: ['any_business'], isUnknown: true, rest });

test.each([['kombucha'], ['плюмбус'], ['khinkali'], ['Œuvres'], ['餃子の店'], ['щи', 'пельмени']])(
  '[AI-4] of a text with a word nobody understood a kind may be guessed: %s',
  (...rest) => {
    expect(guessed(rest)).toEqual(['cafe']);
  },
);

test.each([
  [],
  ['zzqqxx'],
  ['asdfgh'],
  ['фывпрлд'],
  ['aaaaaa'],
  ['123'],
  ['a1b2c3'],
  ['=cmd'],
  ['hi'],
  ['ъъъъ'],
])('[AI-4] of a text without one no kind is: %s', (...rest) => {
  expect(guessed(rest)).toEqual([]);
});

test('[AI-4] two kinds are the most that are guessed, and what any business has is no guess', () => {
  expect(guessed(['kombucha'], ['any_business', 'bank', 'casino', 'cafe', 'hotel'])).toEqual([
    'bank',
    'casino',
  ]);
});

test('[AI-4] what is proposed as it was understood is not chosen', () => {
  const asked = { understood: ['hotel', 'restaurant'], isUnknown: false, rest: [] };
  expect(chosenKinds({ ...asked, proposed: ['hotel', 'restaurant'] })).toEqual([]);
  expect(chosenKinds({ ...asked, proposed: ['hotel'] })).toEqual(['hotel']);
  expect(chosenKinds({ ...asked, proposed: [] })).toEqual([]);
});
