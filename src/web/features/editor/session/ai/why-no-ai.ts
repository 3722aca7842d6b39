// Says why the AI is not what answered, as the beginning of a sentence.
import { defineMessages } from 'react-intl';
import type { Reply } from '#web/api/call.ts';

export type WhyNoAI = NonNullable<Reply<'proposeModel'>['reason']>;

export const whyNoAI = defineMessages({
  off: { id: 'ai.why-off' },
  timeout: { id: 'ai.why-timeout' },
  unavailable: { id: 'ai.why-unavailable' },
  refused: { id: 'ai.why-refused' },
  'cut-off': { id: 'ai.why-cut-off' },
  nonsense: { id: 'ai.why-nonsense' },
  budget: { id: 'ai.why-budget' },
  busy: { id: 'ai.why-busy' },
});
