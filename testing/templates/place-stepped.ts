// Adds draft resources with steps to a template; they read earlier rows only, or any row of the past.
import type { EntryJson, FlowJson, ResourceJson, TemplateJson } from '#testing/oracle/template-json.ts';
import { isRecurring, shortForecast } from './long-forecasts.ts';
import { pastVariable } from './random-stepped-formulas.ts';
import type {
  SteppedDraft,
  SteppedDrafts,
  SteppedFlowDraft,
  SteppedSection,
} from './random-stepped-resources.ts';

/** What grows slowly enough for a row to be multiplied with it again and again. */
const periodRows = ['period_days', 'period_number', 'period_years'];
const sectionTotals = ['section_sales', 'section_cos', 'section_sga', 'section_fixedassets'];
const sectionIds: readonly SteppedSection[] = [
  ...(['section_sales', 'section_cos', 'section_sga', 'section_fixedassets'] as const),
  ...(['section_financing', 'section_drivers'] as const),
];
const flowIds: Readonly<Record<string, readonly string[]>> = {
  service: ['incBook'],
  driver: ['incBook'],
  fixedasset: ['expCash'],
  loan: ['incCash', 'expCash'],
};

interface SteppedPlacement {
  readonly reach: string[];
  /** Those that read each other's past. */
  readonly ring: readonly string[];
  readonly isLong: boolean;
  readonly cores: { readonly id: string; readonly name: string; readonly rel: string }[];
}

const idOf = (section: SteppedSection, index: number): string => `${section.slice(8, 11)}_s${index + 1}`;

const picked = (list: readonly string[], pick: number): string | null => list[pick % list.length] ?? null;

function lookup(draft: SteppedFlowDraft, variable: string, placing: SteppedPlacement): string | null {
  const pick = draft.picks[variable] ?? null;
  if (pick === null) return null;
  const isShareOfPast = draft.formula.id === 'lagged' && variable === 'share';
  if (isRecurring(variable) || isShareOfPast) return placing.isLong ? null : picked(periodRows, pick);
  const isPast = variable === pastVariable;
  if (isPast && draft.formula.id === 'ring') return picked(placing.ring, pick);
  return picked(isPast && !placing.isLong ? sectionTotals : placing.reach, pick);
}

const scenarios = (texts: readonly (string | null)[]) =>
  texts.map((data, index) => ({
    ...{ id: `sc${index}`, name: ['Base scenario', 'Good', 'Bad'][index] ?? '' },
    ...{ data, units: 'units' },
  }));

function flow(
  draft: SteppedFlowDraft,
  id: string,
  placing: SteppedPlacement,
): FlowJson & { readonly id: string } {
  const { formula, texts, openings } = draft;
  const fcst = formula.variables.flatMap((variable): readonly (EntryJson & { readonly id: string })[] => {
    const lookupId = lookup(draft, variable.id, placing);
    const typed = texts[variable.id];
    if (lookupId === null && !typed) return [];
    return [{ id: `f_${variable.id}`, variable: variable.id, lookupId, scenarios: scenarios(typed ?? []) }];
  });
  const rows = [...formula.variables, ...(formula.steps ?? [])].map((row) => row.id);
  const hist = openings.map(([pick, text], index) => ({
    ...{ id: `h_${index}`, variable: picked([...rows, 'total'], pick) ?? 'total', lookupId: null },
    scenarios: scenarios([text]),
  }));
  return { id, formula: formula.id, hist, fcst };
}

/** Rows of a resource that later ones may read: not those that are read of the past alone. */
function reachRows(
  resource: ResourceJson,
  formulas: TemplateJson['data']['formulas'],
  reach: string[],
): void {
  const formula = formulas.find(({ id }) => id === resource.flows[0]?.formula);
  const steps = formula?.steps ?? [];
  const texts = [formula?.expression ?? '', ...steps.map(({ expression }) => expression)];
  const words = new Set(texts.flatMap((text) => text.slice(text.indexOf('=') + 1).split(/[^\p{L}\d_.]+/u)));
  const variables = (formula?.variables ?? []).filter(({ id }) => words.has(id) && id !== pastVariable);
  const rows = [...variables, ...steps].map(({ id }) => `${resource.id}.${id}`);
  reach.push(resource.id, `${resource.id}.total`, ...rows);
}

function place(draft: SteppedDraft, id: string, placing: SteppedPlacement): ResourceJson {
  const { rel, flows } = draft;
  placing.cores.push({ id: `core_${id}`, name: `Stepped ${id}`, rel });
  return {
    ...{ id, coreResource: `core_${id}`, isEdited: false, isSelected: false },
    flows: flows.map((one, index) => flow(one, flowIds[rel]?.[index] ?? 'expBook', placing)),
    otherAssumptions: {},
  };
}

function reachTotals(section: string, reach: string[]): void {
  if (sectionTotals.includes(section)) reach.push(section);
  const hasBoth = reach.includes('section_sales') && reach.includes('section_cos');
  if (hasBoth && !reach.includes('gross_profit')) reach.push('gross_profit');
}

const ringOf = (drafts: SteppedDrafts): string[] =>
  sectionIds.flatMap((section) =>
    drafts[section].flatMap(({ flows }, index) => {
      const id = idOf(section, index);
      return flows[0]?.formula.id === 'ring' ? [id, `${id}.total`] : [];
    }),
  );

/** Adds the drafts behind the resources of their sections, and shared drivers before the section of that number. */
export function placeStepped(template: TemplateJson, drafts: SteppedDrafts, driversAt: number): TemplateJson {
  const { data } = template;
  const division = data.divisions[0] ?? { sectionResources: {} };
  const before = Object.keys(division.sectionResources).filter((id) => id !== 'section_drivers');
  const turns: readonly string[] = before.toSpliced(driversAt, 0, 'section_drivers');
  const placing: SteppedPlacement = {
    reach: [...periodRows],
    ring: ringOf(drafts),
    isLong: template.layout.cFcstColCount > shortForecast,
    cores: [],
  };
  const placed = turns.map((turn) => {
    const existing = division.sectionResources[turn] ?? [];
    for (const resource of existing) reachRows(resource, data.formulas, placing.reach);
    const section = sectionIds.find((id) => id === turn);
    const added = (section ? drafts[section] : []).map((draft, index) => {
      const resource = place(draft, idOf(section ?? 'section_sales', index), placing);
      reachRows(resource, data.formulas, placing.reach);
      return resource;
    });
    reachTotals(turn, placing.reach);
    return [turn, [...existing, ...added]] as const;
  });
  return {
    ...template,
    data: {
      ...data,
      coreResources: [...data.coreResources, ...placing.cores],
      divisions: [{ ...division, sectionResources: Object.fromEntries(placed) }],
    },
  };
}
