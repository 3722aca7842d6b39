// Lines of the second set about software, marketplaces and media.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, ofAnyRevenue, russian, serving, young } from '../usual.ts';

const product: Trade = {
  ...young,
  isTraded: true,
  en: words(
    `${english.service} subscriber user seat account licence license plan member sale restaurant download`,
    `$hosting server api payment cloud support | $programmer $marketing contractor freelance`,
    '',
    `${notEnglish()} waiter forklift`,
  ),
  ru: words(
    `${russian.service} подписчик пользовател лиценз тариф продаж аккаунт склад`,
    `$hosting сервер облак поддержк | $programmer $marketing подрядчик`,
    '',
    `${notRussian()} официант погрузчик`,
  ),
  price: null,
  revenue: 500_000,
};

const marketplace: Trade = {
  ...young,
  isTraded: true,
  en: words(
    'commission order booking transaction fee take job gmv subscription listing sale deal rental hire',
    `$hosting payment support server cloud | $programmer $marketing`,
    '',
    `${notEnglish()} waiter forklift`,
  ),
  ru: words(
    'комисси заказ сделк бронирован подписк размещен продаж оборот поездк услуг',
    `$hosting платеж платёж эквайринг поддержк сервер | $programmer $marketing`,
    '',
    `${notRussian()} официант погрузчик`,
  ),
  price: null,
  revenue: 500_000,
};

export const secondScreens: readonly ExpectedModel[] = [
  ...ofAnyRevenue([
    ...linesOf(
      product,
      en('saas for small restaurants to plan shifts of their staff'),
      en('mobile app with paid subscription that helps to learn vocabulary, Berlin', 'DE'),
      ru('сервис учёта для складов по подписке, Минск', 'BY'),
    ),
    ...linesOf(
      marketplace,
      en('marketplace where people rent camping gear from each other'),
      ru('площадка для поиска репетиторов, берём комиссию с занятия'),
    ),
  ]),
  ...ofAnyRevenue(
    linesOf(
      {
        ...young,
        en: words(
          'game copy copies sale unit licence download purchase player dlc wishlist',
          `$programmer artist contractor freelance music art | ${english.running} store platform steam $staff`,
          '',
          `${notEnglish()} waiter`,
        ),
        price: null,
        revenue: 200_000,
      },
      en('indie game studio of three people, we sell on steam, Montreal', 'CA'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} develop software design hours day rate app maintenance`,
        `$programmer contractor | ${english.running}`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: null,
      revenue: 1_100_000,
      isTraded: true,
    },
    en('custom software development for clients abroad, 20 developers in Lahore', 'PK', 20),
  ),
  ...ofAnyRevenue(
    linesOf(
      {
        ...alone,
        ru: words(
          'реклам интеграц подписк спонсор донат просмотр партнёр партнер монетизац заказ выпуск размещен курс',
          `${russian.running} монтаж оборудован $staff $hosting подрядчик | ${russian.running} монтаж оборудован $staff $hosting`,
          '',
          `${notRussian()} официант`,
        ),
        price: null,
        revenue: 50_000,
      },
      ru('веду телеграм-канал про ремонт, зарабатываю на рекламе'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} съёмк съемк фото видео ролик монтаж студи час`,
        `${russian.running} $staff оператор монтаж | ${russian.running} $staff фотограф оператор техник`,
        '$equipment камер свет',
        notRussian(),
      ),
      price: [[10, 4_000]],
      revenue: 150_000,
    },
    ru('видеосъёмка роликов для бизнеса'),
  ),
];
