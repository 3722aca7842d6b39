// The words of the cash before dividends and credit lines.
import type { Language } from '#language/language.ts';

interface SettledTexts {
  readonly heading: string;
  readonly before: string;
  readonly beforeNote: string;
  readonly spare: string;
  readonly spareNote: string;
  readonly dividends: string;
  readonly gap: string;
  readonly gapNote: string;
}

export const settledTexts: Readonly<Record<Language, SettledTexts>> = {
  en: {
    heading: 'Cash before dividends and credit lines',
    before: 'Cash before dividends and credit lines',
    beforeNote:
      'The closing cash of the period before and all flows of this one except dividends and credit lines, so that no formula is circular.',
    spare: 'Spare cash',
    spareNote: 'Cash beyond the minimum and what is owed on credit lines.',
    dividends: 'Dividends from cash',
    gap: 'Cash shortfall before credit lines',
    gapNote: 'What is missing to keep the minimum cash after dividends; below 0 there is cash to spare.',
  },
  ru: {
    heading: 'Деньги до дивидендов и кредитных линий',
    before: 'Деньги до дивидендов и кредитных линий',
    beforeNote:
      'Деньги прошлого периода и всё, что период приносит и забирает, кроме дивидендов и кредитных линий, поэтому ни одна формула не замыкается в круг.',
    spare: 'Свободные деньги',
    spareNote: 'Деньги, которые не нужны ни для минимального остатка, ни для возврата кредитных линий.',
    dividends: 'Дивиденды за счёт свободных денег',
    gap: 'Нехватка денег до привлечения кредитных линий',
    gapNote: 'Сколько недостаёт до минимального остатка после дивидендов; меньше 0 — деньги есть с запасом.',
  },
};
