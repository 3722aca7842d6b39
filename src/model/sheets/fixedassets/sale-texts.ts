// The words of the rows about sales of fixed assets.
import type { Language } from '#language/language.ts';

type OfAsset = (asset: string) => string;

interface SaleTexts {
  readonly purchaseFlow: string;
  readonly proceedsFlow: string;
  /** The asset as it would be if nothing were sold. */
  readonly whole: OfAsset;
  readonly sold: OfAsset;
  readonly soldNote: string;
  readonly kept: OfAsset;
  readonly keptNote: string;
  readonly open: OfAsset;
  readonly depreciation: OfAsset;
  readonly depreciationNote: string;
  readonly removed: OfAsset;
  readonly removedNote: string;
  readonly closing: OfAsset;
  readonly gain: OfAsset;
  readonly gainNote: string;
  readonly soldSoFar: OfAsset;
  readonly boughtAfterSale: OfAsset;
  readonly proceedsHeading: string;
  readonly proceedsTotal: string;
  readonly gainHeading: string;
  readonly gainTotal: string;
  readonly boughtAfterSaleCheck: string;
}

export const saleTexts: Readonly<Record<Language, SaleTexts>> = {
  en: {
    purchaseFlow: 'purchases',
    proceedsFlow: 'proceeds from sale',
    whole: (asset) => `${asset}, if nothing were sold`,
    sold: (asset) => `${asset}: part sold at the end of the period`,
    soldNote: 'No part is typed: in a period in which something is paid for it, all that is left is sold.',
    kept: (asset) => `${asset}: part kept`,
    keptNote: 'What was kept before, less the part of it that is sold at the end of the period.',
    open: (asset) => `${asset}: opening book value`,
    depreciation: (asset) => `${asset}: depreciation`,
    depreciationNote: 'What it would be if nothing were sold, on the part that was kept up to this period.',
    removed: (asset) => `${asset}: book value of what is sold`,
    removedNote: 'Opening book value and purchases, less depreciation and what is left at the end.',
    closing: (asset) => `${asset}: closing book value`,
    gain: (asset) => `${asset}: gain on sale`,
    gainNote: 'Proceeds less the book value of what is sold: negative where it is sold for less.',
    soldSoFar: (asset) => `${asset}: sold by now`,
    boughtAfterSale: (asset) => `${asset}: bought after a sale`,
    proceedsHeading: 'Proceeds from sale of assets',
    proceedsTotal: 'Total proceeds from sale of assets',
    gainHeading: 'Gain on sale of assets',
    gainTotal: 'Total gain on sale of assets',
    boughtAfterSaleCheck: 'No asset is bought again after a sale of it',
  },
  ru: {
    purchaseFlow: 'покупки',
    proceedsFlow: 'выручка от продажи',
    whole: (asset) => `${asset}, если ничего не продавать`,
    sold: (asset) => `${asset}: доля, проданная в конце периода`,
    soldNote: 'Доля не введена: в периоде, когда за актив платят, продаётся всё, что осталось.',
    kept: (asset) => `${asset}: оставшаяся доля`,
    keptNote: 'Доля, остававшаяся раньше, без той её части, что продана в конце периода.',
    open: (asset) => `${asset}: остаточная стоимость на начало`,
    depreciation: (asset) => `${asset}: амортизация`,
    depreciationNote: 'Какой она была бы без продаж, от доли, остававшейся до этого периода.',
    removed: (asset) => `${asset}: остаточная стоимость проданного`,
    removedNote: 'Остаточная стоимость на начало и покупки за вычетом амортизации и остатка на конец.',
    closing: (asset) => `${asset}: остаточная стоимость на конец`,
    gain: (asset) => `${asset}: прибыль от продажи`,
    gainNote:
      'Выручка от продажи за вычетом остаточной стоимости проданного; отрицательна, если продано дешевле.',
    soldSoFar: (asset) => `${asset}: уже продавался`,
    boughtAfterSale: (asset) => `${asset}: куплено после продажи`,
    proceedsHeading: 'Выручка от продажи активов',
    proceedsTotal: 'Итого выручка от продажи активов',
    gainHeading: 'Прибыль от продажи активов',
    gainTotal: 'Итого прибыль от продажи активов',
    boughtAfterSaleCheck: 'После продажи актив не покупают снова',
  },
};
