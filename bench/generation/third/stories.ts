// Lines of the third set that are told at length, or join several businesses, or are typed to break something.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian, serving, small } from '../usual.ts';

export const thirdStories: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.eating} пицц | бар пив напит алкогол вин коктейл`,
        `${russian.food} сыр мук | $staff повар бармен официант | $rent`,
        '$equipment печ печь кухн',
        `${notRussian()} курьер`,
      ),
      price: [[3, 90]],
      revenue: 750_000,
    },
    ru(
      'Мы с братом нашли помещение на первом этаже жилого дома в Ярославле. Хотим открыть пиццерию с дровяной печью и баром на 50 мест. Своей доставки не будет. Повара уже есть, нужны официанты. Свои деньги есть, остальное возьмём в кредит.',
      'RU',
      50,
    ),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} repair bike bicycle part | rent rental hire day tour`,
        `part $goods $materials | $staff mechanic | $rent`,
        '$equipment bike bicycle $fitout',
        notEnglish(),
      ),
      price: [[5, 400]],
      revenue: 300_000,
    },
    en(
      'I run a bike workshop in Bled and this summer I will start renting bikes as well. I have one mechanic and will buy 40 bikes for rent. We do not sell new bikes. In winter only the workshop is open. I want to see whether the loan can be paid back in four years.',
      'SI',
      40,
    ),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} стриж окраш причёск прическ парикмахер | ${russian.service} маникюр педикюр ногт`,
        `$materials косметик красител лак | $staff парикмахер мастер | $rent`,
        '$equipment кресл $fitout',
        'пациент ученик ночлег гектар доярк',
      ),
      price: [[8, 150]],
      revenue: 300_000,
    },
    ru('парикмахерская и маникюр в одном помещении, 5 мастеров, Атырау', 'KZ', 5),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} plant flower seedling tree pot | ${english.eating} coffee cake cafe drink`,
        `$goods plant food coffee | $staff barista gardener | $rent $building mortgage $utilities`,
        '$equipment $fitout greenhouse',
        'haircut patient tuition room_night livestock',
      ),
      price: [[2, 150]],
      revenue: 700_000,
    },
    en('garden centre with a cafe in Christchurch', 'NZ'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.eating} sandwich bagel coffee drink`,
        `${english.food} bread | $staff | $rent`,
        '$equipment kitchen $fitout',
        notEnglish(),
      ),
      price: [[3, 40]],
      revenue: 450_000,
    },
    en("sandwich shop in Toronto'); DROP TABLE models;--", 'CA'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} photo wedding shoot portrait album print`,
        `${english.running} $equipment edit travel $staff $fuel | ${english.running} edit travel $staff $fuel print album`,
        '',
        notEnglish(),
      ),
      margin: [-5, 78],
      payroll: [0, 85],
      price: [[80, 6_000]],
      revenue: 75_000,
    },
    en(
      'I quit my job at a bank last month. I will photograph weddings around Rotterdam, about 25 a year, and a few portraits in winter. I work from home and have no employees. I already own two cameras.',
      'NL',
      25,
    ),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} рыб морепродукт икр килограмм кг`,
        `$goods рыб | $staff продавец | $rent`,
        '$equipment $fitout холодил витрин лар',
        `${notRussian()} официант`,
      ),
      price: [[5, 90]],
      revenue: 450_000,
    },
    ru('ХОЧУ  ОТКРЫТЬ   МАГАЗИН  РЫБЫ   В МУРМАНСКЕ????', 'RU'),
  ),
];
