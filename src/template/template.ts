// The shape of a template, the one JSON document that holds a user's model: its schema, and the types that follow from it.
import { languages } from '#language/language.ts';
import { isDate } from './date.ts';
import { type Driver, driver } from './driver.ts';
import {
  businessFields,
  id,
  isText,
  maxCurrencyLength,
  maxResources,
  maxUnitsLength,
  maxVariables,
  name,
  periodicity,
  periodString,
  reference,
  unreadFlag,
  unreadText,
} from './fields.ts';
import { type Formula, formula } from './formula.ts';
import { maxFormulas, maxScenarios } from './limits.ts';
import {
  also,
  boolean,
  either,
  filledText,
  harmless,
  type Infer,
  isObject,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  type Schema,
  someOf,
  text,
  textThat,
  wholeNumber,
} from './schema.ts';
import { daysTermIds, flowIds, relIds, sectionIds, terms, wordTermIds } from './sections.ts';

export type { Periodicity } from './fields.ts';
export type { Formula, Variable } from './formula.ts';

const units = either(isObject, object({ currency: id }), text(maxUnitsLength));
export type Units = Infer<typeof units>;

/** `data` is null where nothing was ever typed, and "" where somebody emptied it: a default is put in place of null only. */
const scenario = object({ id, name, data: orNull(periodString), units: optional(units) });
export interface Scenario extends Infer<typeof scenario> {}

const forecastScenario = object({
  ...{ id, name, data: orNull(periodString), units: optional(units) },
  driver: optional<Driver>(driver),
});
export interface ForecastScenario extends Infer<typeof forecastScenario> {}

/** Notes of cells hold no more, and a register is read at a glance. What is no text says nothing. */
const provenanceText = (maxLength: number) =>
  optional(either(isText, filledText(maxLength), harmless(filledText(maxLength))));

/** Where the numbers of an entry come from, who answers for them, of what date they are, and what else there is to say. */
const provenance = object({
  source: provenanceText(500),
  owner: provenanceText(200),
  date: provenanceText(50),
  note: provenanceText(2000),
});
export interface Provenance extends Infer<typeof provenance> {}

const provenanceField = optional<Provenance>(either(isObject, provenance, harmless(provenance)));

const scenarios = listOf<Scenario>(scenario, maxScenarios);

const forecastEntry = object({
  id,
  variable: id,
  lookupId: nullable(reference),
  scenarios: listOf<ForecastScenario>(forecastScenario, maxScenarios),
  provenance: provenanceField,
});
export interface ForecastEntry extends Infer<typeof forecastEntry> {}

/** What stood there before the first period, whatever it is a value of. */
const historyEntry = object({
  id,
  variable: optional(reference),
  lookupId: nullable(reference),
  scenarios,
  provenance: provenanceField,
});
export interface HistoryEntry extends Infer<typeof historyEntry> {}

const flow = object({
  id: oneOf(flowIds),
  formula: id,
  hist: listOf<HistoryEntry>(historyEntry, maxVariables),
  fcst: listOf<ForecastEntry>(forecastEntry, maxVariables),
});
export interface Flow extends Infer<typeof flow> {}

const assumptionOf = (value: Schema<string>) =>
  object({
    name: optional(harmless(name)),
    units: optional(harmless(units)),
    value: optional(value),
    lookupId: optional(reference),
    provenance: provenanceField,
  });
const numberAssumption = optional(assumptionOf(periodString));
export interface OtherAssumption extends Infer<ReturnType<typeof assumptionOf>> {}

const wordAssumptions = new Map<string | number, Schema<OtherAssumption | undefined>>(
  wordTermIds.map((term) => [term, optional(assumptionOf(oneOf<string>(terms[term].words)))]),
);

/** Some are words, and only those that are known. */
const otherAssumption: Schema<OtherAssumption | undefined> = (
  value,
  place,
  findings,
): value is OtherAssumption | undefined =>
  (wordAssumptions.get(place?.key ?? '') ?? numberAssumption)(value, place, findings);

const sectionResource = object({
  id,
  coreResource: id,
  isEdited: harmless(boolean, false),
  isSelected: harmless(boolean, false),
  /** What the total of a driver counts; without it the total has the unit of what it adds up. */
  units: optional(units),
  flows: listOf<Flow>(flow, 2),
  otherAssumptions: recordOf<OtherAssumption>(otherAssumption),
});
export interface SectionResource extends Infer<typeof sectionResource> {}

const sectionResources = someOf(sectionIds, listOf<SectionResource>(sectionResource, maxResources));
export type SectionResources = Infer<typeof sectionResources>;

const coreResource = also(
  object({ id, name, rel: oneOf(relIds), isDefault: optional(harmless(boolean)) }),
  (resource, place, findings) =>
    resource.rel !== 'currency' ||
    text(maxCurrencyLength)(resource.name, { holder: place, key: 'name' }, findings),
);
export interface CoreResource extends Infer<typeof coreResource> {}

const section = object({
  id,
  title: name,
  isEnabled: boolean,
  canDisable: boolean,
  /** Whether suggestions are made up for it; where nothing is said, its kind decides. */
  isAIGenerationEnabled: optional(boolean),
  isEditingSettings: unreadFlag,
  isAddingResource: unreadFlag,
  isGenerating: unreadFlag,
});
export interface Section extends Infer<typeof section> {}

const moduleState = oneOf(['queued', 'progress', 'done', 'error']);
export type ModuleState = Infer<typeof moduleState>;

