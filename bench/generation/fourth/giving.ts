// Lines of the fourth set about social enterprises.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

/** Lives from sales, fees and gifts alike, and need not earn a profit. */
const social = { margin: [-60, 45], payroll: [0, 95] } as const;
const givenEn = 'donation grant sponsor gift fundrais member subsid contribution';
const givenRu = 'пожертвован грант донат субсиди спонсор сбор взнос помощ средств';

const bakery: Trade = {
  en: words(
    `bread cake bak pastr loaf train ${givenEn} ${english.eating}`,
    `flour $materials ${english.food} | ${wideEnglish.people} baker trainee | $rent $utilities | ${wideEnglish.running}`,
    `oven mixer ${wideEnglish.kit}`,
    `${notEnglish()} bailiff inmate_meal`,
  ),
  price: null,
  revenue: 280_000,
  ...social,
};

const cheapFood: Trade = {
  en: words(
    `grocer food member ${givenEn} ${english.shop}`,
    `food product surplus $goods | ${wideEnglish.people} volunteer | $rent $vehicle $fuel $utilities | ${wideEnglish.running}`,
    `shelv fridge cold rack till ${wideEnglish.kit} $vehicle`,
    `${notEnglish()} follower influencer ad_revenue`,
  ),
  price: null,
  revenue: 500_000,
  ...social,
};

const toys: Trade = {
  en: words(
    `member loan borrow rental toy subscription workshop event animation ${givenEn} ${english.service}`,
    `toy game purchas repair $goods $materials | ${wideEnglish.people} volunteer | $rent ${wideEnglish.running}`,
    `toy game shelv ${wideEnglish.kit}`,
    `${notEnglish()} injection_mould plush_factory daycare_fee`,
  ),
  price: null,
  revenue: 60_000,
  ...social,
};

const spokes: Trade = {
  en: words(
    `bicycle bike repair sale part course training rental workshop ${givenEn} ${english.service}`,
    `part spare tool $goods $materials | ${wideEnglish.people} mechanic volunteer | $rent ${wideEnglish.running}`,
    `tool stand bike ${wideEnglish.kit}`,
    `${notEnglish()} visa_fee motorcycl courier_fare`,
  ),
  price: null,
  revenue: 100_000,
  ...social,
};

const shelter: Trade = {
  ru: words(
    `${givenRu} пристро передержк опек`,
    `корм еда питан $goods | ветеринар лечен вакцин стерилиз лекарств препарат | ${wideRussian.people} волонтер | $rent $utilities ${wideRussian.running}`,
    `вольер будк клетк ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian('стриж')} завтрак щенки_породист дрессировоч`,
  ),
  price: null,
  revenue: 80_000,
  ...social,
};

const workshops: Trade = {
  ru: words(
    `сувенир керамик изделие изделий мастер_класс подар ${givenRu} ${russian.shop} ${russian.service}`,
    `глин глазур $materials | ${wideRussian.people} мастер сопровожд тьютор | $rent $utilities ${wideRussian.running}`,
    `печь печи гончар ${wideRussian.kit}`,
    `${notRussian('ученик')} автосервис запчаст_автом кирпич`,
  ),
  price: null,
  revenue: 90_000,
  ...social,
};

const kindShop: Trade = {
  ru: words(
    `одежд вещ ${givenRu} ${russian.shop}`,
    `сортиров вещ сбор $fuel $vehicle обработк стирк $goods ${wideRussian.running} | ${wideRussian.people} продавец продавц волонтер | $rent | ${wideRussian.running}`,
    `вешал стеллаж касс контейнер ${wideRussian.kit}`,
    `${notRussian()} швея койк`,
  ),
  price: null,
  revenue: 130_000,
  margin: [-30, 65],
  payroll: [0, 75],
};

const helping: Trade = {
  ru: words(
    `занят дети детей консультац диагност абонемент курс коррекц терапи прием приём ${givenRu} ${russian.service}`,
    `${wideRussian.people} дефектолог логопед психолог | $rent | пособи игр $materials ${wideRussian.running}`,
    `игр сенсор развива ${wideRussian.kit}`,
    `${notRussian('ученик', 'пациент')} саженц казино`,
  ),
  price: null,
  revenue: 200_000,
  ...social,
};

export const fourthGiving: readonly ExpectedModel[] = [
  ...linesOf(bakery, en('bakery in Belfast that trains young people leaving prison', 'GB')),
  ...ofAnyRevenue([
    ...linesOf(cheapFood, en('social supermarket in Vienna for people on low incomes', 'AT')),
    ...linesOf(toys, en('ludothèque associative à Lyon', 'FR')),
    ...linesOf(spokes, en('community bicycle workshop run with refugees in Athens', 'GR')),
    ...linesOf(shelter, ru('приют для бездомных собак, живём на пожертвования')),
    ...linesOf(workshops, ru('инклюзивные мастерские для молодёжи с инвалидностью, керамика и сувениры')),
    ...linesOf(kindShop, ru('благотворительный магазин одежды, прибыль отдаём хоспису')),
    ...linesOf(helping, ru('центр помощи детям с аутизмом в Воронеже, часть мест бесплатно', 'RU')),
  ]),
];
