// Limits of a template that all code that changes one has to keep.

/** Each has a row of the workbook for every input. */
export const maxScenarios = 100;

/** In characters: far more than a number a period takes. */
export const maxPeriodStringLength = 20_000;

/** Of one template. */
export const maxFormulas = 1000;

/** What may be written of a business in a field of its own, in characters. */
export const maxBusinessText = 4000;