const module = object({
  id,
  isEnabled: boolean,
  isIncluded: boolean,
  canSkip: boolean,
  /** How far its generation has come; true where it was made by hand instead. */
  isInitialized: optional(either((value) => typeof value === 'boolean', boolean, moduleState)),
  isDisabling: unreadFlag,
  hideInEditor: unreadFlag,
  isNavigatable: unreadFlag,
});
export interface Module extends Infer<typeof module> {}

/** Whether income tax is worked out on each period by itself, or on the fiscal year to date. */
const taxAssessment = oneOf(['period', 'year']);
export type TaxAssessment = Infer<typeof taxAssessment>;

/** Whether a purchase begins to lose value in the period after it, or in its own. */
export const depreciationStarts = ['next', 'same'] as const;
export type DepreciationStart = (typeof depreciationStarts)[number];

/** What the business is worth at the end of the forecast, where returns count it. */
export const exitMethods = ['none', 'gordon', 'multiple', 'liquidation'] as const;
export type ExitMethod = (typeof exitMethods)[number];

const investment = object({
  wacc: optional(periodString),
  tgr: optional(periodString),
  ebitda_multiple: optional(periodString),
  /** "1" where returns count what is invested at the opening. */
  openingInvested: optional(oneOf(['0', '1'])),
  exit: optional(oneOf(exitMethods)),
});

/** What a company that exists already has and owes before the first period; losses are those that lower its tax. */
export const openingAmounts = ['cash', 'receivables', 'stock', 'payables', 'deferred', 'lossPool'] as const;
export type OpeningAmount = (typeof openingAmounts)[number];

const options = object({
  timing: object({
    dateStart: textThat('a date as yyyy-mm-dd between 1901 and 2199', isDate),
    periodicity,
    /** The last month of the fiscal year, 1 to 12; December where nothing is said. */
    yearEnd: optional(wholeNumber(1, 12)),
  }),
  /** By period where nothing is said. */
  tax: optional(object({ assessed: optional(taxAssessment) })),
  /** In the period after a purchase where nothing is said. */
  depreciation: optional(object({ start: optional(oneOf(depreciationStarts)) })),
  /** Sales tax is owed for so many days. */
  wc: someOf(['minCashBalance', ...daysTermIds, 'salesTaxPeriod'], periodString),
  /** The books before the first period. */
  opening: optional(someOf(openingAmounts, periodString)),
  modules: object({ npv: investment }),
  /** Of the options, by the group and the name of each: wc.minCashBalance, npv.wacc. */
  provenance: optional(recordOf<Provenance>(provenanceField)),
});

const data = object({
  /** Where its author was last. */
  activeSectionId: optional(reference),
  sections: listOf<Section>(section, 100),
  modules: listOf<Module>(module, 100),
  coreResources: listOf<CoreResource>(coreResource, maxResources * 10),
  formulas: listOf<Formula>(formula, maxFormulas),
  divisions: listOf(object({ id: harmless(id, 'division_1'), sectionResources }), 1),
  env: object({ sectionResources }),
  options,
});
export interface TemplateData extends Infer<typeof data> {}

const layout = object({
  cFcstColCount: wholeNumber(1, 60),
  cLeftColCount: harmless(wholeNumber(0, 100), 3),
  cRightColCount: harmless(wholeNumber(0, 100), 2),
  cHistColCount: harmless(wholeNumber(0, 100), 0),
  sheetPerModule: harmless(boolean, true),
});

/** The end of the year 9999 in milliseconds since 1970. */
const lastMoment = 253_402_300_799_999;
/** In dollars; far below what a payment can be. */
const maxPrice = 1_000_000;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const moneyUnits = oneOf(['mln', 'thousand', 'units']);
export type MoneyUnits = Infer<typeof moneyUnits>;

/** After its upgrade. */
export const templateSchema = object({
  version: text(20),
  uuid: textThat('a uuid', (value) => uuidPattern.test(value)),
  id: harmless(nullable(reference), null),
  timestamp: wholeNumber(0, lastMoment),
  name,
  description: name,
  language: oneOf(languages),
  moneyUnits,
  /** Null where nobody has put one on it, which is another thing than a price of nothing. */
  price: harmless(orNull(number(0, maxPrice)), null),
  templateContext: name,
  openAIPrompt: name,
  ...businessFields,
  isGenerating: oneOf(['init', 'progress', 'done']),
  /** Whether it still waits for its first line about the business. */
  showOnboardingDialog: optional(boolean),
  isOnboardingComplete: optional(boolean),
  isPublished: boolean,
  /** What the gallery says of it. */
  industry: harmless(optional(filledText(100))),
  rating: harmless(optional(number(0, 5))),
  image: harmless(optional(filledText(200))),
  screenshots: harmless(optional(listOf(text(200), 20))),
  creatorId: unreadText,
  userId: unreadText,
  /** Of the gallery template that it is; false in a copy. */
  staticId: optional(harmless(either(isText, name, boolean))),
  staticGSUrl: unreadText,
  searchString: unreadText,
  isLocked: unreadFlag,
  isPreviewVisible: unreadFlag,
  enableAIGeneration: unreadFlag,
  showXMLFormulas: unreadFlag,
  showFormulas: unreadFlag,
  showColId: unreadFlag,
  showStyles: unreadFlag,
  layout,
  data,
});
export interface Template extends Infer<typeof templateSchema> {}
