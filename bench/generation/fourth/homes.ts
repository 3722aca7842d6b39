// Lines of the fourth set about repairs and cleaning.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const appliances: Trade = {
  en: words(
    `repair washing appliance call_out callout diagnos part install fault ${english.service}`,
    `part spare $materials | ${wideEnglish.people} | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `van tool $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} launderette wash_cycle`,
  ),
  ru: words(
    `ремонт холодил диагност запчаст заправк ${russian.service}`,
    `запчаст фреон хладагент компрессор $materials | ${wideRussian.people} | ${wideRussian.moving} | ${wideRussian.running}`,
    `инструмент $vehicle ${wideRussian.kit}`,
    `${notRussian()} холодильн_склад мороженое`,
  ),
  price: [[20, 400]],
  revenue: 130_000,
  ...work,
};

const shoes: Trade = {
  en: words(
    `shoe heel sole repair key cut watch batter ${english.service} ${english.shop}`,
    `leather sole key blank $goods $materials | $rent pitch kiosk | ${wideEnglish.running} ${wideEnglish.people}`,
    `machine kiosk ${wideEnglish.kit}`,
    `${notEnglish()} locker bedroom`,
  ),
  ru: words(
    `обув ключ набойк ремонт изготовлен заточк ${russian.service}`,
    `кож набойк клей заготов болванк $materials $goods | $rent киоск мест | ${wideRussian.running} ${wideRussian.people}`,
    `станок киоск ${wideRussian.kit}`,
    `${notRussian()} фабрик горнич`,
  ),
  price: [[2, 80]],
  revenue: 70_000,
  ...solo,
};

const bicycles: Trade = {
  en: words(
    `repair bike bicycle tune servic part tyre call_out fleet accessor ${english.service}`,
    `part spare $materials $goods | ${wideEnglish.moving} | ${wideEnglish.running} ${wideEnglish.people}`,
    `van tool stand $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} bike_rental bike_hire courier sightsee`,
  ),
  ru: words(
    `ремонт вело обслужив запчаст хранен сезон ${russian.service}`,
    `запчаст смазк $materials | $rent | ${wideRussian.people} | ${wideRussian.running}`,
    `инструмент стенд стойк ${wideRussian.kit}`,
    `${notRussian()} велопрокат экскурс мотоцикл`,
  ),
  price: [[8, 250]],
  revenue: 90_000,
  ...solo,
};

const carBodies: Trade = {
  en: words(
    `body paint repair dent panel insur collision bay hour labour labor job vehicle car ${english.service}`,
    `paint panel part filler $materials | ${wideEnglish.people} painter | $rent $utilities | ${wideEnglish.running}`,
    `booth lift spray ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish()} massage fitness`,
  ),
  ru: words(
    `кузов покраск окраск ремонт деталь детал нормо полировк рихтов страхов ${russian.service}`,
    `краск лак материал шпатл запчаст $materials | ${wideRussian.people} маляр | $rent $utilities | ${wideRussian.running}`,
    `камер подъемник стапел ${wideRussian.kit}`,
    `${notRussian()} массаж фитнес`,
  ),
  price: [[15, 3_500]],
  revenue: 400_000,
  ...work,
};

const tyres: Trade = {
  ru: words(
    `шин колес колёс балансиров хранен переобув ремонт прокол комплект ${russian.service}`,
    `груз заплат расход латк вентил $materials шин | ${wideRussian.people} шиномонтаж | $rent $utilities | ${wideRussian.running}`,
    `станок балансир домкрат компрессор подъемник ${wideRussian.kit}`,
    `${notRussian()} грузоперевоз фрахт такси`,
  ),
  price: [[4, 120]],
  revenue: 120_000,
  ...work,
  isSeasonal: true,
};

const windows: Trade = {
  en: words(
    `window clean gutter round home house property conservator fascia ${english.service}`,
    `${wideEnglish.people} cleaner | ${wideEnglish.moving} water pole cloth detergent $materials | ${wideEnglish.running}`,
    `van ladder pole water $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} glazing double_glaz window_frame`,
  ),
  ru: words(
    `мойк окон фасад альпин высотн стекл м2 метр ${russian.service}`,
    `${wideRussian.people} альпинист | снаряж верев верёв моющ хими $materials ${wideRussian.moving} | ${wideRussian.running}`,
    `снаряж верев верёв мойк $vehicle ${wideRussian.kit}`,
    `${notRussian()} стеклопакет подоконник скалодром автомойк`,
  ),
  price: null,
  revenue: 90_000,
  ...work,
};

const cleaning: Trade = {
  en: words(
    `clean office contract hour site square m2 building month deep ${english.service}`,
    `${wideEnglish.people} cleaner agent | clean product detergent chemical consumable $materials | ${wideEnglish.moving} insur ${wideEnglish.running}`,
    `clean vacuum $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} notary stationery_sale`,
  ),
  ru: words(
    `уборк клининг квартир мойк окон м2 метр генеральн химчистк ${russian.service}`,
    `${wideRussian.people} клинер уборщ | моющ хими средств инвентар $materials | ${wideRussian.moving} ${wideRussian.running}`,
    `пылесос парогенератор $vehicle ${wideRussian.kit}`,
    `${notRussian()} обои штукатур автомойк`,
  ),
  price: null,
  revenue: 250_000,
  ...work,
};

const launderette: Trade = {
  en: words(
    `wash dry cycle load machine laundr self service_wash detergent visit ironing`,
    `$utilities detergent soap $materials | $rent | maintenance repair insur clean ${wideEnglish.people} ${wideEnglish.running}`,
    `wash dryer machine ${wideEnglish.kit}`,
    `${notEnglish()} call_out car_wash`,
  ),
  ru: words(
    `стирк сушк цикл загрузк машин прачечн самообслуж порошок посещен`,
    `$utilities порош химия средств $materials | $rent | ремонт обслуж ${wideRussian.people} ${wideRussian.running}`,
    `стирал сушил машин ${wideRussian.kit}`,
    `${notRussian()} койк проживан автомойк`,
  ),
  price: [[1.5, 25]],
  revenue: 120_000,
  margin: [-10, 62],
  payroll: [0, 50],
  isGrowing: false,
};

const pests: Trade = {
  en: words(
    `pest treatment fumigat rodent termit cockroach inspect home commercial ${english.service}`,
    `chemical pestic bait poison protective $materials | ${wideEnglish.people} | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `sprayer van $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} harvest crop_yield`,
  ),
  ru: words(
    `дезинсекц дератизац дезинфек обработк объект площад м2 ${russian.service}`,
    `препарат хими приманк средств $materials | ${wideRussian.people} дезинфектор | ${wideRussian.moving} | ${wideRussian.running}`,
    `генератор опрыскив $vehicle ${wideRussian.kit}`,
    `${notRussian()} урожа паллет официант`,
  ),
  price: [
    [15, 500],
    [500, 2_000],
  ],
  revenue: 170_000,
  ...work,
};

