// Lines of the second set about agencies, law, accounting and advice.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, serving } from '../usual.ts';

export const secondDesks: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} matter case consult retain legal contract advice`,
        `$staff lawyer solicitor paralegal associate attorney | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 700_000,
    },
    en('immigration law firm in Lisbon, 4 lawyers', 'PT', 4),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} клиент ведение бухгалтер отчётност отчетност компани тариф`,
        `$staff бухгалтер | ${russian.running} программ 1с`,
        '',
        `${notRussian()} официант`,
      ),
      price: [
        [40, 900],
        [400, 8_000],
        [5, 40],
      ],
      revenue: 300_000,
    },
    ru('бухгалтерский аутсорсинг для малого бизнеса, 60 клиентов', null, 60),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} campaign retain social media ads client design`,
        `$staff designer freelance specialist contractor | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 500_000,
    },
    en('social media agency in Ho Chi Minh City', 'VN'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} сделк комисси квартир продаж объект вознагражд риелтор`,
        `$staff агент риелтор риэлтор комисси | $marketing $rent ${russian.running}`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 400_000,
    },
    ru('агенство недвижимости в Сочи, 7 риелторов', 'RU', 7),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} перевод страниц знак слов`,
        `${russian.running} $staff | ${russian.running} $staff`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 35_000,
    },
    ru('переводчик-фрилансер с китайского'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} placement candidate recruit hire vacancy search`,
        `$staff recruiter consultant | ${english.running} job_board`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 700_000,
    },
    en('recruitment agency placing nurses in hospitals'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} полис комисси страхов продлен осаго`,
        `$staff агент менеджер | ${russian.running}`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 130_000,
    },
    ru('страховое агентство: ОСАГО и ипотека'),
  ),
];
