// What a sheet tells the compiler: its settings, the inputs it wants, the rows others may refer to, and how it places its own.
import type { Language } from '#language/language.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart } from '#workbook/chart.ts';
import type { Row } from '#workbook/row.ts';
import type { Axis, Category } from '#workbook/workbook.ts';
import type { Input } from '../inputs/input.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import type { Survey } from '../survey/survey.ts';

/** The inputs of one section, for the sheet where all inputs stand. */
export interface InputBlock {
  readonly title: string;
  readonly inputs: readonly Input[];
  /** Rows that make a rate of inputs, placed under them. */
  readonly rates?: (plan: Plan) => readonly Row[];
}

/** What a reference variable may name: the row it reads, null where the section is off and 0 stands in. */
export interface Reference {
  readonly row: RowId | null;
  readonly measure: 'money' | 'days' | 'number' | 'years';
  /** Where a row that merely shows another's numbers has them from, leaving out references seen before; null where it calculates. */
  readonly origin?: (plan: Plan, seen: ReadonlySet<string>) => RowId | null;
}

export type References = ReadonlyMap<string, Reference>;

/** A number that a user wrote into a formula; it gets an input cell. */
export interface FormulaConstant {
  readonly id: RowId;
  readonly formulaName: string;
  readonly value: number;
}

/** Something that another sheet looks after; the contents sheet gathers them. */
export interface ModelCheck {
  readonly row: RowId;
  readonly label: string;
  /** A fault is above 0 in the periods where it occurs; a difference of money is 0 up to the tolerance, by period or once. */
  readonly kind: 'fault' | 'difference' | 'single difference';
}

export interface Plan {
  readonly survey: Survey;
  readonly sheets: readonly SheetDefinition[];
  readonly inputs: readonly InputBlock[];
  readonly constants: readonly FormulaConstant[];
  readonly references: References;
  /** Rows that other sheets may read; whatever is not here is 0. */
  readonly figures: ReadonlySet<RowId>;
  readonly checks: readonly ModelCheck[];
  readonly charts: readonly Chart[];
}

export interface PlacedRows {
  readonly rows: readonly Row[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a sheet asks for and offers before anything is placed. */
export interface Wishes {
  readonly inputs?: readonly InputBlock[];
  readonly constants?: readonly FormulaConstant[];
  readonly references?: References;
  readonly figures?: readonly RowId[];
  readonly checks?: readonly ModelCheck[];
  readonly charts?: readonly Chart[];
  readonly diagnostics?: readonly Diagnostic[];
}

export interface SheetDefinition {
  readonly id: string;
  readonly moduleId: string;
  readonly category: Category;
  readonly axis: Axis;
  /** Unless said, it is. */
  readonly isAxisPrinted?: boolean;
  /** Whether the workbook has the sheet; other sheets read 0 in its place. */
  readonly isPlaced: (survey: Survey) => boolean;
  readonly titles: Readonly<Record<Language, string>>;
  /** What it holds, for the contents: a few words after the title. */
  readonly holds: Readonly<Record<Language, string>>;
  readonly wishes: (survey: Survey) => Wishes;
  readonly place: (plan: Plan) => PlacedRows;
  /** Rows that get a defined name, by their own part of the id. */
  readonly named: readonly string[];
}
