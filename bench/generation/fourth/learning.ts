// Lines of the fourth set about children and about teaching.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const lessonsEn = `lesson class enrol train seat course student pupil learner group tuition term place fee month individual ${english.service}`;
const lessonsRu = `урок занят курс ученик группа групп обучен студент слушател месяц мест индивидуальн набор детей дети ${russian.service}`;

const nursery: Trade = {
  en: words(
    `nursery child place enrol fee day month tuition parent full part funded hour session care`,
    `food meal snack lunch toy learning $goods $materials | ${wideEnglish.people} nursery educator | $rent $utilities | ${wideEnglish.running}`,
    `play toy ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish('tuition')} seedling shrub sapling`,
  ),
  ru: words(
    `детей дети детск ребен сад мест группа групп месяц пребыван абонемент день`,
    `питан продукт еда игруш пособи $goods $materials | ${wideRussian.people} воспитател няня | $rent $utilities | ${wideRussian.running}`,
    `игруш площадк игров ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('ученик')} саженц яблон рассад`,
  ),
  price: [
    [15, 160],
    [200, 2_800],
  ],
  revenue: 500_000,
  margin: [-10, 45],
  payroll: [8, 80],
};

const languages: Trade = {
  en: words(
    lessonsEn,
    `${wideEnglish.people} tutor | platform video software $hosting book textbook $materials | $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} software platform website content`,
    `${notEnglish('tuition')} salmon cruise`,
  ),
  ru: words(
    lessonsRu,
    `${wideRussian.people} учител | $rent | учебник пособи $materials $marketing ${wideRussian.running}`,
    `${wideRussian.kit} доск проектор учебн`,
    `${notRussian('ученик')} ресторан пошлин`,
  ),
  price: [
    [6, 130],
    [40, 4_000],
  ],
  revenue: 150_000,
  ...work,
};

const robots: Trade = {
  en: words(
    `${lessonsEn} kid child coding club camp workshop`,
    `${wideEnglish.people} mentor | $rent | kit software robot book $materials $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} robot kit tablet`,
    `${notEnglish('tuition')} nightclub cocktail bartender`,
  ),
  ru: words(
    `${lessonsRu} абонемент лагер мастер`,
    `${wideRussian.people} | $rent | набор конструктор лего $materials $marketing ${wideRussian.running}`,
    `${wideRussian.kit} набор конструктор робот планшет`,
    `${notRussian('ученик')} сварк конвейер`,
  ),
  price: [
    [6, 80],
    [40, 800],
    [800, 3_000],
  ],
  revenue: 85_000,
  ...work,
};

const driving: Trade = {
  en: words(
    `${lessonsEn} driv test theory practic intensive package`,
    `$fuel $vehicle | ${wideEnglish.people} | insur maintenance repair $vehicle ${wideEnglish.running}`,
    '$vehicle simulator dual $computer',
    `${notEnglish('tuition')} taxi freight`,
  ),
  ru: words(
    `${lessonsRu} вожден категори практик теори экзамен`,
    `$fuel $vehicle | ${wideRussian.people} | $rent | страхов ремонт обслуж $vehicle ${wideRussian.running}`,
    '$vehicle тренажер автодром $computer',
    `${notRussian('ученик')} такси фрахт`,
  ),
  price: [[15, 3_500]],
  revenue: 320_000,
  margin: [-10, 58],
  payroll: [5, 75],
};

const music: Trade = {
  en: words(
    `${lessonsEn} drum guitar music`,
    `${wideEnglish.people} tutor musician | $rent | instrument book $materials $marketing ${wideEnglish.running}`,
    `drum guitar amp sound ${wideEnglish.kit}`,
    `${notEnglish('tuition')} pawn`,
  ),
  ru: words(
    `${lessonsRu} вокал абонемент концерт`,
    `${wideRussian.people} вокал | $rent | инструмент нот аренд $materials $marketing ${wideRussian.running}`,
    `микрофон фортепиано пианино звук колонк акустик ${wideRussian.kit}`,
    `${notRussian('ученик')} кальян пассажир`,
  ),
  price: [
    [8, 120],
    [60, 1_000],
  ],
  revenue: 100_000,
  ...work,
};

const babySwimming: Trade = {
  en: words(
    `${lessonsEn} swim baby toddler`,
    `pool hire $rent lane | ${wideEnglish.people} swim | insur $marketing $materials ${wideEnglish.running}`,
    `${wideEnglish.kit} float swim pool $vehicle inventor`,
    `${notEnglish('tuition')} excavat concrete`,
  ),
  ru: words(
    `${lessonsRu} плаван грудн посещен абонемент`,
    `вод $utilities химия химреагент реагент $materials | ${wideRussian.people} | $rent | ${wideRussian.running}`,
    `бассейн фильтр ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('ученик')} котлован экскаватор`,
  ),
  price: [
    [8, 60],
    [60, 500],
  ],
  revenue: 160_000,
  ...work,
};

const softPlay: Trade = {
  en: words(
    `ticket entr admission visit child session party birthday cafe food play membership kid`,
    `food $goods party clean $materials $utilities maintenance | ${wideEnglish.people} | $rent | ${wideEnglish.running}`,
    `play structure frame slide ${wideEnglish.kit}`,
    `${notEnglish()} treadmill syllabus`,
  ),
  ru: words(
    `билет посещен час вход ребен детей дети праздник день_рожд абонемент игров аттракцион`,
    `$materials уборк $utilities праздник игруш $goods обслуж ремонт | ${wideRussian.people} аниматор | $rent | ${wideRussian.running}`,
    `игров лабиринт батут игруш горк ${wideRussian.kit}`,
    `${notRussian()} программист казино`,
  ),
  price: [[4, 900]],
  revenue: 400_000,
  margin: [-12, 50],
  payroll: [3, 58],
};

