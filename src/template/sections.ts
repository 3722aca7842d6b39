// The one table of sections, modules, kinds of resources (rels) and their terms; its ids are types.

/** The flows that a resource may have: money in and out of the till, and of the books. */
export const flowIds = ['incCash', 'expCash', 'incBook', 'expBook'] as const;
export type FlowId = (typeof flowIds)[number];

interface TermRow {
  /** The section whose resources may be named; without it the term is a number. */
  readonly section?: string;
}

/** What is said of a resource beside its formula. */
export const terms = {
  accountsReceivablePeriod: {},
  inventoryPeriod: {},
  accountsPayablePeriod: {},
  dividend: {},
  interestmargin: {},
  commitment: {},
  deprgroup: { section: 'section_depreciation' },
  taxproperty: { section: 'section_taxes' },
} as const satisfies Readonly<Record<string, TermRow>>;

export type TermId = keyof typeof terms;
export type LookupTermId = {
  [Id in TermId]: (typeof terms)[Id] extends { readonly section: string } ? Id : never;
}[TermId];
export type NumberTermId = Exclude<TermId, LookupTermId>;

interface RelRow {
  readonly flows: readonly FlowId[];
  readonly terms: readonly NumberTermId[];
  /** What it takes from other resources. */
  readonly lookups: readonly LookupTermId[];
}

const one = (...flows: readonly [FlowId]) => ({ flows, terms: [], lookups: [] }) as const;
const twoWays = { flows: ['incCash', 'expCash'], terms: [], lookups: [] } as const;
const days = ['accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const;

/** What a resource may be. */
export const rels = {
  currency: one('expBook'),
  taxproperty: one('expBook'),
  taxincome: one('expBook'),
  deprgroup: one('expBook'),
  inflation: one('expBook'),
  service: { ...one('incBook'), terms: days },
  cos: one('expBook'),
  sga: { ...one('expBook'), terms: days },
  fixedasset: { ...one('expCash'), lookups: ['deprgroup', 'taxproperty'] },
  equity: { ...twoWays, terms: ['dividend'] },
  loan: { ...twoWays, terms: ['interestmargin', 'commitment'] },
  financing: twoWays,
} as const satisfies Readonly<Record<string, RelRow>>;

export type RelId = keyof typeof rels;

interface ModuleRow {
  /** Whether it may be left out of a workbook. */
  readonly canSkip: boolean;
}

/** The sheets, in the order of the workbook. */
export const modules = {
  module_cover: { canSkip: false },
  module_content: { canSkip: false },
  module_dashboard: { canSkip: true },
  module_assumptions: { canSkip: false },
  module_revenue: { canSkip: false },
  module_cos: { canSkip: true },
  module_sga: { canSkip: true },
  module_wc: { canSkip: true },
  module_fixedassets: { canSkip: true },
  module_financing: { canSkip: true },
  module_is: { canSkip: false },
  module_bs: { canSkip: false },
  module_cf: { canSkip: false },
  module_ip: { canSkip: true },
  module_ratios: { canSkip: true },
  module_charts: { canSkip: true },
  module_chartsdata: { canSkip: true },
} as const satisfies Readonly<Record<`module_${string}`, ModuleRow>>;

export type ModuleId = keyof typeof modules;

interface SectionRow {
  /** Whether a new template begins with it on. */
  readonly isEnabled: boolean;
  readonly canDisable: boolean;
  /** Where its resources stand: with the business, or with the environment; null where it has none. */
  readonly place: 'division' | 'env' | null;
  /** What its resources may be. */
  readonly rels: readonly RelId[];
  /** The sheet on which it is looked at. */
  readonly module: ModuleId;
}

const fixed = { isEnabled: true, canDisable: false, place: null, rels: [] } as const;
const optional = { isEnabled: true, canDisable: true } as const;
const business = { ...optional, place: 'division' } as const;
const surrounding = { ...optional, place: 'env' } as const;

/** The parts that a template is made of, in the order in which it lists them. */
export const sections = {
  section_general: { ...fixed, module: 'module_cover' },
  section_timeline: { ...fixed, module: 'module_assumptions' },
  section_environment: { ...fixed, module: 'module_assumptions' },
  section_currency: { ...fixed, place: 'env', rels: ['currency'], module: 'module_assumptions' },
  section_taxes: { ...surrounding, rels: ['taxincome', 'taxproperty'], module: 'module_is' },
  section_depreciation: { ...surrounding, rels: ['deprgroup'], module: 'module_fixedassets' },
  section_inflation: { ...surrounding, isEnabled: false, rels: ['inflation'], module: 'module_assumptions' },
  section_sales: { ...business, canDisable: false, rels: ['service'], module: 'module_revenue' },
  section_cos: { ...business, rels: ['cos'], module: 'module_cos' },
  section_sga: { ...business, rels: ['sga'], module: 'module_sga' },
  section_wc: { ...optional, place: null, rels: [], module: 'module_wc' },
  section_fixedassets: { ...business, rels: ['fixedasset'], module: 'module_fixedassets' },
  section_financing: { ...business, rels: ['equity', 'loan'], module: 'module_financing' },
  section_npv: { ...optional, place: null, rels: [], module: 'module_ip' },
} as const satisfies Readonly<Record<`section_${string}`, SectionRow>>;

export type SectionId = keyof typeof sections;

// Documents may hold ids of other versions; whatever is read from one is asked first.
export const isSectionId = (id: string): id is SectionId => Object.hasOwn(sections, id);
const isModuleId = (id: string): id is ModuleId => Object.hasOwn(modules, id);
const isRelId = (id: string): id is RelId => Object.hasOwn(rels, id);

export const sectionIds: readonly SectionId[] = Object.keys(sections).filter(isSectionId);
export const moduleIds: readonly ModuleId[] = Object.keys(modules).filter(isModuleId);
export const relIds: readonly RelId[] = Object.keys(rels).filter(isRelId);
