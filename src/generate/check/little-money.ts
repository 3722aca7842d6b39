// Tells where so little money is put in that what it returns in percent says little of the business.
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { type Business, monthsInPeriod } from '../business/business.ts';
import type { Adjusted } from './adjusted.ts';
import { settledYear } from './health.ts';
import { isMoreThanBelieved } from './high-return.ts';

/** Of the sales of a usual year, four months: whoever puts in less buys hardly anything with it. */
const littlePart = 1 / 3;
/** Of all costs: then the business is the work of its people, and what it takes is their pay until customers pay. */
const mostlyPay = 0.5;

interface Put {
  readonly putIn: string;
  readonly profit: string;
  readonly months: number | null;
}

const texts: Readonly<Record<Language, (put: Put) => string>> = {
  en: ({ putIn, profit, months }) =>
    `Little money is put in for what it earns (${putIn}), so its return in percent says little: the profit of ${profit} before interest, tax and wear in the third year${months === null ? '' : ` and the money back after ${months} months`} tell more.`,
  ru: ({ putIn, profit, months }) =>
    `Вложений мало для такой прибыли (${putIn}), поэтому доходность в процентах мало о чём говорит: больше скажут прибыль до процентов, налогов и амортизации — ${profit} на третий год${months === null ? '' : ` и срок возврата вложений — ${months} мес`}.`,
};

const sumOf = (amount: number, { currency, language }: Business): string =>
  `${Math.round(amount).toLocaleString(locales[language])} ${currency}`;

/** One person's work, and work that takes less than four months of sales and is mostly pay. */
function isLittlePutIn({ measured, adjustments }: Adjusted, { way }: Business): boolean {
  const year = settledYear(measured);
  if (!year) return false;
  if (way?.isAlone === true) return true;
  const isLittle = adjustments.equity + adjustments.loan < year.revenue * littlePart;
  return isLittle && year.payroll > (year.revenue - year.ebitda) * mostlyPay;
}

/** Where a return stands out that is no fault; null elsewhere. */
export function littleMoney(adjusted: Adjusted, business: Business): string | null {
  const { measured, adjustments } = adjusted;
  const year = settledYear(measured);
  if (!year || !isMoreThanBelieved(measured.worth) || !isLittlePutIn(adjusted, business)) return null;
  const { paybackPeriods } = measured;
  return texts[business.language]({
    putIn: sumOf(adjustments.equity + adjustments.loan, business),
    profit: sumOf(year.ebitda, business),
    months: paybackPeriods === null ? null : paybackPeriods * monthsInPeriod(business),
  });
}
