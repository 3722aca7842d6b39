// The messages of diagnostics in every language of a template.
import type { ExpectedToken, FormulaFault } from '#formula/parse.ts';
import type { Language } from '#language/language.ts';

export interface DiagnosticTexts {
  readonly unknownFormula: (resource: string, formula: string) => string;
  readonly unreadableFormula: (formula: string, fault: FormulaFault) => string;
  readonly unknownVariable: (formula: string, variable: string) => string;
  readonly laterStep: (formula: string, step: string) => string;
  readonly ownRow: (formula: string, row: string) => string;
  readonly circleOfSteps: (formula: string, steps: readonly string[]) => string;
  readonly stepName: (formula: string, step: string) => string;
  readonly unknownReference: (resource: string, variable: string) => string;
  readonly missingGroup: (asset: string) => string;
  readonly missingPropertyTax: (asset: string) => string;
  readonly missingSalesTax: (resource: string) => string;
  readonly strayEntry: (resource: string, variable: string, formula: string) => string;
  readonly missingFlow: (resource: string) => string;
  readonly unknownName: (id: string) => string;
  readonly loop: (resources: readonly string[]) => string;
}

const quoted = (name: string): string => `“${name}”`;
const inRussian = (name: string): string => `«${name}»`;

const english: DiagnosticTexts = {
  unknownFormula: (resource, formula) =>
    `${quoted(resource)} uses the formula ${quoted(formula)}, which this template does not have. Pick another formula.`,
  unreadableFormula: (formula, { message, column }) =>
    `The formula ${quoted(formula)} cannot be read: ${message}, column ${column}.`,
  unknownVariable: (formula, variable) =>
    `The formula ${quoted(formula)} uses ${quoted(variable)}, which is not one of its variables. Add the variable or correct the name.`,
  laterStep: (formula, step) =>
    `In the formula ${quoted(formula)} a step reads ${quoted(step)}, which is worked out after it. Move ${quoted(step)} up, or read what it was with prev or ago.`,
  ownRow: (formula, row) =>
    `In the formula ${quoted(formula)}, ${quoted(row)} is worked out from itself. Read what it was with prev or ago.`,
  circleOfSteps: (formula, steps) =>
    `In the formula ${quoted(formula)} steps read each other: ${steps.map(quoted).join(', ')}. Let one of them read an earlier period, with prev or ago.`,
  stepName: (formula, step) =>
    `The formula ${quoted(formula)} has a step called ${quoted(step)}: that name is taken, or is none. Give the step another one.`,
  unknownReference: (resource, variable) =>
    `${quoted(resource)} takes ${quoted(variable)} from a row that is gone. Pick another row.`,
  missingGroup: (asset) =>
    `${quoted(asset)} is not written off: its depreciation group is gone. Choose another group or add one.`,
  missingPropertyTax: (asset) =>
    `${quoted(asset)} bears no property tax: the one it was under is gone. Choose another, or none.`,
  missingSalesTax: (resource) =>
    `${quoted(resource)} bears no sales tax: the one it was under is gone. Choose another, or none.`,
  strayEntry: (resource, variable, formula) =>
    `${quoted(resource)} has numbers for ${quoted(variable)}, which is not a variable of ${quoted(formula)}; they are not used.`,
  missingFlow: (resource) =>
    `${quoted(resource)} has no flow of the kind that its section needs. Remove it or enter it anew.`,
  unknownName: (id) => `The resource ${quoted(id)} has no name in this template; its id is shown instead.`,
  loop: (resources) =>
    `Circular reference: ${resources.map(quoted).join(', ')}. Change one of the references.`,
};

const missingInRussian: Readonly<Record<Exclude<ExpectedToken, 'function'>, string>> = {
  name: 'перед знаком равенства не хватает имени',
  equals: 'не хватает знака равенства',
  operator: 'должен идти знак действия или конец',
  closing: 'не хватает закрывающей скобки',
  operand: 'должно идти число, переменная или открывающая скобка',
  row: 'должно идти имя переменной, шага или total',
  span: 'должно идти целое число не меньше 1 или year',
  comma: 'не хватает запятой',
  'less-depth': 'слишком много вложенных скобок или знаков',
};

function faultInRussian({ expected, after }: FormulaFault): string {
  if (expected === 'name' || expected === 'less-depth') return missingInRussian[expected];
  if (expected === 'function') return `функции ${inRussian(after ?? '')} нет`;
  const location = after === null ? 'в начале' : `после ${inRussian(after)}`;
  return `${location} ${missingInRussian[expected]}`;
}

const russian: DiagnosticTexts = {
  unknownFormula: (resource, formula) =>
    `${inRussian(resource)}: формулы ${inRussian(formula)} нет в этом шаблоне. Выберите другую формулу.`,
  unreadableFormula: (formula, fault) =>
    `Формулу ${inRussian(formula)} не удалось прочитать: ${faultInRussian(fault)}, позиция ${fault.column}.`,
  unknownVariable: (formula, variable) =>
    `В формуле ${inRussian(formula)} есть ${inRussian(variable)}, но среди её переменных такой нет. Добавьте переменную или исправьте имя.`,
  laterStep: (formula, step) =>
    `В формуле ${inRussian(formula)} шаг использует ${inRussian(step)}, а он считается позже. Поднимите ${inRussian(step)} выше или возьмите прошлое значение: prev или ago.`,
  ownRow: (formula, row) =>
    `В формуле ${inRussian(formula)} ${inRussian(row)} считается через себя. Возьмите прошлое значение: prev или ago.`,
  circleOfSteps: (formula, steps) =>
    `В формуле ${inRussian(formula)} шаги ссылаются друг на друга по кругу: ${steps.map(inRussian).join(', ')}. Пусть один из них берёт прошлое значение: prev или ago.`,
  stepName: (formula, step) =>
    `В формуле ${inRussian(formula)} шаг называется ${inRussian(step)}: это имя занято или не годится. Назовите шаг иначе.`,
  unknownReference: (resource, variable) =>
    `${inRussian(resource)} берёт ${inRussian(variable)} из строки, которой больше нет. Выберите другую строку.`,
  missingGroup: (asset) =>
    `${inRussian(asset)} не амортизируется: группы амортизации больше нет. Выберите другую группу или добавьте новую.`,
  missingPropertyTax: (asset) =>
    `${inRussian(asset)} не облагается налогом на имущество: выбранного налога больше нет. Выберите другой налог или вариант «Нет».`,
  missingSalesTax: (resource) =>
    `${inRussian(resource)} не облагается НДС: выбранной ставки больше нет. Выберите другую ставку или вариант «Нет».`,
  strayEntry: (resource, variable, formula) =>
    `${inRussian(resource)}: есть числа для ${inRussian(variable)}, но такой переменной нет в формуле ${inRussian(formula)}; они не используются.`,
  missingFlow: (resource) =>
    `${inRussian(resource)}: нет потока того вида, который нужен разделу. Удалите ресурс или введите его заново.`,
  unknownName: (id) => `У ресурса ${inRussian(id)} нет имени в этом шаблоне; вместо имени показан его код.`,
  loop: (resources) =>
    `Эти строки ссылаются друг на друга по кругу: ${resources.map(inRussian).join(', ')}. Измените одну из ссылок.`,
};

export const diagnosticTexts: Readonly<Record<Language, DiagnosticTexts>> = { en: english, ru: russian };
