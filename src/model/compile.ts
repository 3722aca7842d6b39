// Compiles a template into a workbook.
//
//   template ──► survey ──► declare ──► place ──► find cycles ──► assemble ──► workbook
//                  │           │          │            │              │
//                  │           │          │            │              └ sheets in order, names, charts, frozen
//                  │           │          │            └ cyclic references are rejected by name
//                  │           │          └ each sheet lays out its rows, top to bottom
//                  │           └ each sheet declares the inputs it needs, the rows it exports and its checks
//                  └ timeline, scenarios, active sections and their resources
//
// A template arrives upgraded and checked from the template floor; whatever a user can fix in it is a diagnostic, never a throw.
import { moduleOf } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { Row } from '#workbook/row.ts';
import type { DefinedName, Sheet, Workbook } from '#workbook/workbook.ts';
import { cycleDiagnostics, resourceCycleDiagnostics } from './cycle-diagnostics.ts';
import { withInputAverages } from './flows/input-averages.ts';
import { rowId } from './ids/row-id.ts';
import { resolveReferences } from './plan/resolve-references.ts';
import type { SheetDefinition, WorkbookPlan } from './plan/sheet-definition.ts';
import { headerRowCount } from './rows/header.ts';
import { sheets as everySheet } from './sheets.ts';
import type { Diagnostic } from './survey/diagnostic.ts';
import { periodSpans } from './survey/period-spans.ts';
import { type Survey, surveyTemplate } from './survey/survey.ts';

export interface CompiledTemplate {
  /** Null where a diagnostic is an error. */
  readonly workbook: Workbook | null;
  readonly diagnostics: readonly Diagnostic[];
}

interface PhaseResult<Result> {
  readonly result: Result;
  readonly diagnostics: readonly Diagnostic[];
}

/** A sheet that is off still declares what may be referred to; such references read 0. */
function declareSheets(survey: Survey): PhaseResult<WorkbookPlan> {
  const all = everySheet.map((sheet) => ({
    sheet,
    isOn: sheet.isPlaced(survey),
    declarations: sheet.declare(survey),
  }));
  const placed = all.filter(({ isOn }) => isOn);
  const sheets = placed.map(({ sheet }) => sheet);
  const declarations = placed.map((one) => one.declarations);
  const declared = new Map(all.flatMap((one) => [...(one.declarations.references ?? [])]));
  const { references, cycles } = resolveReferences(declared);
  const plan: WorkbookPlan = {
    survey,
    sheets,
    inputs: declarations.flatMap(({ inputs }) => inputs ?? []),
    constants: declarations.flatMap(({ constants }) => constants ?? []),
    references,
    exportedRows: new Set(declarations.flatMap(({ exportedRows }) => exportedRows ?? [])),
    checks: declarations.flatMap(({ checks }) => checks ?? []),
    subjects: new Set(declarations.flatMap(({ subjects }) => subjects ?? [])),
    charts: declarations.flatMap(({ charts }) => charts ?? []),
  };
  const diagnostics = declarations.flatMap((one) => one.diagnostics ?? []);
  return { result: plan, diagnostics: [...diagnostics, ...resourceCycleDiagnostics(cycles, survey)] };
}

/** Keeps a repeated note only on the first row of a sheet that needs it. */
function withoutRepeatedNotes(rows: readonly Row[]): readonly Row[] {
  const seenNotes = new Set<string>();
  return rows.map((row) => {
    if (row.note === null) return row;
    if (seenNotes.has(row.note)) return { ...row, note: null };
    seenNotes.add(row.note);
    return row;
  });
}

/** Blocks come with a blank row before or after them; where two meet, one is enough. */
const withoutDoubleBlanks = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ role }, index) => role !== 'blank' || rows[index - 1]?.role !== 'blank');

function placeRows(plan: WorkbookPlan): PhaseResult<readonly Sheet[]> {
  const placed = plan.sheets.map((definition) => ({ definition, ...definition.place(plan) }));
  const sheets = placed.map(({ definition, rows }) => ({
    id: definition.id,
    moduleId: moduleOf(definition.id),
    title: definition.titles[plan.survey.template.language],
    category: definition.category,
    axis: definition.axis,
    isAxisPrinted: definition.isAxisPrinted ?? true,
    headerRowCount,
    rows: withoutRepeatedNotes(withoutDoubleBlanks(rows)),
  }));
  return { result: withInputAverages(sheets), diagnostics: placed.flatMap(({ diagnostics }) => diagnostics) };
}

function names(
  definitions: readonly SheetDefinition[],
  sheets: readonly Sheet[],
  survey: Survey,
): readonly DefinedName[] {
  const rows = new Map<string, Row>();
  for (const sheet of sheets) for (const row of sheet.rows) rows.set(row.id, row);
  const globals = definitions.flatMap(({ globals: ofSheet }) =>
    [...(ofSheet?.(survey) ?? [])].flatMap(([name, id]) => {
      const row = rows.get(id);
      return row ? [{ name, row: id, at: row.constant ? 'constant' : 'periods' } as const] : [];
    }),
  );
  const named = definitions.flatMap(({ id, named: parts, ownNames }) =>
    parts.flatMap((part) => {
      const row = rows.get(rowId(id, part));
      if (!row) return [];
      const name = ownNames?.[part] ?? `${id}_${part}`;
      return [{ name, row: row.id, at: row.periods ? 'periods' : 'constant' } as const];
    }),
  );
  return [...globals, ...named];
}

function assemble({ survey, sheets: definitions, charts }: WorkbookPlan, sheets: readonly Sheet[]): Workbook {
  const { template } = survey;
  return Object.freeze({
    title: template.name,
    version: template.version,
    language: template.language,
    currency: survey.currency,
    timestamp: template.timestamp,
    periodCount: survey.periodCount,
    yearCount: survey.mostYears,
    drawnYearCount: survey.yearCount,
    spans: periodSpans(survey),
    moneyScale: template.moneyUnits,
    scenarioNames: survey.scenarioNames,
    scenarioRow: rowId('assumptions', 'scenario'),
    sheets,
    names: names(definitions, sheets, survey),
    charts,
  });
}

const hasError = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

export function compile(template: Template): CompiledTemplate {
  const survey = surveyTemplate(template);
  const declared = declareSheets(survey);
  const placed = placeRows(declared.result);
  const collected = [...survey.diagnostics, ...declared.diagnostics, ...placed.diagnostics];
  if (hasError(collected)) return { workbook: null, diagnostics: collected };

  const diagnostics = [...collected, ...cycleDiagnostics(placed.result, survey)];
  if (hasError(diagnostics)) return { workbook: null, diagnostics };
  return { workbook: assemble(declared.result, placed.result), diagnostics };
}