const recorded: Trade = {
  en: words(
    'course student enrol sale subscription member access workshop licen lesson learner kit bundle order',
    `platform $hosting video content product editing | $marketing affiliate | ${wideEnglish.running} ${wideEnglish.people}`,
    `camera studio record video ${wideEnglish.kit} content course`,
    `${notEnglish('tuition')} ladder plaster scaffold`,
  ),
  ru: words(
    `курс продаж доступ тариф подписк слушател ученик студент участник поток ${russian.service}`,
    `платформ $hosting съемк монтаж контент куратор | ${wideRussian.promo} | ${wideRussian.running} ${wideRussian.people}`,
    `камер студи съемк микрофон видео ${wideRussian.kit} сайт курс`,
    `${notRussian('ученик')} деклараци отчетност первичн`,
  ),
  price: [[10, 900]],
  revenue: 80_000,
  ...solo,
  margin: [-20, 88],
};

const tutoring: Trade = {
  en: words(
    `${lessonsEn} math tutor`,
    `${wideEnglish.people} tutor | $rent | book $materials print $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} desk board book`,
    `${notEnglish('tuition')} dormitor boarding`,
  ),
  ru: words(
    `${lessonsRu} подготовк математик егэ абонемент`,
    `${wideRussian.people} репетитор учител | $rent платформ пособи $materials | $marketing ${wideRussian.running}`,
    `${wideRussian.kit} доск парт`,
    `${notRussian('ученик')} общежит стипенд`,
  ),
  price: [
    [5, 80],
    [50, 700],
    [700, 5_000],
  ],
  revenue: 95_000,
  ...work,
};

const camp: Trade = {
  en: words(
    'camp child kid camper week session place fee tuition day enrol program registration',
    `food meal catering $goods | ${wideEnglish.people} counsel | $rent activit insur transport $utilities equip | ${wideEnglish.running}`,
    `cabin tent kitchen ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish('tuition')} caravan motorhome`,
  ),
  ru: words(
    'путевк смен лагер детей дети детск ребен мест день программ',
    `питан продукт еда $goods | ${wideRussian.people} вожат | $rent $utilities транспорт страхов | ${wideRussian.running}`,
    `домик корпус палатк столов ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian('ночлег')} охот алкогол`,
  ),
  price: [[30, 6_000]],
  revenue: 600_000,
  margin: [-12, 50],
  payroll: [3, 60],
  isSeasonal: true,
};

const school: Trade = {
  ru: words(
    `${lessonsRu} школ оплат взнос питан`,
    `${wideRussian.people} учител | питан учебник пособи $goods $materials | $rent $utilities | ${wideRussian.running}`,
    `${wideRussian.kit} ${wideRussian.yard} учебн класс`,
    `${notRussian('ученик')} вожден парикмахер`,
  ),
  price: [
    [200, 3_500],
    [3_500, 35_000],
  ],
  revenue: 1_500_000,
  margin: [-12, 48],
  payroll: [10, 80],
};

const forklifts: Trade = {
  en: words(
    `${lessonsEn} train certif forklift licen operator refresher candidate corporate delegate assessment company`,
    `${wideEnglish.people} assessor | ${wideEnglish.space} $fuel equip maintenance hire | ${wideEnglish.running} certif accredit $materials`,
    `forklift ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish('tuition')} storage_fee freight picking_fee`,
  ),
  price: [[40, 4_000]],
  revenue: 220_000,
  ...work,
};

export const fourthLearning: readonly ExpectedModel[] = [
  ...linesOf(
    nursery,
    en('nursery for 48 childern in Swindon', 'GB', 48, 620_000),
    ru('частный детский сад в Иркутске, 35 детей', 'RU', 35, 330_000),
  ),
  ...linesOf(
    languages,
    en('Norwegian lessons online for adults in small groups', null, null, 120_000),
    ru('школа китайского языка в Хабаровске, 120 учеников', 'RU', 120, 220_000),
  ),
  ...linesOf(
    robots,
    en('coding club for kids in Pune', 'IN'),
    ru('кружок робототехники и лего для детей 6-12 лет в Гомеле', 'BY'),
  ),
  ...linesOf(
    driving,
    en('driving school in Cardiff, 6 cars', 'GB', 6),
    ru('автошкола в Набережных Челнах, 5 машин', 'RU', 5, 260_000),
  ),
  ...linesOf(
    music,
    en('drum and guitar lessons above a shop in Hobart', 'AU'),
    ru('школа вокала для взрослых'),
  ),
  ...linesOf(
    babySwimming,
    en('baby swimming classes in hired pools, Stuttgart', 'DE'),
    ru('бассейн для грудничков в Ижевске', 'RU'),
  ),
  ...linesOf(
    softPlay,
    en('soft play centre in Hull, 700 m2', 'GB'),
    ru('детская игровая комната в торговом центре, 180 м2', null, null, 200_000),
  ),
  ...linesOf(
    recorded,
    en('watercolour painting course, recorded once and sold online'),
    ru('онлайн-курс по Excel для бухгалтеров'),
  ),
  ...linesOf(
    tutoring,
    en('maths tutoring centre in Nairobi, 50 pupils', 'KE', 50),
    ru('подготовка к ЕГЭ по математике, мини-группы, 60 учеников', null, 60),
  ),
  ...linesOf(
    camp,
    en('summer camp in Vermont, 90 kids per session', 'US', 90),
    ru('детский лагерь на Алтае, 120 детей за смену', 'RU', 120),
  ),
  ...linesOf(school, ru('частная школа на 150 учеников в Тюмени', 'RU', 150)),
  ...linesOf(forklifts, en('forklift training centre in Durban', 'ZA')),
];
