// The sheet of shared drivers: numbers such as customers or shops that several lines of the model depend on.
import { byLanguage } from '#language/language.ts';
import type { Row } from '#workbook/row.ts';
import { formulaConstants } from '../../flows/constants.ts';
import { flowRows, flowTotalId, repeatedRow } from '../../flows/flow-rows.ts';
import { flowDivides } from '../../flows/lower-flow.ts';
import { rowReferences } from '../../flows/row-references.ts';
import { divisorCheckRows, divisorsTotalId, readyFlowsOf, tradeFlows } from '../../flows/trade-sheet.ts';
import type {
  PlacedRows,
  ReferenceTarget,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { blank, linkedHeader, nameHeading } from '../../rows/header.ts';
import { inputsOf, type ReadyFlow } from '../../survey/flow.ts';
import type { Survey } from '../../survey/survey.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { driverMeasure } from './driver-measure.ts';
import { driversTexts } from './texts.ts';

const section = { sectionId: 'section_drivers', flowId: 'incBook' } as const;

/** [DRV-1] */
const isPlaced = (survey: Survey): boolean =>
  survey.counts(section.sectionId) && survey.resources(section.sectionId).length > 0;

/** A driver that is off reads as 0. */
function driverTarget(flow: ReadyFlow | undefined): ReferenceTarget {
  if (!flow) return { row: null, measure: 'money' };
  return {
    row: flowTotalId('drivers', flow),
    measure: (plan, seen) => driverMeasure(flow, plan, seen),
    origin: (plan, seen) => repeatedRow({ plan, sheetId: 'drivers', flow, isInflated: true }, seen),
  };
}

function declarations(survey: Survey): SheetDeclarations {
  const results = tradeFlows(section, survey);
  const flows = readyFlowsOf(results);
  const { language } = survey.template;
  const targets = survey.resources(section.sectionId).flatMap((resource) => {
    const flow = flows.find((candidate) => candidate.resource.id === resource.id);
    return [...rowReferences('drivers', resource, flow, survey), [resource.id, driverTarget(flow)] as const];
  });
  const label = `${driversTexts[language].title}: ${modelTexts[language].noDivisorIsZero}`;
  const isDividing = flows.some(flowDivides);
  return {
    inputs: [{ title: survey.sectionTitle(section.sectionId), inputs: flows.flatMap(inputsOf) }],
    constants: flows.flatMap(formulaConstants),
    references: new Map(targets),
    checks: isDividing ? [{ kind: 'fault', row: divisorsTotalId('drivers'), label }] : [],
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface DriverBlock {
  readonly flow: ReadyFlow;
  readonly placed: PlacedRows;
}

/** A driver that calculates something is set apart from those that only repeat a number. */
function blockRows(blocks: readonly DriverBlock[]): readonly Row[] {
  return blocks.flatMap(({ flow, placed }, index) => {
    const before = blocks[index - 1]?.placed.rows.length ?? 1;
    const isApart = index > 0 && (placed.rows.length > 1 || before > 1);
    return [
      ...(isApart ? [blank('drivers', `before_${flow.resource.id}`)] : []),
      ...(placed.rows.length > 1 ? [nameHeading('drivers', flow.resource)] : []),
      ...placed.rows,
    ];
  });
}

function place(plan: WorkbookPlan): PlacedRows {
  const { survey } = plan;
  const blocks = readyFlowsOf(tradeFlows(section, survey)).map((flow): DriverBlock => {
    const measure = driverMeasure(flow, plan);
    return { flow, placed: flowRows({ plan, sheetId: 'drivers', flow, isInflated: true, measure }) };
  });
  return {
    rows: [
      ...linkedHeader('drivers', driversTexts[survey.template.language].title, plan),
      ...blockRows(blocks),
      ...divisorCheckRows('drivers', blocks, plan),
    ],
    diagnostics: blocks.flatMap(({ placed }) => placed.diagnostics),
  };
}

export const drivers: SheetDefinition = {
  id: 'drivers',
  category: 'calculation',
  axis: 'periods',
  isPlaced,
  titles: byLanguage((language) => driversTexts[language].title),
  description: byLanguage((language) => driversTexts[language].description),
  named: [],
  declare: declarations,
  place,
};
