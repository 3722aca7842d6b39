// All named rows of a model, as programs and files read them.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import type { DefinedName, Workbook } from '#workbook/workbook.ts';

/** A list for periods 0 to N, a number for a single figure, null for n/a. */
export type NamedFigure = readonly (number | null)[] | number | null;
export type NamedFigures = Readonly<Record<string, NamedFigure>>;

export function compiled(template: Template): Workbook {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) throw new Error(diagnostics.map(({ message }) => message).join(' '));
  return workbook;
}

const orNothing = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** What has a name of its own was asked for, and did not come out: Scenario, WACC. */
const isFigure = ({ name }: DefinedName): boolean => !/^[A-Z]/.test(name) && name !== 'assumptions_scenario';

export function namedFigures(workbook: Workbook, scenario: number): NamedFigures {
  const values = evaluate(workbook, scenario);
  return Object.fromEntries(
    workbook.names
      .filter(isFigure)
      .map(({ name, row, at }) => [
        name,
        at === 'constant' ? orNothing(values.constant(row)) : Array.from(values.row(row), orNothing),
      ]),
  );
}

export const figuresOf = (template: Template, scenario = 1): NamedFigures =>
  namedFigures(compiled(template), scenario);

/** A named line; zeros where its sheet is off. */
export function line(figures: NamedFigures, name: string): readonly number[] {
  const figure = figures[name];
  if (Array.isArray(figure)) return figure.map((value) => value ?? Number.NaN);
  const { bs_cash: other } = figures;
  return Array.isArray(other) ? other.map(() => 0) : [];
}
