// Lines of the fourth set about making things.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian, small } from '../usual.ts';
import { solo, wideEnglish, wideRussian } from './wordings.ts';

const making = { margin: [-10, 50], payroll: [2, 65] } as const;
const soldEn = `${english.shop} unit piece wholesale export custom delivery install ${english.service}`;
const soldRu = `${russian.shop} штук единиц опт изготовлен производств партия доставк монтаж ${russian.service}`;

const kitchens: Trade = {
  en: words(
    `kitchen cabinet furniture wardrobe worktop fitting ${soldEn}`,
    `wood board timber hardware hinge $materials | ${wideEnglish.people} joiner | $rent $utilities | ${wideEnglish.moving} ${wideEnglish.running}`,
    `saw edge cnc ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} ingredient meal chef`,
  ),
  ru: words(
    `мебел кухн шкаф комплект ${soldRu}`,
    `лдсп плит фурнитур древес $materials | ${wideRussian.people} сборщик столяр | $rent $utilities | ${wideRussian.moving} ${wideRussian.running}`,
    `станок станк кромко ${wideRussian.kit}`,
    `${notRussian()} официант прораб`,
  ),
  price: null,
  revenue: 400_000,
  ...making,
};

const pottery: Trade = {
  en: words(
    `pottery ceramic class workshop course mug bowl plate tableware firing membership student ${soldEn}`,
    `clay glaze $materials | $utilities firing kiln gas $rent | ${wideEnglish.people} ${wideEnglish.running}`,
    `kiln wheel ${wideEnglish.kit}`,
    `${notEnglish('tuition')} waiter chef brick`,
  ),
  ru: words(
    `керамик керамич посуд тарелк блюд чашк мастер_класс обжиг комплект ${soldRu}`,
    `глин глазур $materials | ${wideRussian.people} керамист гончар | $rent $utilities обжиг | ${wideRussian.running}`,
    `печь печи гончар круг ${wideRussian.kit}`,
    `${notRussian('ученик')} официант кирпич банкет`,
  ),
  price: null,
  revenue: 90_000,
  ...solo,
};

const soap: Trade = {
  en: words(
    `soap bar set gift bath ${soldEn}`,
    `oil lye fragrance scent essential $materials | packag box postage shipping deliver label fee commission etsy $marketing ${wideEnglish.running}`,
    `mould mold mixer scale rack ${wideEnglish.kit}`,
    `${notEnglish()} launderette`,
  ),
  ru: words(
    `свеч набор подар ${soldRu}`,
    `воск фитил аромат отдушк $materials | упаковк короб тара доставк $marketing комисси ${wideRussian.running}`,
    `форм плавил весы стеллаж ${wideRussian.kit}`,
    `${notRussian()} зажиган автозапчаст церков`,
  ),
  price: [[3, 80]],
  revenue: 40_000,
  ...solo,
};

const sewing: Trade = {
  en: words(
    `swim bikini suit garment apparel collection clothing ${soldEn}`,
    `fabric textile lycra thread trim $materials $goods | ${wideEnglish.people} seamstress sewer tailor | packag shipping deliver $rent $utilities | $marketing photo ${wideEnglish.running}`,
    `sewing machine ${wideEnglish.kit}`,
    `${notEnglish()} pool lifeguard swimming_lesson`,
  ),
  ru: words(
    `спецодежд костюм комплект пошив одежд форм халат ${soldRu}`,
    `ткан фурнитур нит $materials | ${wideRussian.people} швея швеи раскройщик закройщик | $rent $utilities | ${wideRussian.running} ${wideRussian.moving}`,
    `швейн машин раскро оверлок ${wideRussian.kit}`,
    `${notRussian()} химчистк агроном`,
  ),
  price: [[5, 250]],
  revenue: 300_000,
  ...making,
};

const pallets: Trade = {
  en: words(
    `pallet repair ${soldEn}`,
    `timber lumber wood board nail $materials | ${wideEnglish.people} | $utilities $rent | ${wideEnglish.moving} ${wideEnglish.running}`,
    `saw nail forklift ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} storage_fee pallet_place freight_rate`,
  ),
  ru: words(
    `поддон паллет ${soldRu}`,
    `пиломатериал доск древес гвозд брус $materials | ${wideRussian.people} | $utilities $rent | ${wideRussian.moving} ${wideRussian.running}`,
    `станок линия погрузчик пил ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} паллетоместо ответственн_хранен душев`,
  ),
  price: [[3, 45]],
  revenue: 800_000,
  ...making,
};

