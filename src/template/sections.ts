// The one table of sections, sheets, kinds of resources (rels) and their terms, from which the types of their ids are derived.

/** The flows that a resource may have: money in and out of the till, and of the books. */
export const flowIds = ['incCash', 'expCash', 'incBook', 'expBook'] as const;
export type FlowId = (typeof flowIds)[number];

/** The ids of those of a table of which a fact is true. */
type IdsWith<Table, Fact> = { [Id in keyof Table]: Table[Id] extends Fact ? Id : never }[keyof Table];

type TermDefinition =
  /** A number; days are those of the whole company where a resource has none of its own. */
  | { readonly unit: 'days' | 'percent' | 'yearly' | 'months' | 'money' }
  /** One of a few words, the first of which holds where nothing is said. */
  | { readonly words: readonly string[] }
  /** One of the resources of a kind, in their section. */
  | {
      readonly section: string;
      readonly rel: string;
      /** The id of the one used where none is named; null if there is none. */
      readonly usual: string | null;
    };

/** What is said of a resource beside its formula. */
export const terms = {
  accountsReceivablePeriod: { unit: 'days' },
  inventoryPeriod: { unit: 'days' },
  accountsPayablePeriod: { unit: 'days' },
  dividend: { unit: 'percent' },
  interestmargin: { unit: 'yearly' },
  commitment: { unit: 'percent' },
  repayment: { words: ['typed', 'equal', 'annuity', 'bullet'] },
  term: { unit: 'months' },
  grace: { unit: 'months' },
  line: { unit: 'money' },
  dividendBasis: { words: ['profit', 'cash'] },
  /** Whether an expense is what winning customers costs. */
  acquisition: { words: ['0', '1'] },
  sold: { unit: 'percent' },
  deprgroup: { section: 'section_depreciation', rel: 'deprgroup', usual: '05' },
  taxproperty: { section: 'section_taxes', rel: 'taxproperty', usual: null },
  salestax: { section: 'section_taxes', rel: 'taxsales', usual: null },
} as const satisfies Readonly<Record<string, TermDefinition>>;

export type TermId = keyof typeof terms;
export type NumberTermId = IdsWith<typeof terms, { readonly unit: string }>;
export type DaysTermId = IdsWith<typeof terms, { readonly unit: 'days' }>;
export type WordTermId = IdsWith<typeof terms, { readonly words: readonly string[] }>;
/** What may be said of a term that is a word. */
export type TermWord<Term extends WordTermId> = (typeof terms)[Term]['words'][number];
export type LookupTermId = IdsWith<typeof terms, { readonly section: string }>;

interface RelRow {
  readonly flows: readonly FlowId[];
  readonly terms: readonly NumberTermId[];
  /** Typed in new ones, where an empty term would mean something else than most expect. */
  readonly initialTerms?: Readonly<Partial<Record<NumberTermId, string>>>;
  /** What it takes from other resources. */
  readonly lookups: readonly LookupTermId[];
  /** A rate, a number of years or of customers, which nobody sums up, in place of money. */
  readonly isRate?: boolean;
  /** Often paid at once; what was paid before the first period opens a balance. */
  readonly isOnce?: boolean;
}

const one = (...flows: readonly [FlowId]) => ({ flows, terms: [], lookups: [] }) as const;
const rate = { ...one('expBook'), isRate: true } as const;
const twoWays = { flows: ['incCash', 'expCash'], terms: [], lookups: [] } as const;
const days = ['accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'] as const;

const relTable = {
  currency: one('expBook'),
  taxproperty: rate,
  taxincome: rate,
  taxsales: rate,
  deprgroup: rate,
  inflation: rate,
  seasonality: rate,
  driver: { ...one('incBook'), isRate: true },
  service: { ...one('incBook'), terms: days, lookups: ['salestax'] },
  cos: { ...one('expBook'), lookups: ['salestax'] },
  // Salaries and rent are paid in their period; an empty period would be the whole company's.
  sga: {
    ...one('expBook'),
    terms: days,
    lookups: ['salestax'],
    initialTerms: { accountsPayablePeriod: '0' },
  },
  fixedasset: {
    ...one('expCash'),
    terms: ['sold'],
    lookups: ['deprgroup', 'taxproperty', 'salestax'],
    isOnce: true,
  },
  equity: { ...twoWays, terms: ['dividend'], isOnce: true },
  loan: { ...twoWays, terms: ['interestmargin', 'commitment'], isOnce: true },
  financing: twoWays,
} as const satisfies Readonly<Record<string, RelRow>>;

export type RelId = keyof typeof relTable;

