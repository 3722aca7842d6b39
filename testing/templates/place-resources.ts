// Turns draft resources into the lists of a template; references only read earlier resources, so there is no cycle.
import type { CoreResource, Flow, ForecastEntry, SectionResource, TemplateData } from '#template/template.ts';
import type { FlowDraft, ResourceDraft } from './random-resources.ts';

export const flowSections = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
  'section_financing',
] as const;

const environmentSections = ['section_taxes', 'section_depreciation', 'section_inflation'] as const;

type SectionId = (typeof flowSections)[number] | (typeof environmentSections)[number];

export type Drafts = Readonly<Record<SectionId, readonly ResourceDraft[]>>;

const shortNames: Readonly<Record<string, string>> = {
  taxincome: 'Income tax',
  taxproperty: 'Property tax',
  deprgroup: 'Group',
  inflation: 'Prices',
  service: 'Услуга',
  cos: 'Cost',
  sga: 'Overhead',
  fixedasset: 'Asset',
  equity: 'Owners',
  loan: 'Loan',
};

const flowIds: Readonly<Record<string, readonly Flow['id'][]>> = {
  service: ['incBook'],
  fixedasset: ['expCash'],
  equity: ['incCash', 'expCash'],
  loan: ['incCash', 'expCash'],
};

const scenarioNames = ['Base scenario', 'Good', 'Bad'];

const entry = (
  variable: string,
  texts: readonly (string | null)[],
  lookupId: string | null = null,
): ForecastEntry => ({
  id: `f_${variable}`,
  variable,
  lookupId,
  scenarios: texts.map((data, index) => ({
    id: `sc${index}`,
    name: scenarioNames[index] ?? '',
    data,
    units: 'units',
  })),
});

/** The id that reaches for one of the rows in reach; null leaves it to the formula, where its row is in reach. */
function lookup({ formula, pick }: FlowDraft, reach: readonly string[]): string | null {
  const usual = formula.variables.find(({ isReference }) => isReference)?.reference ?? '';
  if (reach.includes(usual) && pick === null) return null;
  return reach[(pick ?? 0) % reach.length] ?? null;
}

/** A reference needs a row in reach, an amount does not. */
const refers = ({ formula }: FlowDraft): boolean => formula.variables.some(({ isReference }) => isReference);

function flow(draft: FlowDraft, id: Flow['id'], reach: readonly string[]): Flow {
  const { formula, texts, opening } = draft;
  if (reach.length === 0 && refers(draft)) {
    return { id, formula: 'amount', hist: [], fcst: [entry('amount', ['1000'])] };
  }
  const typed = Object.entries(texts).flatMap(([variable, list]) => (list ? [entry(variable, list)] : []));
  const looked = formula.variables
    .filter(({ isReference }) => isReference)
    .map((variable) => entry(variable.id, [], lookup(draft, reach)));
  const earlier = opening === null ? [] : [entry('amount', ['77']), entry('amount', [opening])];
  return { id, formula: formula.id, hist: earlier, fcst: [...typed, ...looked] };
}

interface ResourcePlacement {
  readonly reach: string[];
  readonly groups: readonly string[];
  readonly taxes: readonly string[];
  readonly core: CoreResource[];
}

/** An asset names a group that is there, one that is not, or none. */
function assumptions(
  draft: ResourceDraft,
  { groups, taxes }: ResourcePlacement,
): SectionResource['otherAssumptions'] {
  const terms = Object.entries(draft.terms).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, { name, value }] as const],
  );
  if (draft.rel !== 'fixedasset') return Object.fromEntries(terms);
  const group = [...groups, 'no_such_group', null, undefined][draft.group];
  const tax = [...taxes, null][draft.tax];
  return {
    ...(group && { deprgroup: { name: 'deprgroup', lookupId: group } }),
    ...(tax && { taxproperty: { name: 'taxproperty', lookupId: tax } }),
  };
}

function resource(draft: ResourceDraft, id: string, placing: ResourcePlacement): SectionResource {
  const { rel } = draft;
  placing.core.push({ id: `core_${id}`, name: `${shortNames[rel] ?? rel} ${id}`, rel });
  const flows = draft.flows.map((one, index) => flow(one, flowIds[rel]?.[index] ?? 'expBook', placing.reach));
  placing.reach.push(id);
  return {
    id,
    coreResource: `core_${id}`,
    isEdited: false,
    isSelected: false,
    flows,
    otherAssumptions: assumptions(draft, placing),
  };
}

/** The first group is the one that assets belong to unless they say otherwise. */
const idOf = (section: SectionId, index: number): string =>
  section === 'section_depreciation' ? `0${index + 5}` : `${section.slice(8, 11)}_${index + 1}`;

function reachTotals(reach: string[], section: SectionId): void {
  if (section !== 'section_financing') reach.push(section);
  if (reach.includes('section_sales') && reach.includes('section_cos') && !reach.includes('gross_profit')) {
    reach.push('gross_profit');
  }
}

export function placeResources(
  drafts: Drafts,
  order: readonly (typeof flowSections)[number][],
  isProportional: boolean,
): Pick<TemplateData, 'coreResources' | 'divisions' | 'env'> {
  const ids = (section: SectionId) => drafts[section].map((_, index) => idOf(section, index));
  const placing: ResourcePlacement = {
    reach: isProportional ? [] : ['period_days', 'period_number', 'period_years'],
    groups: ids('section_depreciation'),
    taxes: ids('section_taxes').filter((_, index) => drafts.section_taxes[index]?.rel === 'taxproperty'),
    core: [],
  };
  const place = (section: SectionId) => {
    const placed = drafts[section].map((draft, index) => resource(draft, idOf(section, index), placing));
    return [section, placed] as const;
  };
  const environment = Object.fromEntries(environmentSections.map(place));
  placing.reach.length = isProportional ? 0 : 3;
  const division = order.map((section) => {
    const placed = place(section);
    reachTotals(placing.reach, section);
    return placed;
  });
  return {
    coreResources: [{ id: 'currency', name: 'USD', rel: 'currency', isDefault: true }, ...placing.core],
    divisions: [{ id: 'division_1', sectionResources: Object.fromEntries(division) }],
    env: { sectionResources: environment },
  };
}
