// The words of the rates of return, of the exit, and of what the owners get.
import type { Language } from '#language/language.ts';

export interface RateTexts {
  readonly bothSigns: string;
  readonly found: string;
  readonly perPeriod: string;
  readonly rate: string;
  readonly note: string;
}

interface ReturnTexts {
  readonly rates: Readonly<Record<'irr' | 'irr_exit' | 'equity_irr', RateTexts>>;
  readonly investedNote: string;
  readonly npvInvested: string;
  readonly npvInvestedNote: string;
  readonly tvLiquidation: string;
  readonly liquidationNote: string;
  readonly evLiquidation: string;
  readonly impliedMultiple: string;
  readonly impliedMultipleNote: string;
  readonly impliedGrowth: string;
  readonly impliedGrowthNote: string;
  readonly shareOfValue: string;
  readonly tvShareGordon: string;
  readonly tvShareMultiple: string;
  readonly tvShareNote: string;
  readonly exit: string;
  readonly exitRate: string;
  readonly exitValue: string;
  readonly exitValueNote: string;
  readonly exitCounted: string;
  readonly exitFlow: string;
  readonly npvExit: string;
  readonly npvExitNote: string;
  readonly noExitNote: string;
  readonly owners: string;
  readonly ownersRate: string;
  readonly equityBeforeExit: string;
  readonly exitWithCash: string;
  readonly equityAtExit: string;
  readonly equityAtExitNote: string;
  readonly equityFlow: string;
  readonly equityFlowNote: string;
  readonly equityInvestedNote: string;
  readonly equityCounted: string;
  readonly equityPaidOut: string;
  readonly equityPaidIn: string;
  readonly moneyMultiple: string;
  readonly moneyMultipleNote: string;
  readonly discountedCapexNote: string;
  readonly lastingFcff: string;
  readonly lastingNote: string;
  readonly proceeds: string;
  readonly proceedsNote: string;
  readonly lastYearLasting: string;
}

