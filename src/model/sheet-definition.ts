// What a sheet tells the compiler: its settings, the inputs it wants, the rows others may refer to, and how it places its own.
import type { Language } from '#template/template.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import type { Category } from '#workbook/workbook.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { ReadyFlow } from './flow.ts';
import type { Survey } from './survey.ts';

/** The inputs of one section, for the sheet where all inputs stand. */
export interface InputBlock {
  readonly title: string;
  readonly flows: readonly ReadyFlow[];
}

/** A name that a reference variable may give, and the row it reads; null where the section is off and 0 stands in. */
export type References = ReadonlyMap<string, RowId | null>;

export interface Plan {
  readonly survey: Survey;
  readonly inputs: readonly InputBlock[];
  readonly references: References;
  /** The row of the price index when there is inflation. */
  readonly inflationIndex: RowId | null;
}

export interface PlacedRows {
  readonly rows: readonly Row[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a sheet asks for before anything is placed. */
export interface Wishes {
  readonly inputs: readonly InputBlock[];
  readonly references: References;
  readonly inflationIndex?: RowId;
  readonly diagnostics: readonly Diagnostic[];
}

export interface SheetDefinition {
  readonly id: string;
  readonly moduleId: string;
  /** Stands even where its module is off, because every other sheet reads it. */
  readonly isRequired: boolean;
  readonly category: Category;
  readonly titles: Readonly<Record<Language, string>>;
  readonly wishes: (survey: Survey) => Wishes;
  readonly place: (plan: Plan) => PlacedRows;
  /** Rows below the header that get a defined name, by the row's own part of its id. */
  readonly named: readonly string[];
}
