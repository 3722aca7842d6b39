// Lines of the third set about beauty, health and pets.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notRussian, russian, serving, small } from '../usual.ts';

export const thirdCare: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} nail manicure pedicure treatment appointment gel`,
        `$materials polish product gel $goods | $staff technician nail | $rent`,
        '$equipment table chair $fitout',
        'haircut patient tuition room_night hectare livestock',
      ),
      price: [[12, 130]],
      revenue: 330_000,
    },
    en('nail bar with 6 tables in Cape Town', 'ZA', 6),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} ресниц наращив процедур ламинир`,
        `$materials клей инструмент косметик | ${russian.running} обучен`,
        '',
        notRussian(),
      ),
      price: [[15, 150]],
      revenue: 45_000,
    },
    ru('наращивание ресниц на дому, только я'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} стриж окраш маникюр посещен чек гост процедур кресл красот`,
        `$materials косметик красител | $staff парикмахер стилист | $rent`,
        '$equipment кресл $fitout',
        'пациент ученик ночлег гектар доярк',
      ),
      price: [[12, 180]],
      revenue: 600_000,
    },
    ru('салон красоты на 8 рабочих мест в Краснодаре', 'RU', 8),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} tattoo piercing appointment artist design`,
        `$materials ink needle $goods | $staff artist tattoo | $rent`,
        '$equipment chair bed $fitout',
        'haircut patient tuition room_night hectare livestock',
      ),
      price: [[40, 1_000]],
      revenue: 400_000,
    },
    en('tattoo studio in Tallinn, 4 artists', 'EE', 4),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} hair cut colour color style appointment blow`,
        `$materials product $goods colour | $staff stylist hairdresser | $rent`,
        '$equipment chair $fitout',
        'patient tuition room_night hectare livestock',
      ),
      price: [[10, 160]],
      revenue: 300_000,
    },
    en('kadın kuaförü Ankara', 'TR'),
    en('curly hair salon in Accra', 'GH'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} процедур приём прием косметолог инъекц пациент чек посещен лазер`,
        `$materials препарат косметик | $staff врач косметолог | $rent`,
        '$equipment $fitout',
        'ученик ночлег гектар доярк урожай',
      ),
      price: [[25, 700]],
      revenue: 900_000,
    },
    ru('клиника косметологии в Алматы', 'KZ'),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} консультац сессия сесси приём прием терапи встреч`,
        `${russian.running} $staff обучен супервиз | ${russian.running} $staff обучен супервиз`,
        '',
        'стриж ночлег гектар доярк станок',
      ),
      price: [[15, 180]],
      revenue: 50_000,
    },
    ru('детский психолог, консультирую онлайн'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} treatment acupunct appointment patient therapy`,
        `${english.running} $staff $materials needle | ${english.running} $staff $materials needle`,
        '',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[35, 250]],
      revenue: 120_000,
    },
    en('acupuncture practice in Bern', 'CH'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} treatment patient appointment dental implant filling chair`,
        `$materials laborator lab dental | $staff dentist nurse hygienist | $rent`,
        '$equipment chair $fitout dental',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[40, 2_500]],
      revenue: 2_200_000,
    },
    en('dental clinic in Cluj-Napoca, 5 chairs', 'RO', 5),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        'прожив постоял уход мест койк пансион пожил клиент гост сутк месяц услуг',
        `$staff сиделк медсестр повар | питан продукт $materials медикамент | $rent $utilities`,
        '',
        'стриж ученик гектар доярк завтрак',
      ),
      price: [
        [15, 200],
        [500, 5_000],
      ],
      revenue: 750_000,
    },
    ru('пансионат для пожилых на 30 мест', null, 30),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} лекарств аптек препарат рецепт`,
        `$goods лекарств | $staff фармацевт провизор | $rent $utilities`,
        '$equipment $fitout витрин',
        'стриж ученик ночлег гектар доярк',
      ),
      price: [[4, 60]],
      revenue: 800_000,
    },
    ru('аптека в посёлке'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} hearing aid device fitting test batter appointment patient`,
        `$goods device hearing batter | $staff audiolog acoustic | $rent`,
        '$equipment $fitout',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[40, 6_000]],
      revenue: 600_000,
    },
    en('hearing aids shop'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} массаж сеанс процедур посещен гост чек`,
        `$materials масл простын косметик | $staff массажист | $rent`,
        '$equipment стол кушетк $fitout',
        notRussian(),
      ),
      price: [[15, 180]],
      revenue: 350_000,
    },
    ru('массажный салон, 4 кабинета', null, 4),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        'dog night stay board day daycare guest pet kennel place booking customer',
        `food $materials bedding $utilities dog | $staff carer kennel keeper`,
        '$building $equipment kennel $fitout',
        'haircut patient tuition hectare minibar',
      ),
      price: [[15, 120]],
      revenue: 450_000,
    },
    en('dog hotel with 40 kennels near Munich', 'DE', 40),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        'сутк кошк передержк день дней питом животн клиент заказ услуг прожив бронирован',
        `корм наполнит $materials ${russian.running} | корм наполнит $materials ${russian.running}`,
        '',
        'стриж пациент ученик гектар доярк завтрак',
      ),
      price: [[4, 50]],
      revenue: 22_000,
    },
    ru('передержка кошек у себя дома'),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} приём прием вызов осмотр вакцин лечен животн ветеринар пациент`,
        `$materials лекарств препарат медикамент | ${russian.running} $fuel $vehicle $staff`,
        '',
        'ученик ночлег гектар урожай школьн',
      ),
      price: [[15, 200]],
      revenue: 100_000,
    },
    ru('ветеринар на выезд'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} food dog meal pack kilo box subscription raw bag`,
        `meat ingredient $materials $goods packag | ${english.running} $staff deliver shipping courier`,
        '$equipment freezer kitchen',
        'haircut patient tuition room_night hectare waiter',
      ),
      price: [[3, 150]],
      revenue: 250_000,
    },
    en('raw dog food made in our kitchen and sold online'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} fish aquarium tank maintenance service plant`,
        `$goods fish | ${english.running} $staff`,
        '$equipment tank $fitout $vehicle aquarium',
        'haircut patient tuition room_night hectare waiter',
      ),
      price: null,
      revenue: 250_000,
    },
    en('aquarium shop and aquarium maintenance in Kuala Lumpur', 'MY'),
  ),
];
