// The words of the fixed assets sheet.
import type { Language } from '#language/language.ts';

interface FixedAssetsTexts {
  readonly title: string;
  readonly groups: string;
  readonly life: (group: string) => string;
  readonly lifeAgo: (group: string) => string;
  readonly lifeAgoNext: (group: string) => string;
  readonly weightBefore: (group: string) => string;
  readonly weightAfter: (group: string) => string;
  readonly weightNote: string;
  readonly toDate: (asset: string) => string;
  readonly older: (asset: string) => string;
  readonly openingLeft: (asset: string) => string;
  readonly openingLeftNote: string;
  readonly open: (asset: string) => string;
  readonly added: (asset: string) => string;
  readonly depreciation: (asset: string) => string;
  readonly closing: (asset: string) => string;
  readonly propertyTax: (asset: string) => string;
  readonly capexTotal: string;
  readonly depreciationTotal: string;
  readonly closingTotal: string;
  readonly propertyTaxTotal: string;
  readonly capexHeading: string;
  readonly depreciationHeading: string;
  readonly closingHeading: string;
  readonly propertyTaxHeading: string;
  readonly groupsFound: string;
  readonly depreciationNote: string;
  readonly depreciationAtOnceNote: string;
  readonly decliningAtOnceNote: string;
  readonly lifeNote: string;
  readonly olderNote: string;
  readonly decliningNote: string;
  readonly taxNote: string;
  readonly difference: string;
  readonly differenceCheck: string;
}

export const fixedAssetsTexts: Readonly<Record<Language, FixedAssetsTexts>> = {
  en: {
    title: 'Fixed assets',
    groups: 'Useful lives',
    life: (group) => `${group}: life in periods`,
    lifeAgo: (group) => `${group}: the period one life ago`,
    lifeAgoNext: (group) => `${group}: the period that ends after it`,
    weightBefore: (group) => `${group}: weight of the period end before it`,
    weightAfter: (group) => `${group}: weight of the period end after it`,
    weightNote:
      'The nearer period end weighs more, in proportion; at the end of a whole period it alone counts. Before the opening nothing was bought.',
    toDate: (asset) => `${asset}: bought to date`,
    older: (asset) => `${asset}: fully depreciated cost`,
    openingLeft: (asset) => `${asset}: opening value within its life`,
    openingLeftNote:
      'What the books opened with, as long as it is written off: for one life from the first period on, the last of its periods in part where a life is no whole number of them.',
    open: (asset) => `${asset}: opening book value`,
    added: (asset) => `${asset}: additions`,
    depreciation: (asset) => `${asset}: depreciation`,
    closing: (asset) => `${asset}: closing book value`,
    propertyTax: (asset) => `${asset}: property tax`,
    capexHeading: 'Capital expenditure',
    depreciationHeading: 'Depreciation',
    closingHeading: 'Net book value',
    propertyTaxHeading: 'Property tax',
    capexTotal: 'Total capital expenditure',
    depreciationTotal: 'Total depreciation',
    closingTotal: 'Total net book value',
    propertyTaxTotal: 'Total property tax',
    groupsFound: 'Every asset has a depreciation group',
    depreciationNote:
      'Starts in the period after the purchase and ends at zero: what was bought up to the last period, less what is older than a life, spread over the life.',
    depreciationAtOnceNote:
      'Starts in the period of the purchase and ends at zero: what was bought up to this period, less what is older than a life, spread over the life.',
    decliningAtOnceNote:
      'The rate of the group on what is left at the opening and what is bought in the period, so it need not reach zero.',
    lifeNote:
      'Years of the group times the periods of a year, read at the first period, at least one period and not rounded.',
    olderNote:
      'The running total of purchases one life ago: what was bought before is written off in full. Where a life is no whole number of periods, it is read between two periods in proportion.',
    decliningNote: 'The rate of the group on what is left at the opening, so it need not reach zero.',
    taxNote: 'The yearly rate, spread evenly over the periods, on the opening book value.',
    difference: 'Net book value less its roll-forward',
    differenceCheck: 'Fixed assets roll forward',
  },
  ru: {
    title: 'Основные средства',
    groups: 'Сроки службы',
    life: (group) => `${group}: срок в периодах`,
    lifeAgo: (group) => `${group}: период на один срок раньше`,
    lifeAgoNext: (group) => `${group}: период, который кончается после него`,
    weightBefore: (group) => `${group}: вес конца периода до него`,
    weightAfter: (group) => `${group}: вес конца периода после него`,
    weightNote:
      'Чем ближе конец периода, тем больше его вес, пропорционально; ровно в конце периода считается он один. До начала ничего не куплено.',
    toDate: (asset) => `${asset}: куплено нарастающим итогом`,
    older: (asset) => `${asset}: полностью самортизированная стоимость`,
    openingLeft: (asset) => `${asset}: начальная стоимость в пределах срока`,
    openingLeftNote:
      'Стоимость, с которой начат учёт, пока она списывается: один срок службы с первого периода; если срок — не целое число периодов, последний из них учитывается частично.',
    open: (asset) => `${asset}: остаточная стоимость на начало`,
    added: (asset) => `${asset}: поступления`,
    depreciation: (asset) => `${asset}: амортизация`,
    closing: (asset) => `${asset}: остаточная стоимость на конец`,
    propertyTax: (asset) => `${asset}: налог на имущество`,
    capexHeading: 'Капитальные вложения',
    depreciationHeading: 'Амортизация',
    closingHeading: 'Остаточная стоимость',
    propertyTaxHeading: 'Налог на имущество',
    capexTotal: 'Итого капитальные вложения',
    depreciationTotal: 'Итого амортизация',
    closingTotal: 'Итого остаточная стоимость',
    propertyTaxTotal: 'Итого налог на имущество',
    groupsFound: 'У каждого актива есть группа амортизации',
    depreciationNote:
      'Начинается в периоде после покупки и кончается нулём: купленное до прошлого периода без того, что старше срока, делится на срок.',
    depreciationAtOnceNote:
      'Начинается в периоде покупки и кончается нулём: купленное по этот период включительно без того, что старше срока, делится на срок.',
    decliningAtOnceNote:
      'Ставка группы от остатка на начало вместе с купленным за период, поэтому до нуля он может не дойти.',
    lifeNote:
      'Срок группы в годах, умноженный на число периодов в году; читается в первом периоде, не меньше одного периода, без округления.',
    olderNote:
      'Нарастающий итог покупок один срок службы назад: купленное раньше списано полностью. Если срок — не целое число периодов, значение берётся между двумя периодами пропорционально.',
    decliningNote: 'Ставка группы от остатка на начало, поэтому до нуля он может не дойти.',
    taxNote: 'Годовая ставка, поровну разделённая между периодами, от остаточной стоимости на начало.',
    difference: 'Остаточная стоимость за вычетом её движения',
    differenceCheck: 'Движение основных средств сходится',
  },
};
