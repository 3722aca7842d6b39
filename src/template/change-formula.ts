// Gives a flow another formula, keeping what was typed as far as it fits.
import type { Language } from '#language/language.ts';
import type { Flow, ForecastEntry, Formula, Scenario, Units, Variable } from './template.ts';

export interface ChangeFormula {
  readonly language: Language;
  /** The id of the template's currency, which currency variables have as their unit. */
  readonly currency: string;
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

/** An entry stays with the variable it was typed for; what is left over goes to the variables left over, in order. */
function takenBy(flow: Flow, formula: Formula): readonly (ForecastEntry | undefined)[] {
  const isKept = ({ variable }: ForecastEntry): boolean =>
    formula.variables.some(({ id }) => id === variable);
  const others = flow.fcst.filter((entry) => !isKept(entry));
  return formula.variables.map(
    ({ id }) => flow.fcst.find(({ variable }) => variable === id) ?? others.shift(),
  );
}

/** A formula that is itself changed may call a quantity otherwise; another formula asks for another quantity. */
const isSame = (flow: Flow, formula: Formula, existing: ForecastEntry, variable: Variable): boolean =>
  existing.variable === variable.id || flow.formula === formula.id;

/** Where the number of one quantity comes from is not where that of another does. */
function unsourced({ provenance: _of, ...entry }: ForecastEntry): ForecastEntry {
  return entry;
}

/** The forecast list takes the size of the formula's variables: what is too much goes, what is new is empty. */
export function changeFormula(flow: Flow, formula: Formula, change: ChangeFormula): Flow {
  const entries = takenBy(flow, formula);
  const fcst = formula.variables.map((variable, index) => {
    const existing = entries[index];
    if (!existing) return newEntry(variable, change);
    return {
      ...(isSame(flow, formula, existing, variable) ? existing : unsourced(existing)),
      variable: variable.id,
      scenarios: existing.scenarios.map((scenario) => switched(scenario, variable, change)),
    };
  });
  return { ...flow, formula: formula.id, fcst };
}
