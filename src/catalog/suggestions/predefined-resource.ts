// A resource that a business may have, ready to be put into a template.

export interface TypicalAssumption {
  readonly name: string;
  readonly units?: string;
  readonly value?: string;
  readonly lookupId?: string;
}

export interface PredefinedResource {
  readonly id: string;
  readonly name: string;
  /** What it may be, separated by commas. */
  readonly rel: string;
  /** The formula of its flows; empty where it has none. */
  readonly formula: string;
  /** Numbers to begin with, by variable of the formula, for each of its flows. */
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly otherAssumptions: Readonly<Record<string, TypicalAssumption>>;
  /** Ids of what it stands for, where it is several at once. */
  readonly bundle: readonly string[];
  readonly description: string;
}
