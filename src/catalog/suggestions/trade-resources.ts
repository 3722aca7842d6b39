// What an industry sells, spends and buys, as resources in one language.
import type { PredefinedRow, TradeRows } from '#catalog/industries/industry.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import { type RelId, rels, type TradeSectionId, terms } from '#template/sections.ts';
import type { PredefinedResource, TypicalAssumptions } from './predefined-resource.ts';

export const tradeSections = {
  section_sales: { rows: 'sales', rel: 'service' },
  section_cos: { rows: 'cos', rel: 'cos' },
  section_sga: { rows: 'sga', rel: 'sga' },
  section_fixedassets: { rows: 'assets', rel: 'fixedasset' },
} as const satisfies Readonly<
  Record<TradeSectionId, { readonly rows: keyof TradeRows; readonly rel: RelId }>
>;

interface TradeWords {
  readonly receivable: string;
  readonly payable: string;
  readonly days: string;
  readonly group: string;
}

const words: Readonly<Record<Language, TradeWords>> = {
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
const idOf = (owner: string, name: string): string =>
  `${owner}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;

function termsOf(rel: RelId, days: number | undefined, language: Language): TypicalAssumptions {
  const word = words[language];
  if (rel === 'fixedasset') return { deprgroup: { name: word.group, lookupId: terms.deprgroup.usual } };
  const payable = rels[rel].initialTerms?.accountsPayablePeriod;
  return {
    ...(days !== undefined && {
      accountsReceivablePeriod: { name: word.receivable, units: word.days, value: String(days) },
    }),
    ...(payable !== undefined && {
      accountsPayablePeriod: { name: word.payable, units: word.days, value: payable },
    }),
  };
}

export function tradeResources(
  owner: string,
  trade: TradeRows,
  section: TradeSectionId,
  language: Language,
): readonly PredefinedResource[] {
  const { rows, rel } = tradeSections[section];
  const resourceOf = ([names, { formula, values }, days]: PredefinedRow): PredefinedResource => ({
    id: idOf(owner, names[defaultLanguage]),
    name: names[language],
    rel,
    formula,
    values: [values],
    otherAssumptions: termsOf(rel, days, language),
    bundle: [],
    description: '',
  });
  return trade[rows].map(resourceOf);
}
