// Says in one sentence what a model is made of, what was assumed included: Dog grooming salon · Lisbon · 3 groomers · EUR.
import type { Settled } from './settle.ts';
import { type SentencePart, sentenceOf } from './understand/sentence.ts';

export function settledSentence(settled: Settled): readonly SentencePart[] {
  const { business, country, city, isUnknown, opening } = settled;
  const { head, others, language, isOwned, isOnline, currency } = business;
  const parts = sentenceOf(
    {
      kinds: isUnknown ? [] : [head.kind, ...others.map(({ kind }) => kind)],
      ...{ country, city, isOnline, opening },
      sizes: [head.said ?? { unit: head.kind.scale.unit, count: head.size }],
      premises: isOwned ? 'owned' : null,
      rest: [],
    },
    language,
  );
  return parts.map((one) => (one.part === 'currency' ? { ...one, text: currency } : one));
}

export const spoken = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join(' · ');