const locks: Trade = {
  en: words(
    `lock emergency call_out callout key door open install replace cylinder ${english.service}`,
    `lock cylinder key part $goods $materials | ${wideEnglish.people} | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `van tool key $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} canal bedroom`,
  ),
  price: [[20, 400]],
  revenue: 90_000,
  ...solo,
};

const oldOil: Trade = {
  ru: words(
    `масл биотоплив тонн литр сбор сырь утилиз вывоз продаж`,
    `закуп сырь масл сбор $materials $goods ${wideRussian.moving} | ${wideRussian.people} | ${wideRussian.moving} | $rent $utilities ${wideRussian.running}`,
    `фильтр емкост ёмкост цистерн бочк ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} официант диагностик_авто подсолнечник`,
  ),
  price: null,
  revenue: 250_000,
  margin: [-15, 55],
  payroll: [3, 55],
};

export const fourthHomes: readonly ExpectedModel[] = [
  ...linesOf(
    appliances,
    en('washing machine repairs at customers homes in Antwerp', 'BE'),
    ru('ремонт холодильников на дому, 3 мастера', null, 3),
  ),
  ...linesOf(
    shoes,
    en('shoe repair and key cutting kiosk'),
    ru('ремонт обуви и изготовление ключей в Ельце', 'RU', null, 50_000),
  ),
  ...linesOf(bicycles, en('mobile bicycle repair van in Aarhus', 'DK'), ru('веломастерская без магазина')),
  ...linesOf(
    carBodies,
    en('car body repair shop in Braga with 4 bays', 'PT', 4, 450_000),
    ru('кузовной ремонт и покраска, 3 поста, Ярославль', 'RU', 3, 330_000),
  ),
  ...linesOf(tyres, ru('шиномантаж на 2 поста в Омске', 'RU', 2)),
  ...linesOf({ ...windows, ...solo }, en('window cleaning round in Exeter', 'GB', null, 70_000)),
  ...linesOf(windows, ru('мойка окон и фасадов промышленными альпинистами', null, null, 150_000)),
  ...linesOf(
    cleaning,
    en('nettoyage de bureaux à Toulouse, 12 agents', 'FR', 12, 480_000),
    ru('уборка квартир после ремонта в Алматы, 6 клинеров', 'KZ', 6, 190_000),
  ),
  ...linesOf(
    launderette,
    en('launderette with 14 washing machines in Glasgow', 'GB', 14, 140_000),
    ru('прачечная самообслуживания на 10 машин у общежития', null, 10, 90_000),
  ),
  ...linesOf(
    pests,
    en('pest control in Lagos', 'NG'),
    ru('дезинсекция и дератизация для кафе и складов в Волгограде', 'RU'),
  ),
  ...linesOf(locks, en('emergency locksmith, day and night, Bucharest', 'RO')),
  ...ofAnyRevenue(
    linesOf(
      oldOil,
      ru(
        'Собираем отработанное масло у кафе и автосервисов, чистим и продаём на биотопливо. Две машины, склад в Ростове-на-Дону, 40 тонн в месяц.',
        ...(['RU', 40, null, 40_000, 480, 480_000] as const),
      ),
    ),
  ),
];
