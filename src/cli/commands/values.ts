// Prints the named rows of a model as one JSON object: a list for periods 0 to N, a number for a single figure, null for n/a.
import { evaluate } from '#evaluate/evaluate.ts';
import { openModel } from '../input/open-template.ts';
import { readArguments } from '../input/read-arguments.ts';
import { exitCodes, type Output } from '../output/output.ts';

const shown = (value: number): number | null => (Number.isFinite(value) ? value : null);

export async function values(args: readonly string[], { say }: Output): Promise<number> {
  const parsed = readArguments(args, 'a template file', { scenario: { type: 'string' } });
  const workbook = await openModel(parsed.target);
  const calculated = evaluate(workbook, parsed.scenario(workbook.scenarioNames.length));
  const entries = workbook.names.map(({ name, row, at }) => [
    name,
    at === 'constant' ? shown(calculated.constant(row)) : Array.from(calculated.row(row), shown),
  ]);
  say(JSON.stringify(Object.fromEntries(entries)));
  return exitCodes.done;
}
