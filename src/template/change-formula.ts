// Gives a flow another formula, keeping the numbers that mean the same there.
import type { Language } from '#language/language.ts';
import { yearlyVariables } from './default-formulas.ts';
import { isEmptyPeriodString } from './period-values.ts';
import type { Flow, ForecastEntry, Formula, Scenario, Units, Variable } from './template.ts';

export interface ChangeFormula {
  readonly language: Language;
  /** The id of the template's currency, which currency variables have as their unit. */
  readonly currency: string;
  /** The formula that the flow has now, where it is known. */
  readonly before: Formula | undefined;
  /** An id for an entry that is new. */
  readonly entryId: (variable: Variable) => string;
}

const words: Readonly<Record<Language, { readonly units: string; readonly scenario: string }>> = {
  en: { units: 'units', scenario: 'Base scenario' },
  ru: { units: 'шт.', scenario: 'Базовый сценарий' },
};

function unitsFor(variable: Variable, { language, currency }: ChangeFormula): Units {
  return variable.isCurrency ? { currency } : (variable.units ?? words[language].units);
}

/** Units turn between a currency and a text with the variable; a text that fits stays. */
function switched(scenario: Scenario, variable: Variable, change: ChangeFormula): Scenario {
  const isCurrency = typeof scenario.units === 'object' && scenario.units !== null;
  return isCurrency === (variable.isCurrency === true)
    ? scenario
    : { ...scenario, units: unitsFor(variable, change) };
}

function newEntry(variable: Variable, change: ChangeFormula): ForecastEntry {
  const { scenario } = words[change.language];
  return {
    id: change.entryId(variable),
    variable: variable.id,
    lookupId: null,
    scenarios: [{ id: 'base', name: scenario, data: null, units: unitsFor(variable, change) }],
  };
}

const unitsText = ({ isCurrency, units }: Variable): string => {
  if (isCurrency) return 'currency';
  return typeof units === 'string' ? units : '';
};

/** A price is a price in any formula; a share in percent is no share in pieces. */
export const meansSame = (one: Variable, other: Variable): boolean =>
  one.id === other.id &&
  (one.isReference === true) === (other.isReference === true) &&
  unitsText(one) === unitsText(other);

/** The entry of each variable: a formula that is itself changed may call a quantity otherwise, so what is left goes in order. */
function takenBy(
  flow: Flow,
  formula: Formula,
  change: ChangeFormula,
): readonly (ForecastEntry | undefined)[] {
  const isEdited = flow.formula === formula.id;
  const isKept = (entry: ForecastEntry): boolean =>
    isEdited ? formula.variables.some(({ id }) => id === entry.variable) : isCarried(entry, formula, change);
  const kept = flow.fcst.filter(isKept);
  const others = isEdited ? flow.fcst.filter((entry) => !isKept(entry)) : [];
  return formula.variables.map(({ id }) => kept.find(({ variable }) => variable === id) ?? others.shift());
}

/** Into another formula. */
function isCarried(
  entry: ForecastEntry,
  formula: Formula,
  { before }: Pick<ChangeFormula, 'before'>,
): boolean {
  const next = formula.variables.find(({ id }) => id === entry.variable);
  const known = before?.variables.find(({ id }) => id === entry.variable);
  if (!next || !known) return next !== undefined;
  // A salary a month is no salary a year.
  const isOfYear = (of: Formula | undefined) => yearlyVariables(of?.id ?? '').includes(entry.variable);
  return meansSame(known, next) && isOfYear(before) === isOfYear(formula);
}

/** The entries whose numbers, or chosen row, another formula has no use for; a zero is no loss. */
export function clearedEntries(
  flow: Flow,
  formula: Formula,
  before: Formula | undefined,
): readonly ForecastEntry[] {
  if (flow.formula === formula.id) return [];
  const isReference = (id: string) =>
    before?.variables.some((one) => one.id === id && one.isReference === true) === true;
  return flow.fcst.filter(
    (entry) =>
      !isReference(entry.variable) &&
      !isCarried(entry, formula, { before }) &&
      (Boolean(entry.lookupId) ||
        entry.scenarios.some(({ data, driver }) => hasNumber(data) || driver !== undefined)),
  );
}

export const hasNumber = (data: string | null): boolean =>
  data !== null && !isEmptyPeriodString(data) && data.split(';').some((segment) => Number(segment) !== 0);

/** The forecast list takes the size of the formula's variables: what means something else goes, what is new is empty. */
export function changeFormula(flow: Flow, formula: Formula, change: ChangeFormula): Flow {
  const entries = takenBy(flow, formula, change);
  const fcst = formula.variables.map((variable, index) => {
    const existing = entries[index];
    if (!existing) return newEntry(variable, change);
    return {
      ...existing,
      variable: variable.id,
      scenarios: existing.scenarios.map((scenario) => switched(scenario, variable, change)),
    };
  });
  return { ...flow, formula: formula.id, fcst };
}
