// What is said of each environment variable.

export interface ConfigurationVariable {
  readonly name: string;
  /** As typed in the environment; empty for a variable that is unset by default. */
  readonly default: string;
  readonly meaning: string;
}