const concrete: Trade = {
  en: words(
    `block concrete paver kerb brick ${soldEn}`,
    `cement sand aggregate gravel $materials | ${wideEnglish.people} | $utilities $fuel | ${wideEnglish.moving} ${wideEnglish.running}`,
    `block mixer press mould mold ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} apartment tenant tower`,
  ),
  ru: words(
    `плитк тротуарн бордюр м2 метр ${soldRu}`,
    `цемент песок песк щеб пигмент $materials | ${wideRussian.people} | $utilities $rent | ${wideRussian.moving} ${wideRussian.running}`,
    `вибропресс бетоносмес форм линия ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} сануз керамогранит шоколад`,
  ),
  price: null,
  revenue: 500_000,
  ...making,
};

const metal: Trade = {
  en: words(
    `machin part component cnc turning milling hour batch ${soldEn}`,
    `steel metal aluminium aluminum tool cutting $materials | ${wideEnglish.people} machinist | $rent $utilities | maintenance ${wideEnglish.running}`,
    `cnc machine lathe mill ${wideEnglish.kit}`,
    `${notEnglish()} flour bedroom`,
  ),
  ru: words(
    `детал обработк токарн фрезер нормо час ${soldRu}`,
    `металл сталь прокат заготов инструмент фрез резц $materials | ${wideRussian.people} токар фрезеровщик наладчик | $rent $utilities | обслуж ${wideRussian.running}`,
    `станок станк чпу ${wideRussian.kit}`,
    `${notRussian()} мельниц автомойк зубн`,
  ),
  price: null,
  revenue: 700_000,
  ...making,
};

const sauce: Trade = {
  en: words(
    `sauce bottle jar case chilli ${soldEn}`,
    `pepper chilli vinegar ingredient bottle packag label $materials ${english.food} | ${wideEnglish.people} kitchen $rent copack contract | $marketing sampl tasting deliver shipping ${wideEnglish.running}`,
    `kettle fill bottl kitchen ${wideEnglish.kit} $vehicle`,
    `${notEnglish()} waiter dining_table`,
  ),
  price: [
    [2, 16],
    [16, 150],
  ],
  revenue: 130_000,
  ...small,
};

const cheese: Trade = {
  ru: words(
    `сыр творог сыворот сулугун кг килограмм голов молоч ${soldRu}`,
    `молок закваск сычуж фермент сырь $materials | ${wideRussian.people} сыровар технолог | $utilities $rent | упаковк ${wideRussian.moving} ${wideRussian.running}`,
    `сыровар пастериз камер ванн холодил ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('гектар', 'доярк')} комбайн солод`,
  ),
  price: [
    [6, 60],
    [6_000, 60_000],
  ],
  revenue: 420_000,
  ...making,
};

const windows: Trade = {
  en: words(
    `window door aluminium facade m2 square ${soldEn}`,
    `profile aluminium glass hardware $materials | ${wideEnglish.people} installer fitter | $rent $utilities | ${wideEnglish.moving} ${wideEnglish.running}`,
    `saw machin ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} window_clean squeegee doorman`,
  ),
  ru: words(
    `окон окна балкон остеклен м2 метр ${soldRu}`,
    `профил стекл стеклопакет фурнитур $materials | ${wideRussian.people} монтажник замерщик | $rent $utilities | ${wideRussian.moving} ${wideRussian.running}`,
    `станок станк сварочн линия ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} альпинист мойк_окон пластиков_карт`,
  ),
  price: null,
  revenue: 500_000,
  ...making,
};

const gold: Trade = {
  en: words(
    `jewel ring gold necklace bespoke custom repair piece ${soldEn}`,
    `gold silver metal stone $materials | ${wideEnglish.people} goldsmith | $rent $utilities | insur security ${wideEnglish.running}`,
    `bench laser tool ${wideEnglish.kit}`,
    `${notEnglish()} pawn excavat bullion`,
  ),
  price: null,
  revenue: 250_000,
  ...solo,
};

