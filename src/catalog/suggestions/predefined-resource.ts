// A predefined resource that can be added to a template.
import type { RelId, TermId } from '#template/sections.ts';

interface TypicalAssumption {
  readonly name: string;
  readonly units?: string;
  readonly value?: string;
  readonly lookupId?: string;
}

export type TypicalAssumptions = Readonly<Partial<Record<TermId, TypicalAssumption>>>;

export interface PredefinedResource {
  readonly id: string;
  readonly name: string;
  readonly rel: RelId;
  /** The formula of its flows; empty if it has none. */
  readonly formula: string;
  /** Default numbers, by variable of the formula, for each of its flows. */
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly otherAssumptions: TypicalAssumptions;
  /** Ids of the resources it stands for, if it is a bundle of several. */
  readonly bundle: readonly string[];
  readonly description: string;
  /** The kind of business that it is of, where that is another one than was asked for. */
  readonly trade?: string;
  /** Proposed by an AI; all else is of the catalogue. */
  readonly isOfAI?: boolean;
}
