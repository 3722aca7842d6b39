// Limits of a template that whoever changes one has to keep.

/** Each has a row of the workbook for every input. */
export const maxScenarios = 100;
