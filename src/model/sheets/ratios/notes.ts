// How each ratio is calculated, for the note beside it.
import type { Language } from '#language/language.ts';
import type { RatioPart } from './texts.ts';

export const ratioNotes: Readonly<Record<Language, Readonly<Record<RatioPart, string>>>> = {
  en: {
    gross_margin: 'Gross profit over revenue; n/a without revenue.',
    ebitda_margin: 'EBITDA over revenue; n/a without revenue.',
    ebit_margin: 'EBIT over revenue; n/a without revenue.',
    net_margin: 'Net income over revenue; n/a without revenue.',
    revenue_growth: 'Revenue over that of the period before, less one; not annualised.',
    return_on_equity: 'Net income of the period, made a year’s, over closing equity.',
    return_on_assets: 'Net income of the period, made a year’s, over closing total assets.',
    return_on_invested_capital:
      'EBIT after tax of the period, made a year’s, over closing debt and equity; cash is not taken off.',
    current_ratio: 'Current assets over payables. Loans are not split into short and long ones.',
    quick_ratio: 'Cash and receivables over payables.',
    debt_to_equity: 'Closing debt over closing equity.',
    net_debt_to_ebitda: 'Debt less cash over EBITDA of the period, made a year’s.',
    interest_cover: 'EBIT over interest; n/a without interest.',
    debt_service_cover:
      'Cash from operating activities before interest, over interest and repayments; n/a without either.',
    receivable_days: 'Closing receivables over the revenue of the period, times its days.',
    inventory_days: 'Closing inventory over the cost of sales of the period, times its days.',
    payable_days: 'Closing payables over the cost of sales of the period, times its days.',
    cash_conversion_cycle: 'Days of receivables and of inventory, less days of payables.',
    asset_turnover: 'Revenue of the period, made a year’s, over closing total assets.',
    breakeven_revenue:
      'The revenue of the period at which profit before tax is 0: SG&A, property tax, depreciation and interest over gross margin. n/a without revenue and gross profit.',
    margin_of_safety:
      'The part of revenue that may be lost before the period makes a loss; below 0 it makes one.',
    runway:
      'How many periods closing cash lasts at this period’s use of it by operations and investing; n/a where none is used.',
  },
  ru: {
    gross_margin: 'Валовая прибыль к выручке; без выручки — n/a.',
    ebitda_margin: 'EBITDA к выручке; без выручки — n/a.',
    ebit_margin: 'EBIT к выручке; без выручки — n/a.',
    net_margin: 'Чистая прибыль к выручке; без выручки — n/a.',
    revenue_growth: 'Выручка к выручке прошлого периода минус единица; не в пересчёте на год.',
    return_on_equity: 'Чистая прибыль периода в пересчёте на год к собственному капиталу на конец.',
    return_on_assets: 'Чистая прибыль периода в пересчёте на год к активам на конец.',
    return_on_invested_capital:
      'EBIT после налога за период в пересчёте на год к долгу и собственному капиталу на конец; деньги не вычитаются.',
    current_ratio: 'Оборотные активы к кредиторской задолженности. Кредиты не делятся на короткие и длинные.',
    quick_ratio: 'Денежные средства и дебиторская задолженность к кредиторской задолженности.',
    debt_to_equity: 'Долг к собственному капиталу на конец периода.',
    net_debt_to_ebitda: 'Долг за вычетом денежных средств к EBITDA периода в пересчёте на год.',
    interest_cover: 'EBIT к процентам; без процентов — n/a.',
    debt_service_cover:
      'Операционный денежный поток до процентов к сумме процентов и погашений; без них — n/a.',
    receivable_days: 'Дебиторская задолженность на конец к выручке периода, умноженная на его дни.',
    inventory_days: 'Запасы на конец к себестоимости периода, умноженные на его дни.',
    payable_days: 'Кредиторская задолженность на конец к себестоимости периода, умноженная на его дни.',
    cash_conversion_cycle: 'Дни дебиторской задолженности и запасов за вычетом дней кредиторской.',
    asset_turnover: 'Выручка периода в пересчёте на год к активам на конец.',
    breakeven_revenue:
      'Выручка периода, при которой прибыль до налога равна 0: коммерческие и административные расходы, налог на имущество, амортизация и проценты к валовой рентабельности. Без выручки и валовой прибыли — n/a.',
    margin_of_safety:
      'Какую долю выручки можно потерять, прежде чем период станет убыточным; ниже 0 он уже убыточен.',
    runway:
      'На сколько периодов хватит денег на конец периода при таком же их расходе на операции и инвестиции; n/a, если деньги не расходуются.',
  },
};
