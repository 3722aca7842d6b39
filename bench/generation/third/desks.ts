// Lines of the third set about agencies, law, accounting and advice.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, serving } from '../usual.ts';

export const thirdDesks: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} дел суд банкротств юридич консультац защит`,
        `$staff юрист адвокат | ${russian.running} пошлин`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 350_000,
    },
    ru('юридическая фирма, банкротство граждан'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} client bookkeep tax return account payroll filing month audit`,
        `$staff accountant bookkeeper | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 450_000,
    },
    en('accountancy practice in Nicosia with 80 clients', 'CY', 80),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} реклам продвижен директ таргет ведение`,
        `$staff специалист подрядчик таргетолог дизайнер | ${russian.running}`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 300_000,
    },
    ru('агентство контекстной рекламы'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} commission sale rental letting deal property transaction listing closing`,
        `$staff agent broker commission | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 700_000,
    },
    en('real estate agency in Tampa, 6 agents', 'US', 6),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} design logo illustrat brand`,
        `${english.running} $staff $computer | ${english.running} $staff $computer`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 60_000,
    },
    en('freelance graphic designer in Buenos Aires', 'AR'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} подбор ваканси кандидат персонал закрыт вахт`,
        `$staff рекрутер менеджер | ${russian.running}`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 350_000,
    },
    ru('кадровое агенство, подбор продавцов и кассиров'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} architect design drawing plan square house stage`,
        `$staff architect designer draught technician | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 500_000,
    },
    en('studio di architettura a Bologna', 'IT'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} звонк оператор минут линия`,
        `$staff оператор | ${russian.running} телефон`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 550_000,
    },
    ru('колл-центр на 30 операторов в Ульяновске', 'RU', 30),
  ),
];
