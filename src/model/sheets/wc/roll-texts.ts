// The words of the roll-forwards of working capital.
import type { Language } from '#language/language.ts';

export type RollForwardBalance = 'receivables' | 'inventory' | 'prepaid' | 'payables' | 'sales_tax';

interface RollWords {
  readonly heading: string;
  /** The total of several items in one movement. */
  readonly items: string;
  readonly open: string;
  readonly in: string;
  readonly out: string;
  readonly close: string;
  readonly note: string;
}

export const rollTexts: Readonly<Record<Language, Readonly<Record<RollForwardBalance, RollWords>>>> = {
  en: {
    receivables: {
      heading: 'Receivables, roll-forward',
      items: 'Sales on credit',
      open: 'Receivables: opening',
      in: 'Receivables: sales of the period',
      out: 'Receivables: received from customers',
      close: 'Receivables: closing',
      note: 'What was owed and sold, less what is still owed at the end of the period.',
    },
    inventory: {
      heading: 'Inventory, roll-forward',
      items: 'Purchases of what is kept in stock',
      open: 'Inventory: opening',
      in: 'Inventory: purchases of the period',
      out: 'Inventory: used',
      close: 'Inventory: closing',
      note: 'What was in stock and bought, less what is still in stock at the end of the period.',
    },
    prepaid: {
      heading: 'Prepaid expenses, roll-forward',
      items: 'Expenses that are paid ahead',
      open: 'Prepaid: opening',
      in: 'Prepaid: paid in the period',
      out: 'Prepaid: used',
      close: 'Prepaid: closing',
      note: 'What was used, and what the prepaid balance has grown by.',
    },
    payables: {
      heading: 'Payables, roll-forward',
      items: 'Purchases on credit',
      open: 'Payables: opening',
      in: 'Payables: purchases of the period',
      out: 'Payables: paid to suppliers',
      close: 'Payables: closing',
      note: 'What we owed and bought, less what we still owe at the end of the period.',
    },
    sales_tax: {
      heading: 'Sales tax, roll-forward',
      items: 'Sales tax',
      open: 'Sales tax: opening',
      in: 'Sales tax: on sales less on purchases',
      out: 'Sales tax: paid',
      close: 'Sales tax: closing',
      note: 'What was owed and what the period added, less what is still owed at its end. Below 0 where tax came back.',
    },
  },
  ru: {
    receivables: {
      heading: 'Движение дебиторской задолженности',
      items: 'Продажи в кредит',
      open: 'Дебиторская задолженность: на начало',
      in: 'Дебиторская задолженность: продажи периода',
      out: 'Дебиторская задолженность: получено от покупателей',
      close: 'Дебиторская задолженность: на конец',
      note: 'Долг на начало и продажи за вычетом того, что остаётся не оплачено на конец периода.',
    },
    inventory: {
      heading: 'Движение запасов',
      items: 'Закупки того, что хранится в запасах',
      open: 'Запасы: на начало',
      in: 'Запасы: закупки периода',
      out: 'Запасы: израсходовано',
      close: 'Запасы: на конец',
      note: 'Запасы на начало и закупки за вычетом того, что остаётся на конец периода.',
    },
    prepaid: {
      heading: 'Движение расходов будущих периодов',
      items: 'Расходы, которые оплачиваются вперёд',
      open: 'Оплачено вперёд: на начало',
      in: 'Оплачено вперёд: оплата периода',
      out: 'Оплачено вперёд: использовано',
      close: 'Оплачено вперёд: на конец',
      note: 'Использовано за период и прирост оплаченного вперёд.',
    },
    payables: {
      heading: 'Движение кредиторской задолженности',
      items: 'Закупки в кредит',
      open: 'Кредиторская задолженность: на начало',
      in: 'Кредиторская задолженность: закупки периода',
      out: 'Кредиторская задолженность: оплачено поставщикам',
      close: 'Кредиторская задолженность: на конец',
      note: 'Долг на начало и закупки за вычетом того, что остаётся не оплачено на конец периода.',
    },
    sales_tax: {
      heading: 'Движение НДС',
      items: 'НДС',
      open: 'НДС: на начало',
      in: 'НДС: начислено за вычетом входного',
      out: 'НДС: уплачено',
      close: 'НДС: на конец',
      note: 'Долг на начало и начисленное за период за вычетом того, что остаётся на конец. Меньше нуля — НДС вернули из бюджета.',
    },
  },
};
