// The shape a template must have after its upgrade, with limits that keep hostile documents small.
import {
  boolean,
  type Check,
  either,
  fields,
  isObject,
  listOf,
  matching,
  oneOf,
  optional,
  recordOf,
  text,
  textThat,
  wholeNumber,
} from './check.ts';
import { isDate } from './date.ts';
import { sectionIds } from './default-sections.ts';
import { maxPeriodStringLength, maxScenarios } from './limits.ts';
import { isPeriodString } from './period-values.ts';
import { languages } from './template.ts';

/** Each input needs a row of the workbook, so these keep a model within what a spreadsheet opens. */
const maxResources = 1000;
const maxVariables = 50;
const maxNameLength = 10_000;
/** It stands in the unit of every row of money. */
const maxCurrencyLength = 20;

/** Notes of cells hold no more, and a register is read at a glance. */
const maxProvenanceLengths = { source: 500, owner: 200, date: 50, note: 2000 };

const id = text(200);
const name = text(maxNameLength);
const shortPeriodString = textThat(
  'numbers with a dot as the decimal separator, separated by semicolons',
  isPeriodString,
);

/** Too long a text is told its length alone: it may be sound otherwise. */
const periodString: Check = (value, path, faults) => {
  const isLong = typeof value === 'string' && value.length > maxPeriodStringLength;
  (isLong ? text(maxPeriodStringLength) : shortPeriodString)(value, path, faults);
};

const units = either(fields({ currency: id }), text(200));

/** Anything but text counts as nothing said. */
const textUpTo =
  (maxLength: number): Check =>
  (value, path, faults) => {
    if (typeof value === 'string') text(maxLength)(value, path, faults);
  };

const told = fields(
  Object.fromEntries(
    Object.entries(maxProvenanceLengths).map(([part, maxLength]) => [part, textUpTo(maxLength)]),
  ),
);

const provenance: Check = (value, path, faults) => {
  if (isObject(value)) told(value, path, faults);
};

const entry = fields({
  id,
  variable: id,
  lookupId: optional(id),
  provenance,
  scenarios: listOf(fields({ id, name, data: optional(periodString), units: optional(units) }), maxScenarios),
});

const flow = fields({
  id: oneOf(['incCash', 'expCash', 'incBook', 'expBook']),
  formula: id,
  hist: listOf(entry, maxVariables),
  fcst: listOf(entry, maxVariables),
});

const sectionResource = fields({
  id,
  coreResource: id,
  flows: listOf(flow, 2),
  otherAssumptions: recordOf(fields({ value: optional(periodString), lookupId: optional(id), provenance })),
});

const allOptional = (keys: readonly string[], check: Check): Check =>
  fields(Object.fromEntries(keys.map((key) => [key, optional(check)])));

const sectionResources = allOptional(sectionIds, listOf(sectionResource, maxResources));

const wcKeys = ['minCashBalance', 'accountsReceivablePeriod', 'inventoryPeriod', 'accountsPayablePeriod'];

const variable = fields({
  id,
  name,
  value: optional(periodString),
  units: optional(units),
  isCurrency: optional(boolean),
  isReference: optional(boolean),
  reference: optional(id),
});

const formula = fields({
  id,
  name,
  expression: text(2000),
  allowedRels: listOf(text(50), maxVariables),
  variables: listOf(variable, maxVariables),
});

const rels = [
  ...['currency', 'taxproperty', 'taxincome', 'deprgroup', 'inflation', 'service', 'cos', 'sga'],
  ...['fixedasset', 'equity', 'loan', 'financing'],
];

const anyCore = fields({ id, name, rel: oneOf(rels) });
const currency = fields({ id, name: text(maxCurrencyLength) });

const coreResource: Check = (value, path, faults) =>
  (isObject(value) && value.rel === 'currency' ? currency : anyCore)(value, path, faults);

/** The end of the year 9999 in milliseconds since 1970. */
const lastMoment = 253_402_300_799_999;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const moduleState: Check = (value, path, faults) => {
  if (typeof value !== 'boolean') oneOf(['queued', 'progress', 'done', 'error'])(value, path, faults);
};

const section = fields({
  id,
  title: name,
  isEnabled: boolean,
  canDisable: boolean,
  isAIGenerationEnabled: optional(boolean),
});

const module = fields({
  id,
  isEnabled: boolean,
  isIncluded: boolean,
  canSkip: boolean,
  isInitialized: optional(moduleState),
});

const data = fields({
  activeSectionId: optional(id),
  sections: listOf(section, 100),
  modules: listOf(module, 100),
  coreResources: listOf(coreResource, maxResources * 10),
  formulas: listOf(formula, maxResources),
  divisions: listOf(fields({ sectionResources }), 1),
  env: fields({ sectionResources }),
  options: fields({
    timing: fields({
      dateStart: textThat('a date as yyyy-mm-dd between 1901 and 2199', isDate),
      periodicity: oneOf(['month', 'quarter', 'year']),
    }),
    wc: allOptional(wcKeys, periodString),
    modules: fields({ npv: allOptional(['wacc', 'tgr', 'ebitda_multiple'], periodString) }),
    provenance: optional(recordOf(provenance)),
  }),
});

export const templateShape: Check = fields({
  version: text(20),
  uuid: matching('a uuid', uuidPattern),
  timestamp: wholeNumber(0, lastMoment),
  name,
  description: name,
  language: oneOf(languages),
  moneyUnits: oneOf(['mln', 'thousand', 'units']),
  templateContext: name,
  openAIPrompt: name,
  isGenerating: oneOf(['init', 'progress', 'done']),
  showOnboardingDialog: optional(boolean),
  isOnboardingComplete: optional(boolean),
  isPublished: boolean,
  layout: fields({ cFcstColCount: wholeNumber(1, 60) }),
  data,
});
