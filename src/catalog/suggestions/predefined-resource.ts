// A predefined resource that can be added to a template.

export interface TypicalAssumption {
  readonly name: string;
  readonly units?: string;
  readonly value?: string;
  readonly lookupId?: string;
}

export interface PredefinedResource {
  readonly id: string;
  readonly name: string;
  /** Options, separated by commas. */
  readonly rel: string;
  /** The formula of its flows; empty if it has none. */
  readonly formula: string;
  /** Default numbers, by variable of the formula, for each of its flows. */
  readonly values: readonly Readonly<Record<string, string>>[];
  readonly otherAssumptions: Readonly<Record<string, TypicalAssumption>>;
  /** Ids of the resources it stands for, if it is a bundle of several. */
  readonly bundle: readonly string[];
  readonly description: string;
}