/** What a resource may be. */
export const rels: Readonly<Record<RelId, RelRow>> = relTable;

/** The steps of a generation, each of which makes some sheets ready. */
export const stepIds = ['assumptions', 'sales', 'costs', 'assets', 'preview'] as const;
export type StepId = (typeof stepIds)[number];

interface ModuleRow {
  /** Whether it may be left out of a workbook. */
  readonly canSkip: boolean;
  /** The step of a generation that makes it ready. */
  readonly step: StepId;
  /** What has to be chosen to have it in a generated model; without that every model has it. */
  readonly choice?: 'ip' | 'ratios' | 'charts';
}

const moduleTable = {
  module_cover: { canSkip: false, step: 'assumptions' },
  module_content: { canSkip: false, step: 'assumptions' },
  module_dashboard: { canSkip: true, step: 'preview' },
  module_assumptions: { canSkip: false, step: 'assumptions' },
  module_drivers: { canSkip: true, step: 'sales' },
  module_revenue: { canSkip: false, step: 'sales' },
  module_cos: { canSkip: true, step: 'costs' },
  module_sga: { canSkip: true, step: 'costs' },
  module_wc: { canSkip: true, step: 'assets' },
  module_fixedassets: { canSkip: true, step: 'assets' },
  module_financing: { canSkip: true, step: 'assets' },
  module_is: { canSkip: false, step: 'preview' },
  module_bs: { canSkip: false, step: 'preview' },
  module_cf: { canSkip: false, step: 'preview' },
  module_ip: { canSkip: true, step: 'assets', choice: 'ip' },
  module_ratios: { canSkip: true, step: 'preview', choice: 'ratios' },
  module_charts: { canSkip: true, step: 'preview', choice: 'charts' },
  module_chartsdata: { canSkip: true, step: 'preview', choice: 'charts' },
} as const satisfies Readonly<Record<`module_${string}`, ModuleRow>>;

export type ModuleId = keyof typeof moduleTable;
type SheetOf<Module> = Module extends `module_${infer Sheet}` ? Sheet : never;
/** As workbooks call what documents call a module. */
export type SheetId = SheetOf<ModuleId>;

/** The sheets, in the order of the workbook. */
export const modules: Readonly<Record<ModuleId, ModuleRow>> = moduleTable;

export const moduleOf = (sheet: SheetId): ModuleId => `module_${sheet}`;

interface SectionRow {
  /** Whether a new template begins with it on. */
  readonly isEnabled: boolean;
  readonly canDisable: boolean;
  /** Its turn when a business is thought through; null for what only frames one. */
  readonly turn: number | null;
  /** Where its resources stand: with the business, or with the environment; null where it has none. */
  readonly place: 'division' | 'env' | null;
  /** What its resources may be. */
  readonly rels: readonly RelId[];
  /** The sheet on which it is looked at. */
  readonly sheet: SheetId;
  /** What it holds differs from one kind of business to another, so it is suggested for each. */
  readonly isOfTrade?: boolean;
  /** Where a document does not list it, it is on: what is in it does nothing until something names it. */
  readonly isAdded?: boolean;
  /** Prices and costs in it rise with inflation. */
  readonly isInflated?: boolean;
}

const frame = { isEnabled: true, canDisable: false, turn: null, place: null, rels: [] } as const;
const optional = { isEnabled: true, canDisable: true } as const;
const business = { ...optional, place: 'division' } as const;
const trade = { ...business, isOfTrade: true } as const;
const surrounding = { ...optional, place: 'env' } as const;
const calculated = { ...optional, place: null, rels: [] } as const;

const sectionTable = {
  section_general: { ...frame, sheet: 'cover' },
  section_timeline: { ...frame, sheet: 'assumptions' },
  section_environment: { ...frame, sheet: 'assumptions' },
  section_currency: { ...frame, place: 'env', rels: ['currency'], sheet: 'assumptions' },
  section_taxes: { ...surrounding, turn: 8, rels: ['taxincome', 'taxproperty', 'taxsales'], sheet: 'is' },
  section_depreciation: { ...surrounding, turn: 6, rels: ['deprgroup'], sheet: 'fixedassets' },
  section_inflation: { ...surrounding, isEnabled: false, turn: 9, rels: ['inflation'], sheet: 'assumptions' },
  section_seasonality: {
    ...surrounding,
    isAdded: true,
    turn: 10,
    rels: ['seasonality'],
    sheet: 'assumptions',
  },
  section_drivers: {
    ...{ ...business, isAdded: true, isInflated: true },
    ...{ turn: 0, rels: ['driver'], sheet: 'drivers' },
  },
  section_sales: {
    ...{ ...trade, canDisable: false, isInflated: true },
    ...{ turn: 1, rels: ['service'], sheet: 'revenue' },
  },
  section_cos: { ...trade, isInflated: true, turn: 2, rels: ['cos'], sheet: 'cos' },
  section_sga: { ...trade, isInflated: true, turn: 3, rels: ['sga'], sheet: 'sga' },
  section_wc: { ...calculated, turn: 4, sheet: 'wc' },
  section_fixedassets: { ...trade, turn: 5, rels: ['fixedasset'], sheet: 'fixedassets' },
  section_financing: { ...business, turn: 7, rels: ['equity', 'loan'], sheet: 'financing' },
  section_npv: { ...calculated, turn: 11, sheet: 'ip' },
} as const satisfies Readonly<Record<`section_${string}`, SectionRow>>;

