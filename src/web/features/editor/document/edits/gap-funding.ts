// Adds what keeps the cash above its minimum: a credit line, or capital of the owners, as one step.
import { castDraft, type Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { Language } from '#language/language.ts';
import { defaultFormulas } from '#template/default-formulas.ts';
import { defaultSections } from '#template/default-sections.ts';
import { moduleOf, sections } from '#template/sections.ts';
import type { Formula, Template } from '#template/template.ts';
import { amountText } from '../checks/amount-text.ts';
import { isNameTaken } from '../checks/name-taken.ts';
import type { DocumentChange } from '../history/history.ts';
import { wayOf } from '../resources/funding.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { addResources, type NewResource } from '../resources/new-resource.ts';
import { formulaOf, resourcesOf, sectionResources } from '../resources/resource-view.ts';

export const financingSection = 'section_financing';
const moduleId = moduleOf(sections[financingSection].sheet);

/** Null for a new one. */
interface LineFunding {
  readonly kind: 'line';
  readonly raisedId: string | null;
  readonly limit: number;
  /** A year's, in percent; one that is raised keeps its own. */
  readonly rate: string;
}

interface CapitalFunding {
  readonly kind: 'capital';
  /** What is paid in, by period; nothing after the last. */
  readonly amounts: readonly number[];
}

/** Switching financing on may close a gap by itself. */
interface SwitchFunding {
  readonly kind: 'switch';
}

export type GapFunding = LineFunding | CapitalFunding | SwitchFunding;

const labels = defineMessages({ gap: { id: 'step.gap' }, on: { id: 'step.module-on' } });

const names: Readonly<Record<'line' | 'capital', Readonly<Record<Language, string>>>> = {
  line: { en: 'Credit line', ru: 'Кредитная линия' },
  capital: { en: 'Additional capital', ru: 'Дополнительный капитал' },
};

/** What it is in the template, or will be. */
export interface FundedResource {
  /** Null where only a section is switched on. */
  readonly id: string | null;
  readonly name: string;
}

interface Funded extends FundedResource {
  readonly change: DocumentChange;
}

/** The first credit line that counts; its limit may be raised. */
export const creditLineOf = (template: Template): { readonly id: string; readonly limit: string } | null => {
  const line = sectionResources(template, financingSection).find(
    ({ otherAssumptions }) => wayOf(otherAssumptions) === 'line',
  );
  return line ? { id: line.id, limit: line.otherAssumptions.line?.value ?? '' } : null;
};

export function withFunding(template: Template, funding: GapFunding): Funded {
  const added = resourceOf(template, funding);
  return {
    ...added.resource,
    change: {
      label:
        funding.kind === 'switch'
          ? { message: labels.on, values: { sheet: added.resource.name } }
          : { message: labels.gap, values: { item: added.resource.name } },
      recipe: (draft) => {
        switchFinancingOn(draft);
        added.recipe(draft);
      },
    },
  };
}

interface Addition {
  readonly resource: FundedResource;
  readonly recipe: DocumentChange['recipe'];
}

function resourceOf(template: Template, funding: GapFunding): Addition {
  if (funding.kind === 'switch') {
    const title = sectionOf(template.language)?.title ?? '';
    return { resource: { id: null, name: title }, recipe: () => undefined };
  }
  if (funding.kind === 'line' && funding.raisedId !== null)
    return raised(template, funding.raisedId, funding);
  const formula = amountFormula(template);
  const name = freeName(template, funding.kind);
  const wanted =
    funding.kind === 'line' ? newLine(name, formula, funding) : newCapital(name, formula, funding);
  const { change, ids } = addResources(template, [wanted]);
  return {
    resource: { id: ids[0] ?? null, name },
    recipe: (draft) => {
      const isThere = draft.data.formulas.some(({ id }) => id === amountId);
      if (formula && !isThere) draft.data.formulas.push(castDraft(formula));
      change.recipe(draft);
    },
  };
}

function raised(template: Template, id: string, { limit }: LineFunding): Addition {
  const name = resourcesOf(template, financingSection).find((one) => one.id === id)?.name ?? '';
  return {
    resource: { id, name },
    recipe: (draft) => {
      const held = mutableResource(draft, { id, sectionId: financingSection })?.otherAssumptions;
      if (held) held.line = { name: 'line', ...held.line, value: amountText(limit) };
    },
  };
}

const start = { sectionId: financingSection } as const;

/** Its flows do not count; they are there for when it becomes an ordinary loan. */
const newLine = (name: string, formula: Formula | undefined, { limit, rate }: LineFunding): NewResource => ({
  ...{ ...start, rel: 'loan', name, flows: flowsOf(formula, '0') },
  otherAssumptions: {
    interestmargin: { name: 'interestmargin', value: rate },
    line: { name: 'line', value: amountText(limit) },
  },
});

const newCapital = (
  name: string,
  formula: Formula | undefined,
  { amounts }: CapitalFunding,
): NewResource => ({
  ...{ ...start, rel: 'equity', name, flows: flowsOf(formula, [...amounts, 0].map(amountText).join(';')) },
  otherAssumptions: { dividend: { name: 'dividend', value: '0' } },
});

const flowsOf = (formula: Formula | undefined, paidIn: string): NewResource['flows'] =>
  [paidIn, '0'].flatMap((text) => (formula ? [{ formula, values: { [amountId]: text } }] : []));

const amountId = 'amount';
const amountFormula = (template: Template): Formula | undefined =>
  formulaOf(template, amountId) ?? defaultFormulas(template.language).find(({ id }) => id === amountId);

function freeName(template: Template, kind: 'line' | 'capital'): string {
  const taken = resourcesOf(template, financingSection).map(({ name }) => name);
  const usual = names[kind][template.language];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? usual : `${usual} ${number}`;
    if (!isNameTaken(taken, name)) return name;
  }
}

const sectionOf = (language: Language) => defaultSections(language).find(({ id }) => id === financingSection);

function switchFinancingOn(draft: Draft<Template>): void {
  const { sections: listed, modules } = draft.data;
  const section = listed.find(({ id }) => id === financingSection);
  const usual = sectionOf(draft.language);
  if (section) section.isEnabled = true;
  else if (usual) listed.push(castDraft({ ...usual, isEnabled: true }));
  for (const module of modules)
    if (module.id === moduleId) Object.assign(module, { isEnabled: true, isIncluded: true });
}

const defaultRate = '10';

/** Of a new credit line: what the first loan bears. */
export const usualRate = (template: Template): string => {
  const rates = sectionResources(template, financingSection).flatMap(
    ({ otherAssumptions }) => otherAssumptions.interestmargin?.value?.split(';')[0] || [],
  );
  return rates[0] ?? defaultRate;
};
