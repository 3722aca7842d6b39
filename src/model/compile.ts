// Compiles a template into a workbook.
//
//   template ──► survey ──► wish ──► place ──► link ──► assemble ──► workbook
//                  │          │        │         │          │
//                  │          │        │         │          └ sheets in order, names, charts, frozen
//                  │          │        │         └ references in a circle are refused by name
//                  │          │        └ each sheet lays out its rows, top to bottom
//                  │          └ each sheet says what inputs it needs, what others may refer to, what it checks
//                  └ timeline, scenarios, what is on and who is in it
//
// A template comes upgraded and checked from the template floor; what a person can mend in it is a diagnostic, never a throw.
import type { Template } from '#template/template.ts';
import type { Row } from '#workbook/row.ts';
import type { DefinedName, Sheet, Workbook } from '#workbook/workbook.ts';
import { rowId } from './ids/row-id.ts';
import { loopDiagnostics } from './link.ts';
import type { Plan, SheetDefinition } from './plan/sheet-definition.ts';
import { headerRowCount } from './rows/header.ts';
import { sheets as everySheet } from './sheets.ts';
import type { Diagnostic } from './survey/diagnostic.ts';
import { type Survey, survey as surveyOf } from './survey/survey.ts';

export interface Compiled {
  /** Null where a diagnostic is an error. */
  readonly workbook: Workbook | null;
  readonly diagnostics: readonly Diagnostic[];
}

interface Phase<Result> {
  readonly result: Result;
  readonly diagnostics: readonly Diagnostic[];
}

/** A sheet that is off still says what may be referred to, for there 0 stands in. */
function wish(survey: Survey): Phase<Plan> {
  const all = everySheet.map((sheet) => ({
    sheet,
    isOn: sheet.isPlaced(survey),
    wishes: sheet.wishes(survey),
  }));
  const placed = all.filter(({ isOn }) => isOn);
  const sheets = placed.map(({ sheet }) => sheet);
  const wishes = placed.map((one) => one.wishes);
  const references = all.flatMap((one) => [...(one.wishes.references ?? [])]);
  const plan: Plan = {
    survey,
    sheets,
    inputs: wishes.flatMap(({ inputs }) => inputs ?? []),
    constants: wishes.flatMap(({ constants }) => constants ?? []),
    references: new Map(references),
    figures: new Set(wishes.flatMap(({ figures }) => figures ?? [])),
    checks: wishes.flatMap(({ checks }) => checks ?? []),
    charts: wishes.flatMap(({ charts }) => charts ?? []),
  };
  return { result: plan, diagnostics: wishes.flatMap(({ diagnostics }) => diagnostics ?? []) };
}

/** A note is said once a sheet, where it is first needed, however many rows are made alike. */
function withoutRepeatedNotes(rows: readonly Row[]): readonly Row[] {
  const said = new Set<string>();
  return rows.map((row) => {
    if (row.note === null) return row;
    if (said.has(row.note)) return { ...row, note: null };
    said.add(row.note);
    return row;
  });
}

/** Blocks bring the blank row before or after them; where two meet, one is enough. */
const withoutDoubleBlanks = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ role }, index) => role !== 'blank' || rows[index - 1]?.role !== 'blank');

function place(plan: Plan): Phase<readonly Sheet[]> {
  const placed = plan.sheets.map((definition) => ({ definition, ...definition.place(plan) }));
  const sheets = placed.map(({ definition, rows }) => ({
    id: definition.id,
    moduleId: definition.moduleId,
    title: definition.titles[plan.survey.template.language],
    category: definition.category,
    axis: definition.axis,
    isAxisPrinted: definition.isAxisPrinted ?? true,
    headerRowCount,
    rows: withoutRepeatedNotes(withoutDoubleBlanks(rows)),
  }));
  return { result: sheets, diagnostics: placed.flatMap(({ diagnostics }) => diagnostics) };
}

function names(definitions: readonly SheetDefinition[], sheets: readonly Sheet[]): readonly DefinedName[] {
  const rows = new Map(sheets.flatMap((sheet) => sheet.rows.map((row) => [row.id, row] as const)));
  return definitions.flatMap(({ id, named }) =>
    named.flatMap((part) => {
      const row = rows.get(rowId(id, part));
      if (!row) return [];
      return [{ name: `${id}_${part}`, row: row.id, at: row.periods ? 'periods' : 'constant' } as const];
    }),
  );
}

function assemble({ survey, sheets: definitions, charts }: Plan, sheets: readonly Sheet[]): Workbook {
  const { template } = survey;
  return Object.freeze({
    title: template.name,
    version: template.version,
    language: template.language,
    currency: survey.currency,
    timestamp: template.timestamp,
    periodCount: survey.periodCount,
    yearCount: survey.yearCount,
    moneyScale: template.moneyUnits,
    scenarioNames: survey.scenarioNames,
    scenarioRow: rowId('assumptions', 'scenario'),
    sheets,
    names: names(definitions, sheets),
    charts,
  });
}

const hasError = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

export function compile(template: Template): Compiled {
  const survey = surveyOf(template);
  const wished = wish(survey);
  const placed = place(wished.result);
  const found = [...survey.diagnostics, ...wished.diagnostics, ...placed.diagnostics];
  if (hasError(found)) return { workbook: null, diagnostics: found };

  const diagnostics = [...found, ...loopDiagnostics(placed.result, survey)];
  if (hasError(diagnostics)) return { workbook: null, diagnostics };
  return { workbook: assemble(wished.result, placed.result), diagnostics };
}
