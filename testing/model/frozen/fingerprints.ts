// The values of a template to the last digit, as a short text for each named figure of each scenario.
import { createHash } from 'node:crypto';
import { evaluate } from '#evaluate/evaluate.ts';
import { readTemplate } from '#template/read-template.ts';
import { compiled } from '../named-figures.ts';

/** By scenario, the figures by name. */
export type Fingerprints = readonly Readonly<Record<string, string>>[];

/** The bits of the numbers; 0 and -0 are the same number, and whatever is no number is n/a. */
function fingerprint(numbers: readonly number[]): string {
  const plain = numbers.map((number) => (Number.isNaN(number) ? Number.NaN : number + 0));
  return createHash('sha256')
    .update(new Uint8Array(Float64Array.from(plain).buffer))
    .digest('hex')
    .slice(0, 10);
}

export function fingerprintsOf(document: unknown): Fingerprints {
  const { template, faults } = readTemplate(document);
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join(' '));
  const workbook = compiled(template);
  return workbook.scenarioNames.map((_, index) => {
    const values = evaluate(workbook, index + 1);
    return Object.fromEntries(
      workbook.names.map(({ name, row, at }) => [
        name,
        fingerprint(at === 'constant' ? [values.constant(row)] : [...values.row(row)]),
      ]),
    );
  });
}