export type SectionId = keyof typeof sectionTable;
/** With resources that people add; the currency is a setting. */
export type ResourceSectionId = IdsWith<
  typeof sectionTable,
  { readonly turn: number; readonly place: 'division' | 'env' }
>;
export type BusinessSectionId = IdsWith<typeof sectionTable, { readonly place: 'division' }>;
export type TradeSectionId = IdsWith<typeof sectionTable, { readonly isOfTrade: true }>;

/** The parts that a template is made of, in the order in which it lists them. */
export const sections: Readonly<Record<SectionId, SectionRow>> = sectionTable;

// Documents may hold ids of other versions; whatever is read from one is asked first.
export const isSectionId = (id: string): id is SectionId => Object.hasOwn(sections, id);
export const isModuleId = (id: string): id is ModuleId => Object.hasOwn(modules, id);
export const isSheetId = (id: string): id is SheetId => isModuleId(`module_${id}`);
const isRelId = (id: string): id is RelId => Object.hasOwn(rels, id);
const isTermId = (id: string): id is TermId => Object.hasOwn(terms, id);
const isNumberTermId = (id: TermId): id is NumberTermId => 'unit' in terms[id];
const isWordTermId = (id: TermId): id is WordTermId => 'words' in terms[id];
const isLookupTermId = (id: TermId): id is LookupTermId => 'section' in terms[id];
const isDaysTermId = (id: NumberTermId): id is DaysTermId => terms[id].unit === 'days';
export const isResourceSectionId = (id: string): id is ResourceSectionId =>
  isSectionId(id) && sections[id].turn !== null && sections[id].place !== null;
const isBusinessSectionId = (id: SectionId): id is BusinessSectionId => sections[id].place === 'division';
export const isTradeSectionId = (id: SectionId): id is TradeSectionId => sections[id].isOfTrade === true;

export const relIds: readonly RelId[] = Object.keys(rels).filter(isRelId);
export const moduleIds: readonly ModuleId[] = Object.keys(modules).filter(isModuleId);
export const sectionIds: readonly SectionId[] = Object.keys(sections).filter(isSectionId);

const termIds = Object.keys(terms).filter(isTermId);
export const numberTermIds: readonly NumberTermId[] = termIds.filter(isNumberTermId);
export const daysTermIds: readonly DaysTermId[] = numberTermIds.filter(isDaysTermId);
export const wordTermIds: readonly WordTermId[] = termIds.filter(isWordTermId);
export const lookupTermIds: readonly LookupTermId[] = termIds.filter(isLookupTermId);

/** What a model is made of, in the order in which a business is thought through. */
export const sectionsInTurn: readonly SectionId[] = sectionIds
  .filter((id) => sections[id].turn !== null)
  .sort((one, other) => (sections[one].turn ?? 0) - (sections[other].turn ?? 0));
export const resourceSectionIds: readonly ResourceSectionId[] = sectionsInTurn.filter(isResourceSectionId);
export const businessSectionIds: readonly BusinessSectionId[] = sectionsInTurn.filter(isBusinessSectionId);
export const tradeSectionIds: readonly TradeSectionId[] = sectionsInTurn.filter(isTradeSectionId);

/** What may be said of the resources of a section, whichever kind each is of. */
export const termsIn = (section: SectionId): readonly NumberTermId[] =>
  sections[section].rels.flatMap((rel) => rels[rel].terms);

/** The terms of a new resource of this kind. */
export const initialTerms = (rel: RelId): Readonly<Record<string, { name: string; value: string }>> =>
  Object.fromEntries(
    Object.entries(rels[rel].initialTerms ?? {}).map(([name, value]) => [name, { name, value }]),
  );

/** Whether what was there before the first period opens its balances. */
export const hasOpening = (section: SectionId): boolean =>
  sections[section].rels.some((rel) => rels[rel].isOnce === true);
