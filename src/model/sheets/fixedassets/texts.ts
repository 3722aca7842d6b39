// The words of the fixed assets sheet.
import type { Language } from '#template/template.ts';

interface FixedAssetsTexts {
  readonly title: string;
  readonly groups: string;
  readonly life: (group: string) => string;
  readonly lifeAgo: (group: string) => string;
  readonly toDate: (asset: string) => string;
  readonly older: (asset: string) => string;
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
  readonly missingGroups: string;
  readonly depreciationNote: string;
}

export const fixedAssetsTexts: Readonly<Record<Language, FixedAssetsTexts>> = {
  en: {
    title: 'Fixed assets',
    groups: 'Useful lives',
    life: (group) => `${group}: life in periods`,
    lifeAgo: (group) => `${group}: the period one life ago`,
    toDate: (asset) => `${asset}: bought to date`,
    older: (asset) => `${asset}: bought more than a life ago`,
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
    missingGroups: 'Assets without a depreciation group',
    depreciationNote:
      'Starts in the period after the purchase and ends at zero: what was bought up to the last period, less what is older than a life, spread over the life.',
  },
  ru: {
    title: 'Основные средства',
    groups: 'Сроки службы',
    life: (group) => `${group}: срок в периодах`,
    lifeAgo: (group) => `${group}: период на один срок раньше`,
    toDate: (asset) => `${asset}: куплено нарастающим итогом`,
    older: (asset) => `${asset}: куплено раньше чем срок назад`,
    open: (asset) => `${asset}: остаточная стоимость на начало`,
    added: (asset) => `${asset}: поступления`,
    depreciation: (asset) => `${asset}: амортизация`,
    closing: (asset) => `${asset}: остаточная стоимость на конец`,
    propertyTax: (asset) => `${asset}: налог на имущество`,
    capexHeading: 'Капитальные вложения',
    depreciationHeading: 'Амортизация',
    closingHeading: 'Остаточная стоимость',
    propertyTaxHeading: 'Налог на имущество',
    capexTotal: 'Капитальные вложения всего',
    depreciationTotal: 'Амортизация всего',
    closingTotal: 'Остаточная стоимость всего',
    propertyTaxTotal: 'Налог на имущество всего',
    missingGroups: 'Активы без группы амортизации',
    depreciationNote:
      'Начинается в периоде после покупки и кончается нулём: купленное до прошлого периода без того, что старше срока, делится на срок.',
  },
};
