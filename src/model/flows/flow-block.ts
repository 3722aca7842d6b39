// The flows of one resource, on sheets that do more with them than add them up.

import type { FlowId, SectionId, SheetId } from '#template/sections.ts';
import type { RowId } from '#workbook/cell-expression.ts';
import type { Row } from '#workbook/row.ts';
import { ownedRowId } from '../ids/row-id.ts';
import type {
  ModelCheck,
  PlacedRows,
  ReferenceTarget,
  SameTarget,
  SheetDeclarations,
  WorkbookPlan,
} from '../plan/sheet-definition.ts';
import type { Diagnostic } from '../survey/diagnostic.ts';
import { inputsOf, type ReadyFlow } from '../survey/flow.ts';
import type { FlowResult } from '../survey/read-flow.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { formulaConstants } from './constants.ts';
import { flowOrigin, flowRows, repeatedRow } from './flow-rows.ts';
import { flowDivides } from './lower-flow.ts';
import { otherInputs } from './other-assumptions.ts';
import { rowReferences } from './row-references.ts';
import { divisorCheckRows, divisorsTotalId } from './trade-sheet.ts';

/** A section whose resources have one flow or two. */
export interface FlowSection {
  readonly sheetId: SheetId;
  readonly sectionId: SectionId;
  /** The flows of a resource, each with its name where there are two. */
  readonly flows: (
    resource: Resource,
    survey: Survey,
  ) => readonly { readonly id: FlowId; readonly name?: string }[];
}

export interface FlowBlock {
  readonly resource: Resource;
  readonly flows: readonly ReadyFlow[];
}

const isSectionOn = (section: FlowSection, survey: Survey): boolean => survey.counts(section.sectionId);

interface FlowBlocks {
  readonly blocks: readonly FlowBlock[];
  readonly diagnostics: readonly Diagnostic[];
}

export function blocksOf(section: FlowSection, survey: Survey): FlowBlocks {
  if (!isSectionOn(section, survey)) return { blocks: [], diagnostics: [] };
  const target = survey.resources(section.sectionId).map((resource) => ({
    resource,
    results: section.flows(resource, survey).flatMap(({ id, name }): FlowResult[] => {
      const flow = resource.entry.flows.find((candidate) => candidate.id === id);
      return flow ? [survey.readFlow(resource, flow, name)] : [];
    }),
  }));
  return {
    blocks: target.map(({ resource, results }) => ({
      resource,
      flows: results.flatMap(({ flow }) => (flow ? [flow] : [])),
    })),
    diagnostics: target.flatMap(({ results }) => results.flatMap(({ diagnostics }) => diagnostics)),
  };
}

/** The row of a resource's first flow, which others may refer to: the flow as entered, before commitment and limits. */
function referencesTo(
  section: FlowSection,
  blocks: readonly FlowBlock[],
  survey: Survey,
): readonly (readonly [string, ReferenceTarget | SameTarget])[] {
  return survey.resources(section.sectionId).flatMap((resource) => {
    const [first] = section.flows(resource, survey);
    const isThere = isSectionOn(section, survey) && resource.entry.flows.some(({ id }) => id === first?.id);
    const row = isThere && first ? ownedRowId(section.sheetId, resource.id, first.id) : null;
    const block = blocks.find((candidate) => candidate.resource.id === resource.id);
    const flow = block?.flows.find(({ id }) => id === first?.id);
    const origin = (plan: WorkbookPlan, seen: ReadonlySet<string>) =>
      flow ? repeatedRow({ plan, sheetId: section.sheetId, flow, isInflated: false }, seen) : null;
    return [
      ...rowReferences(section.sheetId, resource, flow, survey),
      [resource.id, { row, measure: 'money', origin }] as const,
    ];
  });
}

function divisorChecks(
  section: FlowSection,
  title: string,
  blocks: readonly FlowBlock[],
  survey: Survey,
): readonly ModelCheck[] {
  const isDividing = blocks.some(({ flows }) => flows.some(flowDivides));
  if (!isDividing) return [];
  const label = `${title}: ${modelTexts[survey.template.language].noDivisorIsZero}`;
  return [{ row: divisorsTotalId(section.sheetId), label, kind: 'fault' }];
}

export function declareFlows(section: FlowSection, title: string, survey: Survey): SheetDeclarations {
  const { blocks, diagnostics } = blocksOf(section, survey);
  return {
    inputs: [
      {
        title: survey.sectionTitle(section.sectionId),
        inputs: blocks.flatMap(({ resource, flows }) => [
          ...flows.flatMap(inputsOf),
          ...otherInputs(resource, survey),
        ]),
      },
    ],
    constants: blocks.flatMap(({ flows }) => flows.flatMap(formulaConstants)),
    references: new Map(referencesTo(section, blocks, survey)),
    checks: divisorChecks(section, title, blocks, survey),
    diagnostics,
  };
}

export interface PlacedBlock extends FlowBlock {
  readonly placed: PlacedRows;
  /** The row of one of the flows; null where the resource has none. */
  readonly flowRow: (id: FlowId) => RowId | null;
  /** The row to link to for one of the flows. */
  readonly flowOrigin: (id: FlowId) => RowId | null;
}

export function placeBlock(section: FlowSection, block: FlowBlock, plan: WorkbookPlan): PlacedBlock {
  const { sheetId } = section;
  const parts = block.flows.map((flow) => flowRows({ plan, sheetId, flow, isInflated: false }));
  return {
    ...block,
    placed: {
      rows: parts.flatMap(({ rows }) => rows),
      diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
    },
    flowRow: (id) =>
      block.flows.some((flow) => flow.id === id) ? ownedRowId(sheetId, block.resource.id, id) : null,
    flowOrigin: (id) => {
      const flow = block.flows.find((candidate) => candidate.id === id);
      return flow ? flowOrigin({ plan, sheetId, flow, isInflated: false }) : null;
    },
  };
}

export const blockDivisorRows = (
  sheetId: SheetId,
  blocks: readonly PlacedBlock[],
  plan: WorkbookPlan,
): readonly Row[] =>
  divisorCheckRows(
    sheetId,
    blocks.flatMap(({ flows, placed }) =>
      flows.map((flow) => ({
        flow,
        placed: {
          ...placed,
          rows: placed.rows.filter(({ id }) =>
            id.startsWith(`${ownedRowId(sheetId, flow.resource.id, flow.id)}.`),
          ),
        },
      })),
    ),
    plan,
  );
