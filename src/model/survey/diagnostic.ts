// An error or oddity in a template, worded for the person who made it.

export interface Diagnostic {
  /** An error stops the model from being built; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Where in the template, as in data.options.timing. */
  readonly path: string;
  /** In the language of the template. */
  readonly message: string;
}