export const returnTexts: Readonly<Record<Language, ReturnTexts>> = {
  en: {
    rates: {
      irr: {
        bothSigns: 'Free cash flow has both signs',
        found: 'Internal rate of return can be found',
        perPeriod: 'Internal rate of return a period',
        rate: 'Internal rate of return (IRR)',
        note: 'The yearly rate at which the free cash flows of the forecast add up to nothing, without a terminal value. Of several the one nearest 0 counts.',
      },
      irr_exit: {
        bothSigns: 'Free cash flow with the exit value has both signs',
        found: 'IRR with the exit value can be found',
        perPeriod: 'IRR with the exit value, a period',
        rate: 'IRR with the exit value',
        note: 'The yearly rate at which the free cash flows and the exit value add up to nothing; n/a without an exit value. Of several the one nearest 0 counts.',
      },
      equity_irr: {
        bothSigns: 'Cash flow of the owners has both signs',
        found: 'IRR of the owners can be found',
        perPeriod: 'IRR of the owners, a period',
        rate: 'IRR of the owners',
        note: 'The yearly rate at which what the owners put in and what they receive add up to nothing; n/a without an exit value that the model asks for. Of several the one nearest 0 counts.',
      },
    },
    investedNote:
      'What the firm owns at the opening, fixed assets and net working capital, counts as spent then.',
    npvInvested: 'Net present value with the opening investment',
    npvInvestedNote: 'That of the forecast, less what is invested at the opening.',
    tvLiquidation: 'Terminal value by liquidation',
    liquidationNote:
      'Fixed assets and net working capital at the end, at book value: what is left if the business ends with the forecast. Not discounted.',
    evLiquidation: 'Enterprise value by liquidation',
    impliedMultiple: 'EBITDA multiple that the growth implies',
    impliedMultipleNote:
      'Terminal value by growth over EBITDA of the last year; n/a without either. Compare it with multiples that such businesses are sold for.',
    impliedGrowth: 'Growth that the multiple implies',
    impliedGrowthNote:
      'The yearly growth at which the terminal value by growth would be that by multiple. Long-term growth far above inflation is hard to defend.',
    shareOfValue: 'share of value',
    tvShareGordon: 'Terminal share by growth',
    tvShareMultiple: 'Terminal share by multiple',
    tvShareNote:
      'What comes after the forecast: discounted terminal value over enterprise value. The larger it is, the more the value rests on what the forecast does not show.',
    exit: 'Return with the exit',
    exitRate: 'Rate of return with the exit',
    exitValue: 'Exit value at the end of the forecast',
    exitValueNote: 'The terminal value that the model chooses for the exit, not discounted.',
    exitCounted: 'Exit value, 0 where there is none',
    exitFlow: 'Free cash flow with the exit value',
    npvExit: 'Net present value with the exit value',
    npvExitNote:
      'Net present value, and the exit value discounted from the end of the last period; n/a without an exit value.',
    noExitNote: 'The model chooses no exit value, so this is the figure without one.',
    owners: 'Return for the owners',
    ownersRate: 'Rate of return for the owners',
    equityBeforeExit: 'Dividends and repaid capital, less capital paid in',
    exitWithCash: 'Exit value and the cash in hand',
    equityAtExit: 'Left to the owners at the exit',
    equityAtExitNote:
      'Exit value less loans, plus cash beyond the minimum, all at the end of the last period; the minimum is part of the exit value.',
    equityFlow: 'Cash flow of the owners',
    equityFlowNote: 'What the owners get from the business, less what they put in.',
    equityInvestedNote: 'At the opening they put in all the equity there is.',
    equityCounted: 'Cash flow of the owners, without an exit value where there is none',
    equityPaidOut: 'Received by the owners',
    equityPaidIn: 'Put in by the owners',
    moneyMultiple: 'Money multiple of the owners (MOIC)',
    moneyMultipleNote:
      'What the owners receive in the periods in which they receive money, over what they put in in the others; n/a where they put in nothing.',
    discountedCapexNote: 'What is invested at the opening counts too.',
    lastingFcff: 'Free cash flow without sales of assets',
    lastingNote:
      'What goes on after the forecast: EBITDA less the tax on EBIT, capital expenditure and the change of net working capital.',
    proceeds: 'Proceeds from sale of assets',
    proceedsNote: 'With what assets are sold for.',
    lastYearLasting: 'Free cash flow of the last year without sales of assets',
  },
  ru: {
    rates: {
      irr: {
        bothSigns: 'Поток меняет знак',
        found: 'Внутренняя норма доходности находится',
        perPeriod: 'Внутренняя норма доходности за период',
        rate: 'Внутренняя норма доходности (IRR)',
        note: 'Годовая ставка, при которой свободные потоки прогноза дают в сумме ноль, без терминальной стоимости. Из нескольких берётся ближайшая к 0.',
      },
      irr_exit: {
        bothSigns: 'Поток со стоимостью при выходе меняет знак',
        found: 'IRR со стоимостью при выходе находится',
        perPeriod: 'IRR со стоимостью при выходе за период',
        rate: 'IRR со стоимостью при выходе',
        note: 'Годовая ставка, при которой свободные потоки и стоимость при выходе дают в сумме ноль; n/a, если стоимости при выходе нет. Из нескольких берётся ближайшая к 0.',
      },
      equity_irr: {
        bothSigns: 'Поток владельцев меняет знак',
        found: 'IRR владельцев находится',
        perPeriod: 'IRR владельцев за период',
        rate: 'IRR владельцев',
        note: 'Годовая ставка, при которой вложенное и полученное владельцами дают в сумме ноль; n/a, если выбранной стоимости при выходе нет. Из нескольких берётся ближайшая к 0.',
      },
    },
    investedNote:
      'Основные средства и чистый оборотный капитал на начало считаются вложенными в этот момент.',
    npvInvested: 'Чистая приведённая стоимость с учётом вложенного на начало',
    npvInvestedNote: 'Стоимость прогноза за вычетом того, что вложено на начало.',
    tvLiquidation: 'Терминальная стоимость при ликвидации',
    liquidationNote:
      'Основные средства и чистый оборотный капитал на конец прогноза по балансу: что останется, если бизнес закончится вместе с прогнозом. Не дисконтирована.',
    evLiquidation: 'Стоимость бизнеса при ликвидации',
    impliedMultiple: 'Мультипликатор EBITDA, который следует из роста',
    impliedMultipleNote:
      'Терминальная стоимость по росту к EBITDA последнего года; n/a, если чего-то из них нет. Сравните с мультипликаторами сделок с похожим бизнесом.',
    impliedGrowth: 'Рост, который следует из мультипликатора',
    impliedGrowthNote:
      'Годовой рост, при котором стоимость по росту равнялась бы стоимости по мультипликатору. Долгосрочный рост намного выше инфляции трудно обосновать.',
    shareOfValue: 'доля стоимости',
    tvShareGordon: 'По росту: доля терминальной стоимости',
    tvShareMultiple: 'По мультипликатору: доля терминальной стоимости',
    tvShareNote:
      'Дисконтированная терминальная стоимость к стоимости бизнеса. Чем она выше, тем больше стоимость зависит от того, чего прогноз не показывает.',
    exit: 'Доходность с учётом выхода',
    exitRate: 'Норма доходности с учётом выхода',
    exitValue: 'Стоимость при выходе в конце прогноза',
    exitValueNote: 'Терминальная стоимость, выбранная в модели для выхода; не дисконтирована.',
    exitCounted: 'Стоимость при выходе или 0, если её нет',
    exitFlow: 'Свободный денежный поток со стоимостью при выходе',
    npvExit: 'Чистая приведённая стоимость со стоимостью при выходе',
    npvExitNote:
      'Чистая приведённая стоимость и стоимость при выходе, дисконтированная с конца последнего периода; n/a, если стоимости при выходе нет.',
    noExitNote: 'Стоимость при выходе в модели не выбрана, поэтому показатель тот же, что и без неё.',
    owners: 'Доходность для владельцев',
    ownersRate: 'Норма доходности для владельцев',
    equityBeforeExit: 'Дивиденды и возврат капитала за вычетом взносов',
    exitWithCash: 'Стоимость при выходе вместе с деньгами',
    equityAtExit: 'Остаётся владельцам при выходе',
    equityAtExitNote:
      'Стоимость при выходе за вычетом кредитов и с деньгами сверх минимального остатка на конец последнего периода; сам минимальный остаток входит в стоимость при выходе.',
    equityFlow: 'Денежный поток владельцев',
    equityFlowNote: 'Что владельцы получают от бизнеса, за вычетом того, что вкладывают.',
    equityInvestedNote: 'На начало они вкладывают весь собственный капитал.',
    equityCounted: 'Денежный поток владельцев без стоимости при выходе, если её нет',
    equityPaidOut: 'Получено владельцами',
    equityPaidIn: 'Вложено владельцами',
    moneyMultiple: 'Кратность возврата вложений владельцев (MOIC)',
    moneyMultipleNote:
      'Всё, что владельцы получают, к тому, что они вкладывают, по периодам; n/a, если они ничего не вкладывают.',
    discountedCapexNote: 'Вложенное на начало тоже учитывается.',
    lastingFcff: 'Свободный денежный поток без продаж активов',
    lastingNote:
      'То, что продолжится после прогноза: EBITDA за вычетом налога с EBIT, капитальных затрат и изменения чистого оборотного капитала.',
    proceeds: 'Выручка от продажи активов',
    proceedsNote: 'Вместе с выручкой от продажи активов.',
    lastYearLasting: 'Свободный денежный поток последнего года без продаж активов',
  },
};
