// The income taxes: read with their rates, and changed together as one step, with how they are assessed.
import { defineMessages } from 'react-intl';
import type { Language } from '#language/language.ts';
import type { TaxAssessment, Template } from '#template/template.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { formulasFor } from '../document/resources/formulas-for.ts';
import { addResources } from '../document/resources/new-resource.ts';
import { renameResource, setInput } from '../document/resources/resource-edits.ts';
import { type InputView, type ResourceView, resourcesOf } from '../document/resources/resource-view.ts';

const sectionId = 'section_taxes';

const labels = defineMessages({ tax: { id: 'step.income-tax' } });

export interface IncomeTax {
  /** Null for a tax not created yet. */
  readonly resource: ResourceView | null;
  readonly input: InputView | null;
  readonly name: string;
  readonly rate: string;
}

const usualNames: Readonly<Record<Language, string>> = { en: 'Income tax', ru: 'Налог на прибыль' };

/** A template without a tax shows an empty one that waits for its rate. */
export function incomeTaxes(template: Template, scenario: number): readonly IncomeTax[] {
  const found = resourcesOf(template, sectionId, scenario).filter(({ rel }) => rel === 'taxincome');
  if (found.length === 0) {
    return [{ resource: null, input: null, name: usualNames[template.language], rate: '' }];
  }
  return found.map((resource) => {
    const input = resource.flows[0]?.inputs.find(({ isReference }) => !isReference) ?? null;
    return { resource, input, name: resource.name, rate: input?.data || input?.baseData || '' };
  });
}

export const areTaxesOn = (template: Template): boolean =>
  template.data.sections.some(({ id, isEnabled }) => id === sectionId && isEnabled);

export interface TaxText {
  readonly name: string;
  readonly rate: string;
}

function changesOf(template: Template, tax: IncomeTax, { name, rate }: TaxText): readonly DocumentChange[] {
  const { resource, input } = tax;
  if (resource) {
    return [
      ...(name === tax.name ? [] : [renameResource(resource, name)]),
      ...(rate === tax.rate || !input ? [] : [setInput(resource, input, rate)]),
    ];
  }
  const [formula] = formulasFor(template, 'taxincome');
  const variable = formula?.variables.find(({ isReference }) => !isReference);
  if (!formula || !variable) return [];
  const flows = [{ formula, values: { [variable.id]: rate } }];
  return [
    addResources(template, [{ sectionId, rel: 'taxincome', name, flows, otherAssumptions: {} }]).change,
  ];
}

/**
 * Texts are in the order of the taxes. A tax that is set is meant to be paid, so its section is enabled. How they are
 * assessed stays as it is where nothing is given.
 */
export function setIncomeTaxes(
  template: Template,
  taxes: readonly IncomeTax[],
  texts: readonly TaxText[],
  assessed?: TaxAssessment,
): DocumentChange {
  const changes = taxes.flatMap((tax, index) => {
    const text = texts[index];
    return text ? changesOf(template, tax, { name: text.name.trim(), rate: text.rate.trim() }) : [];
  });
  return {
    label: { message: labels.tax },
    recipe: (draft) => {
      for (const { recipe } of changes) recipe(draft);
      const { options } = draft.data;
      if (assessed !== undefined) options.tax = { ...options.tax, assessed };
      const section = draft.data.sections.find(({ id }) => id === sectionId);
      if (section) section.isEnabled = true;
    },
  };
}
