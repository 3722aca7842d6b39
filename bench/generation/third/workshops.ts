// Lines of the third set about those who make things.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, small } from '../usual.ts';

export const thirdWorkshops: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} window door frame unit sale product item square`,
        `$materials wood timber glass profile | $staff carpenter joiner | $rent`,
        '$equipment',
        'haircut patient tuition room_night hectare livestock waiter',
      ),
      price: [[80, 9_000]],
      revenue: 700_000,
    },
    en('Tischlerei in Linz, 6 Mitarbeiter', 'AT', 6),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} памятник надгроб гранит гравиров установ`,
        `гранит камень $materials плит | $staff камнерез гравёр гравер мастер | $rent`,
        '$equipment станок станк',
        notRussian(),
      ),
      price: [[80, 4_000]],
      revenue: 350_000,
    },
    ru('изготовление памятников из гранита'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.shop} ceramic pottery mug bowl piece workshop class wholesale`,
        `clay glaze $materials $goods packag | ${english.running} shipping`,
        '',
        'haircut patient room_night hectare livestock waiter',
      ),
      price: [[10, 200]],
      revenue: 45_000,
    },
    en('I make ceramic mugs at home and sell them at markets in Galway', 'IE'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} печат футболк тираж принт мерч нанесен сувенир`,
        `футболк краск заготовк ткан $materials | ${russian.running} $staff печатник оператор`,
        '$equipment принтер пресс станок',
        notRussian(),
      ),
      price: [[3, 600]],
      revenue: 180_000,
    },
    ru('печать на футболках и кружках'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        'gin bottle spirit case tour tasting vodka litre wholesale',
        'grain bottle botanical $materials packag ingredient alcohol | $staff distiller | $utilities excise duty $rent $marketing tax licen',
        '$equipment still distill',
        'haircut patient tuition room_night livestock espresso',
      ),
      price: [[10, 90]],
      revenue: 450_000,
    },
    en('craft gin distillery in Cape Town, 12000 bottles a year', 'ZA', 12_000, 700_000),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'блок газоблок пеноблок шлакоблок кирпич куб штук продаж издели партия поддон заказ',
        `цемент песок $materials | $staff формовщик оператор | $rent $utilities`,
        '$equipment форм линия',
        notRussian(),
      ),
      price: [
        [30, 300],
        [0.3, 9],
      ],
      revenue: 450_000,
    },
    ru('цех по производству пеноблоков в Оше', 'KG'),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} part metal weld fabricat piece gate fence steel sale product machin`,
        `steel metal $materials | $staff welder fabricator | $rent`,
        '$equipment weld',
        'haircut patient tuition room_night hectare livestock waiter',
      ),
      price: null,
      revenue: 700_000,
    },
    en('metal fabrication and welding shop in Puebla, 6 welders', 'MX', 6),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'пельмен вареник полуфабрикат килограмм кг пачк упаковк продаж партия заказ',
        `мук мяс $materials упаковк | $staff лепщиц повар | ${russian.running}`,
        '$equipment пельмен камер холодил',
        `${notRussian()} официант`,
      ),
      price: [[2, 25]],
      revenue: 600_000,
    },
    ru('цех полуфабрикатов: пельмени и вареники, 300 кг в день', null, 300, 750_000),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} soap bar cream cosmetic bottle set wholesale`,
        `oil $materials $goods packag ingredient | ${english.running} $staff shipping`,
        '',
        `${notEnglish()} waiter`,
      ),
      price: [[3, 80]],
      revenue: 150_000,
    },
    en('olive oil soap made in Izmir for shops abroad', 'TR'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        'гранул пеллет тонн топливн брикет килограмм кг продаж мешк партия',
        `опилк щеп сырь $materials древесин | $staff оператор | $utilities`,
        '$equipment пресс гранулятор сушилк сушк линия',
        notRussian(),
      ),
      price: [
        [80, 700],
        [0.08, 0.9],
      ],
      revenue: 900_000,
    },
    ru('производство пеллет в Кирове', 'RU'),
  ),
];
