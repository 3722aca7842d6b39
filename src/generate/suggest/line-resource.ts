// A line of a kind of business as a resource that can be added to a template.
import { inLanguage } from '#catalog/kind/pair.ts';
import type { PredefinedResource, TypicalAssumptions } from '#catalog/suggestions/predefined-resource.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import { type RelId, rels, type TradeSectionId, terms } from '#template/sections.ts';
import { descriptionOf } from './description.ts';
import { type KindLine, type LineContext, nameOf } from './kind-line.ts';
import { numbersOf } from './line-numbers.ts';

export const relOfSection = {
  section_sales: 'service',
  section_cos: 'cos',
  section_sga: 'sga',
  section_fixedassets: 'fixedasset',
} as const satisfies Readonly<Record<TradeSectionId, RelId>>;

interface TermWords {
  readonly receivable: string;
  readonly payable: string;
  readonly days: string;
  readonly group: string;
}

const words: Readonly<Record<Language, TermWords>> = {
  en: {
    receivable: 'Receivable period',
    payable: 'Payable period',
    days: 'days',
    group: 'Depreciation group',
  },
  ru: {
    receivable: 'Срок оплаты покупателями',
    payable: 'Срок оплаты поставщикам',
    days: 'дн.',
    group: 'Группа амортизации',
  },
};

/** The same whichever language is asked for. */
const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '_');

const idOf = (line: KindLine, { scope }: LineContext): string =>
  `${line.part.kind.id}_${slugOf(inLanguage(nameOf(line), defaultLanguage))}${scope}`;

function termsOf({ section, part }: KindLine, { language }: LineContext): TypicalAssumptions {
  const word = words[language];
  if (section === 'section_fixedassets') {
    return { deprgroup: { name: word.group, lookupId: terms.deprgroup.usual } };
  }
  const { receivable } = part.kind.terms;
  const payable = rels[relOfSection[section]].initialTerms?.accountsPayablePeriod;
  const isOwed = section === 'section_sales' && receivable > 0;
  return {
    ...(isOwed && {
      accountsReceivablePeriod: { name: word.receivable, units: word.days, value: String(receivable) },
    }),
    ...(payable !== undefined && {
      accountsPayablePeriod: { name: word.payable, units: word.days, value: payable },
    }),
  };
}

export function resourceOf(line: KindLine, context: LineContext): PredefinedResource {
  const numbers = numbersOf(line, context);
  return {
    id: idOf(line, context),
    name: inLanguage(nameOf(line), context.language),
    rel: relOfSection[line.section],
    formula: numbers.formula,
    values: [numbers.values],
    otherAssumptions: termsOf(line, context),
    bundle: [],
    description: descriptionOf(line, numbers, context),
  };
}
