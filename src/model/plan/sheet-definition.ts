// What a sheet tells the compiler: its settings, the inputs it needs, the rows it exports, and how it lays out its rows.

import type { Language } from '#language/language.ts';
import type { SheetId } from '#template/sections.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Chart } from '#workbook/chart.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Row, Unit } from '#workbook/row.ts';
import type { Axis, Category } from '#workbook/workbook.ts';
import type { ModelInput } from '../inputs/model-input.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import type { Survey } from '../survey/survey.ts';
import type { CrossCheck } from '../texts/check-texts.ts';

/** The inputs of one section, for the sheet that holds all inputs. */
export interface InputBlock {
  readonly title: string;
  readonly inputs: readonly ModelInput[];
  /** It stands in the group that is closed at first. */
  readonly isTechnical?: true;
  /** Rows that calculate rates from the inputs, placed below them. */
  readonly rates?: (plan: WorkbookPlan) => PlacedRows;
}

export interface RowMeasure {
  readonly unit: Unit;
  readonly format: NumberFormat;
}

/** What a reference variable may point to: the row it reads, or null where the section is off and it reads 0. */
export interface ReferenceTarget {
  readonly row: RowId | null;
  readonly measure:
    | 'money'
    | 'days'
    | 'number'
    | 'years'
    | RowMeasure
    /** Where it follows from what the row reads, ignoring resources already seen. */
    | ((plan: WorkbookPlan, seen: ReadonlySet<string>) => RowMeasure);
  /** The row whose numbers this one merely repeats, ignoring references already seen; null where it calculates. */
  readonly origin?: (plan: WorkbookPlan, seen: ReadonlySet<string>) => RowId | null;
}

/** A variable that is itself a reference: whoever reads it reads on. */
export interface SameTarget {
  readonly sameAs: string;
  readonly resourceId: string;
}

export type ReferenceTargets = ReadonlyMap<string, ReferenceTarget>;
export type DeclaredTargets = ReadonlyMap<string, ReferenceTarget | SameTarget>;

/** A number that a user wrote into a formula; it gets an input cell. */
export interface FormulaConstant {
  readonly id: RowId;
  readonly formulaName: string;
  readonly value: number;
}

/** A check that a sheet makes itself; the contents sheet lists them all. */
export interface ModelCheck {
  readonly row: RowId;
  readonly label: string;
  /** A fault is above 0 in the periods where it occurs; a difference must be 0 within the tolerance, per period or once. */
  readonly kind: 'fault' | 'difference' | 'single difference';
}

export interface WorkbookPlan {
  readonly survey: Survey;
  readonly sheets: readonly SheetDefinition[];
  readonly inputs: readonly InputBlock[];
  readonly constants: readonly FormulaConstant[];
  readonly references: ReferenceTargets;
  /** Rows that other sheets may read; any other row reads as 0. */
  readonly exportedRows: ReadonlySet<RowId>;
  readonly checks: readonly ModelCheck[];
  /** The cross-checks that have something to look at. */
  readonly subjects: ReadonlySet<CrossCheck>;
  readonly charts: readonly Chart[];
}

export interface PlacedRows {
  readonly rows: readonly Row[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What a sheet needs and offers, before any rows are laid out. */
export interface SheetDeclarations {
  readonly inputs?: readonly InputBlock[];
  readonly constants?: readonly FormulaConstant[];
  readonly references?: DeclaredTargets;
  readonly exportedRows?: readonly RowId[];
  readonly checks?: readonly ModelCheck[];
  /** The cross-checks that it gives something to look at. */
  readonly subjects?: readonly CrossCheck[];
  readonly charts?: readonly Chart[];
  readonly diagnostics?: readonly Diagnostic[];
}

export interface SheetDefinition {
  readonly id: SheetId;
  readonly category: Category;
  readonly axis: Axis;
  /** True by default. */
  readonly isAxisPrinted?: boolean;
  /** Whether the workbook has the sheet; otherwise other sheets read 0. */
  readonly isPlaced: (survey: Survey) => boolean;
  readonly titles: Readonly<Record<Language, string>>;
  /** A few words that describe the sheet after its title on the contents sheet. */
  readonly description: Readonly<Record<Language, string>>;
  readonly declare: (survey: Survey) => SheetDeclarations;
  readonly place: (plan: WorkbookPlan) => PlacedRows;
  /** Rows that get a defined name, by the last part of their ids. */
  readonly named: readonly string[];
  /** Names that hold for the whole workbook, and the row of each: its constant where it has one. */
  readonly globals?: (survey: Survey) => ReadonlyMap<string, RowId>;
  /** Names of some of those rows that do not begin with the id of their sheet. */
  readonly ownNames?: Readonly<Record<string, string>>;
}
