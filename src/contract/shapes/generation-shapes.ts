// What is proposed and suggested for a template, and who answered: an AI, or the catalogue alone and why.
import { z } from 'zod';

const proposedNumber = z.object({ figure: z.string(), value: z.number() });

/** Ids of the catalogue and numbers in its ranges; nothing else gets through. */
export const proposal = z.object({
  /** The trade first; empty where what was understood is right. */
  kindIds: z.array(z.string()),
  /** Null where the text does not say. */
  countryId: z.string().nullable(),
  /** In the unit of the trade; null where the text does not say. */
  size: z.number().nullable(),
  /** Numbers of lines that are there. */
  numbers: z.array(proposedNumber.extend({ line: z.string() })),
  /** Further lines, each made like one that is there. */
  lines: z.array(z.object({ like: z.string(), name: z.string(), numbers: z.array(proposedNumber) })),
});

/** Further lines for one section, as an AI is asked for them. */
export const proposedLines = proposal.pick({ lines: true });

export const suggestion = z.object({
  id: z.string(),
  name: z.string(),
  rel: z.string(),
  formula: z.string(),
  /** Default numbers, by variable of the formula, for each of its flows. */
  values: z.array(z.record(z.string(), z.string())),
  otherAssumptions: z.record(z.string(), z.unknown()),
  bundle: z.array(z.string()),
  description: z.string(),
  /** The kind of business that it is of, where that is another one than was asked for. */
  trade: z.string().optional(),
  /** Proposed by an AI; all else is of the catalogue. */
  isOfAI: z.boolean().optional(),
});

/** Why an AI that was asked for is not what answered. */
export const whyNoAi = z.enum([
  /** Not set up, or its user has it off. */
  'off',
  'timeout',
  'unavailable',
  /** It would not, or a filter of its own kept the answer back. */
  'refused',
  'cut-off',
  /** An answer of which nothing can be used. */
  'nonsense',
  /** All that may be used in a day is used. */
  'budget',
  /** Asked too often in a minute. */
  'busy',
]);

/** Who answered. The reason is null where the AI did, or was not asked for. */
export const origin = {
  origin: z.enum(['ai', 'catalogue']),
  reason: whyNoAi.nullable(),
};

export const suggestionsReply = z.object({
  suggestions: z.array(suggestion),
  ...origin,
  /** Where a business was described: whether the catalogue knows such a one. */
  isUnderstood: z.boolean().optional(),
  /** The kinds of business that the search was understood as. */
  kindNames: z.array(z.string()).optional(),
});

const kindChoice = z.object({
  id: z.string(),
  name: z.string(),
  /** What else it is found by: its names in other languages, and what people type for it. */
  also: z.string(),
});

/** All kinds of business, by family. */
export const kindsReply = z.object({
  families: z.array(kindChoice.extend({ kinds: z.array(kindChoice) })),
});