const printing: Trade = {
  en: words(
    `print part prototype model hour ${soldEn}`,
    `filament resin plastic $materials | ${wideEnglish.people} | $utilities electric maintenance $rent | ${wideEnglish.running}`,
    `printer ${wideEnglish.kit}`,
    `${notEnglish()} newspaper brochure leaflet`,
  ),
  ru: words(
    `печат тираж визитк буклет листов полиграф баннер каталог ${soldRu}`,
    `бумаг краск тонер картон $materials | ${wideRussian.people} печатник дизайнер | $rent $utilities | обслуж ремонт ${wideRussian.running}`,
    `печатн принтер резак ${wideRussian.kit}`,
    `${notRussian()} филамент роялти`,
  ),
  price: null,
  revenue: 200_000,
  ...making,
};

const granola: Trade = {
  ru: words(
    `гранол завтрак мюсли хлопь тонн кг килограмм упаковк пачк марк стм ${soldRu}`,
    `овс хлопь орех мед мёд сухофрукт ингредиент упаковк $materials | ${wideRussian.people} технолог | $rent $utilities | ${wideRussian.moving} ${wideRussian.running}`,
    `линия печь печи фасов миксер ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian()} горнич официант`,
  ),
  price: null,
  revenue: 500_000,
  ...making,
};

export const fourthWorkshops: readonly ExpectedModel[] = [
  ...linesOf(
    kitchens,
    en('fitted kitchens made to measure in Malaga, 5 joiners', 'ES', 5),
    ru('мебель на заказ, цех в Пензе, 8 человек', 'RU'),
  ),
  ...linesOf(
    pottery,
    en('pottery studio with classes in Oaxaca', 'MX'),
    ru('керамическая мастерская, посуда для ресторанов'),
  ),
  ...linesOf(soap, en('handmade soap sold on Etsy'), ru('свечи ручной работы, продаю в соцсетях')),
  ...linesOf(
    sewing,
    en('swimwear label sewn in our own workshop in Bali', 'ID'),
    ru('швейный цех спецодежды на 20 машинок в Иванове', 'RU', 20, 600_000),
  ),
  ...linesOf(
    pallets,
    en('wooden pallet maker in Quebec, 6,000 pallets a month', 'CA', 6000, 850_000, 72_000),
    ru('производство деревянных поддонов, 8000 штук в месяц', null, 8000, 750_000, 96_000),
  ),
  ...linesOf(
    concrete,
    en('concrete block factory in Kumasi', 'GH'),
    ru('тротуарная плитка, 3000 м2 в месяц', null, 3000, 650_000, 36_000),
  ),
  ...linesOf(
    metal,
    en('CNC machining shop with 5 machines near Stuttgart', 'DE', 5),
    ru('токарно-фрезерный цех, 6 станков с ЧПУ, Челябинск', 'RU', 6),
  ),
  ...linesOf(sauce, en('small batch hot sauce for shops and delis')),
  ...linesOf(
    cheese,
    ru(
      ...(['сыроварня в Адыгее, 500 литров молока в день', 'RU', 500, null] as const),
      ...[50, 1500, 15_000, 10_500, 11_000, 13_000, 182_500, 0.5, 1.5],
    ),
  ),
  ...linesOf(
    windows,
    en('aluminium windows and doors workshop in Casablanca', 'MA'),
    ru('производство и установка пластиковых окон'),
  ),
  ...ofAnyRevenue(linesOf(gold, en('laboratorio di oreficeria ad Arezzo', 'IT'))),
  ...linesOf(
    printing,
    en('3D printing service with 20 printers', null, 20, 180_000),
    ru('небольшая типография в Витебске', 'BY', null, 300_000),
  ),
  ...linesOf(
    granola,
    ru(
      ...([
        'Открываем второй цех: сухие завтраки и гранола для торговых сетей. Сейчас 4 тонны в месяц, через год нужно 10. Фасуем под чужой маркой.',
        ...([null, 4, 450_000, 10, 4000, 10_000, 48, 120, 48_000, 120_000] as const),
      ] as const),
    ),
  ),
];
