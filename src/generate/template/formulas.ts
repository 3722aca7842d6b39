// The formulas of a generated model: the default ones, and those of volumes under the names of the trade.

import type { Volume } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { saleFormulas } from '#catalog/kind/sale-formulas.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import type { Language } from '#language/language.ts';
import { defaultFormulas, formulaIn } from '#template/default-formulas.ts';
import type { Formula, Variable } from '#template/template.ts';
import type { Part } from '../business/business.ts';
import { countedName, unitNames } from '../understand/size/unit-names.ts';

/** Looked up in every line; the same for every model of a language. */
const known = new Map<Language, ReadonlyMap<string, Formula>>();

function formulasIn(language: Language): ReadonlyMap<string, Formula> {
  const found = known.get(language);
  if (found) return found;
  const own = Object.values(saleFormulas).map((one) => formulaIn(one, language));
  const made = new Map([...defaultFormulas(language), ...own].map((one) => [one.id, one]));
  known.set(language, made);
  return made;
}

export function formulaOf(id: string, language: Language): Formula {
  const formula = formulasIn(language).get(id);
  if (!formula) throw new Error(`there is no formula ${id}`);
  return formula;
}

/** The variable that the size of the business enters by, where what is typed for it is not the size itself. */
export function perUnitVariable({ inputs }: Volume, { said }: Part): string | null {
  const found = Object.entries(inputs).find(([, { scaling }]) => scaling === 'each');
  const isSize = found?.[0] === 'capacity' && found[1].typical === 1 && (!said || said.each === 1);
  return found && !isSize ? found[0] : null;
}

/** Holds the size where a variable is typed for each unit of it. */
export const sizeVariable = 'size';

interface SizeWords {
  readonly name: string;
  /** As one of them is counted. */
  readonly one: string;
  readonly units: string;
}

function sizeWords({ kind, said }: Part, language: Language): SizeWords {
  if (!said) {
    const forms = inLanguage(kind.scale.counted, language).split('|');
    return { name: inLanguage(kind.scale.name, language), ...oneAndMany(forms) };
  }
  const forms = inLanguage(said.counted ?? unitNames[said.unit], language).split('|');
  return { name: countedName(said, language), ...oneAndMany(forms) };
}

const oneAndMany = (forms: readonly string[]): Pick<SizeWords, 'one' | 'units'> => ({
  one: forms[0] ?? '',
  units: forms.at(-1) ?? '',
});

function perUnitName(name: string, one: string, language: Language): string {
  const texts: Readonly<Record<Language, string>> = { en: `${name} per ${one}`, ru: `${name} (1 ${one})` };
  return texts[language];
}

/** Visitors a month per m² x m²: the size is a number of its own. */
function bySize(general: Formula, perUnit: string, part: Part, language: Language): Formula {
  const { name, one, units } = sizeWords(part, language);
  const inSize = (expression: string): string =>
    expression.replaceAll(new RegExp(`\\b${perUnit}\\b`, 'g'), `${sizeVariable} * ${perUnit}`);
  const counted = (variable: Variable): string =>
    perUnit === 'capacity' ? inLanguage(part.kind.scale.name, language) : variable.name;
  return {
    ...general,
    id: `${general.id}_${part.kind.id}_${perUnit}`,
    name: `${general.name} (${name})`,
    expression: inSize(general.expression),
    ...(general.steps && {
      steps: general.steps.map((step) => ({ ...step, expression: inSize(step.expression) })),
    }),
    variables: [
      { id: sizeVariable, name, value: '0', units },
      ...general.variables.map((variable) =>
        variable.id === perUnit
          ? { ...variable, name: perUnitName(counted(variable), one, language) }
          : variable,
      ),
    ],
  };
}

/** Its size has the name of the trade's: Groomers x most a day x days x use. */
export function volumeFormulaOf(part: Part, volume: Volume, language: Language): Formula {
  const general = formulaIn(volumeFormulas[volume.formula], language);
  const perUnit = perUnitVariable(volume, part);
  if (perUnit !== null) return bySize(general, perUnit, part, language);
  if (volume.inputs.capacity?.scaling !== 'each') return general;
  const { name } = sizeWords(part, language);
  return {
    ...general,
    id: `${general.id}_${part.kind.id}`,
    name: `${general.name} (${name})`,
    variables: general.variables.map((variable) =>
      variable.id === 'capacity' ? { ...variable, name } : variable,
    ),
  };
}

/** The sum of several lines, as one row that costs may be a share of. */
export function sumFormula(count: number, language: Language): Formula {
  const name: Readonly<Record<Language, string>> = {
    en: `Sum of ${count} rows`,
    ru: `Сумма строк: ${count}`,
  };
  const row: Readonly<Record<Language, string>> = { en: 'Row', ru: 'Строка' };
  const ids = Array.from({ length: count }, (_, index) => `row_${index + 1}`);
  return {
    id: `sum_of_${count}`,
    name: name[language],
    expression: `total = ${ids.join(' + ')}`,
    allowedRels: ['driver'],
    variables: ids.map((id, index) => ({
      id,
      name: `${row[language]} ${index + 1}`,
      value: '0',
      isReference: true,
    })),
  };
}
