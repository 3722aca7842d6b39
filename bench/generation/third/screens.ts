// Lines of the third set about software, marketplaces and media.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, ofAnyRevenue, russian, serving, young } from '../usual.ts';

const product: Trade = {
  ...young,
  isTraded: true,
  en: words(
    `${english.service} subscriber user seat account licence license plan member sale dentist clinic practice download`,
    `$hosting server api payment cloud support | $programmer $marketing contractor freelance`,
    '',
    'haircut tuition room_night hectare livestock waiter forklift',
  ),
  ru: words(
    `${russian.service} подписчик пользовател лиценз тариф продаж аккаунт`,
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
    'commission order booking transaction fee take job gmv subscription listing sale deal rental hire lead',
    `$hosting payment support server cloud | $programmer $marketing`,
    '',
    `${notEnglish()} waiter forklift`,
  ),
  ru: words(
    'комисси заказ сделк бронирован подписк размещен продаж оборот аренд услуг',
    `$hosting платеж платёж эквайринг поддержк сервер | $programmer $marketing`,
    '',
    `${notRussian()} официант погрузчик`,
  ),
  price: null,
  revenue: 500_000,
};

export const thirdScreens: readonly ExpectedModel[] = [
  ...ofAnyRevenue([
    ...linesOf(
      product,
      en('appointment software for dentists sold by monthly subscription'),
      en('browser extension that checks grammar, freemium, Helsinki', 'FI'),
      ru('приложение для трекинга привычек с платной подпиской, Алматы', 'KZ'),
      ru('ИИ-помощник для юристов по подписке'),
    ),
    ...linesOf(
      marketplace,
      en('platform that matches cleaners with households and takes a comission'),
      ru('маркетплейс аренды спецтехники, комиссия со сделки'),
    ),
  ]),
  ...ofAnyRevenue(
    linesOf(
      {
        ...young,
        en: words(
          'advert sponsor subscription member episode listener patreon merch affiliate event download campaign client order',
          `${english.running} $hosting edit production studio $staff | ${english.running} $hosting edit production studio $staff host`,
          '',
          `${notEnglish()} waiter`,
        ),
        price: null,
        revenue: 150_000,
      },
      en('podcast network living from ads, Stockholm', 'SE'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} разработк сайт внедрен поддержк команд`,
        `$programmer подрядчик | ${russian.running}`,
        '',
        `${notRussian()} официант`,
      ),
      price: null,
      revenue: 1_200_000,
    },
    ru('веб-студия из 12 разработчиков в Томске', 'RU', 12),
  ),
  ...ofAnyRevenue(
    linesOf(
      {
        ...alone,
        en: words(
          'advert sponsor subscription member view affiliate merch brand partner campaign course post integration client order',
          `${english.running} $hosting edit camera equipment $staff travel ingredient | ${english.running} edit camera equipment $staff travel ingredient`,
          '',
          'haircut patient room_night hectare livestock waiter',
        ),
        price: null,
        revenue: 60_000,
      },
      en('youtube channel about cooking'),
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} съёмк съемк фото студи фотосесси зал аренд брон`,
        `${russian.running} $staff | $rent`,
        '$equipment свет $fitout камер',
        notRussian(),
      ),
      price: [[8, 600]],
      revenue: 110_000,
    },
    ru('фотостудия с почасовой арендой'),
  ),
];
