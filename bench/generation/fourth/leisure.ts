// Lines of the fourth set about sport and going out.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const venue = { margin: [-15, 70], payroll: [0, 65], isGrowing: false } as const;
const goersEn = `ticket entr visit admission session hour member pass subscription lesson class book group ${english.service}`;
const goersRu = `билет посещен вход час абонемент занят членств тренировк бронирован групп разов карт ${russian.service}`;
const venueCostEn = `${wideEnglish.people} | ${wideEnglish.space} | $utilities maintenance insur clean ${wideEnglish.running}`;
const venueCostRu = `${wideRussian.people} | ${wideRussian.space} | $utilities ремонт уборк страхов ${wideRussian.running}`;

const quests: Trade = {
  en: words(
    `escape game team player room party event ${goersEn}`,
    `${wideEnglish.people} game host | $rent | $marketing $utilities maintenance prop ${wideEnglish.running}`,
    `set decor room prop game ${wideEnglish.kit}`,
    `${notEnglish()} breakfast housekeep overnight`,
  ),
  ru: words(
    `игр квест команд сеанс праздник участник ${goersRu}`,
    `${wideRussian.people} актер актёр аниматор | $rent | $marketing реквизит ${wideRussian.running}`,
    `декорац реквизит квест ${wideRussian.kit}`,
    `${notRussian()} завтрак горничн казино`,
  ),
  price: [[6, 250]],
  revenue: 150_000,
  ...venue,
};

const climbing: Trade = {
  en: words(
    `climb boulder shoe cafe course ${goersEn}`,
    venueCostEn,
    `wall hold mat climb ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish('tuition')} quarry gravel rope_access`,
  ),
  ru: words(
    `скалолаз скалодром прокат тренер детск ${goersRu}`,
    venueCostRu,
    `стен зацеп мат скалодром ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('ученик')} карьер щеб фасад`,
  ),
  price: [
    [4, 60],
    [60, 1_000],
  ],
  revenue: 400_000,
  ...venue,
};

const padel: Trade = {
  en: words(
    `padel court racket rent coach tournament ${goersEn}`,
    venueCostEn,
    `court padel ${wideEnglish.kit} ${wideEnglish.yard}`,
    `${notEnglish('tuition')} lawsuit attorney judge`,
  ),
  ru: words(
    `корт падел аренд турнир тренер ракет ${goersRu}`,
    venueCostRu,
    `корт падел ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('ученик')} истец кортеж`,
  ),
  price: [
    [4, 110],
    [110, 1_500],
  ],
  revenue: 400_000,
  ...venue,
};

const skis: Trade = {
  en: words(
    `ski rental hire sledge sled snowboard set day boot helmet repair lesson ${goersEn}`,
    `${wideEnglish.people} | ${wideEnglish.space} | repair maintenance wax insur $marketing ${wideEnglish.running}`,
    `ski sled board boot rental ${wideEnglish.kit}`,
    `${notEnglish('tuition')} wakeboard bed_night`,
  ),
  ru: words(
    `прокат комплект лыж сноуборд сутк день аренд ${goersRu}`,
    `${wideRussian.people} | ${wideRussian.space} | ремонт обслуж заточк парафин страхов ${wideRussian.running}`,
    `лыж сноуборд инвентар комплект ${wideRussian.kit}`,
    `${notRussian()} койк водн`,
  ),
  price: [[4, 150]],
  revenue: 150_000,
  margin: [-15, 75],
  payroll: [0, 60],
  isSeasonal: true,
};

const surf: Trade = {
  en: words(
    `surf lesson rental board wetsuit camp course ${goersEn}`,
    `${wideEnglish.people} | ${wideEnglish.space} licen permit | insur repair maintenance $marketing ${wideEnglish.running}`,
    `board wetsuit van $vehicle ${wideEnglish.kit}`,
    `${notEnglish('tuition')} webpage fishing`,
  ),
  price: [
    [10, 120],
    [120, 900],
  ],
  revenue: 170_000,
  ...venue,
};

const gym: Trade = {
  en: words(
    `membership gym ${goersEn}`,
    `$rent | $utilities | ${wideEnglish.people} clean | maintenance insur $marketing software ${wideEnglish.running}`,
    `gym treadmill weight fitness ${wideEnglish.kit}`,
    `${notEnglish()} personal_train`,
  ),
  price: [
    [4, 90],
    [90, 1_000],
  ],
  revenue: 450_000,
  margin: [-15, 65],
  payroll: [0, 55],
};

const yoga: Trade = {
  ru: words(
    `йог пилатес ${goersRu}`,
    venueCostRu,
    `коврик реформер тренажер зеркал ${wideRussian.kit}`,
    `${notRussian('ученик')} йогурт кардио бассейн`,
  ),
  price: [
    [5, 60],
    [40, 500],
  ],
  revenue: 140_000,
  ...venue,
};

const reformers: Trade = {
  en: words(
    `pilates reformer ${goersEn}`,
    venueCostEn,
    `reformer ${wideEnglish.kit}`,
    `${notEnglish('patient')} law_reform treadmill boxing`,
  ),
  price: [
    [10, 80],
    [60, 500],
  ],
  revenue: 250_000,
  ...venue,
};

const horses: Trade = {
  en: words(
    `riding lesson livery horse pony trek camp ${goersEn}`,
    `feed hay fodder bedding straw horse stable | vet farrier horse care | ${wideEnglish.people} groom | ${wideEnglish.running} $fuel`,
    `horse pony saddle tack stable arena ${wideEnglish.yard}`,
    `${notEnglish('tuition', 'livestock', 'hectare')} horsepower boxing`,
  ),
  ru: words(
    `верхов езд конн прогулк лошад постой аренд урок фотосесс ${goersRu}`,
    `корм сен овес овёс содержан | ветеринар ковк коваль лошад содержан | ${wideRussian.people} конюх | ${wideRussian.running} $fuel`,
    `лошад амуниц седл конюш манеж ${wideRussian.yard}`,
    `${notRussian('ученик', 'гектар')} мотоэкскурс автошкол колбас`,
  ),
  price: [
    [8, 120],
    [120, 1_500],
  ],
  revenue: 160_000,
  margin: [-25, 60],
  payroll: [2, 65],
};

const cinema: Trade = {
  en: words(
    `ticket film box_office screen popcorn concession bar food drink advert hire ${goersEn}`,
    `film rental distribut licen royalt popcorn food $goods | ${wideEnglish.people} | $rent $utilities | ${wideEnglish.running}`,
    `projector screen seat sound ${wideEnglish.kit}`,
    `${notEnglish()} silk_screen print_run`,
  ),
  ru: words(
    `билет сеанс фильм попкорн бар праздник ${goersRu}`,
    `прокат фильм дистриб лиценз попкорн роялти $goods | ${wideRussian.people} киномеханик | $rent $utilities | ${wideRussian.running}`,
    `проектор экран кресл звук ${wideRussian.kit}`,
    `${notRussian()} съемочн воспитател детсад`,
  ),
  price: [[2.5, 25]],
  revenue: 250_000,
  margin: [-20, 50],
  payroll: [3, 55],
};

export const fourthLeisure: readonly ExpectedModel[] = [
  ...linesOf(
    quests,
    en('escape rooms in Dresden, 3 rooms', 'DE', 3, 200_000),
    ru('квесты в реальности, 2 комнаты, Барнаул', 'RU', 2, 80_000),
  ),
  ...linesOf(
    climbing,
    en('bouldering gym in Grenoble, 900 m2', 'FR', null, 600_000),
    ru('скалодром для детей и взрослых', null, null, 250_000),
  ),
  ...linesOf(
    padel,
    en('padel club with 4 courts in Uppsala', 'SE', 4),
    ru('падел-клуб на 3 корта в Казани', 'RU', 3),
  ),
  ...linesOf(
    skis,
    en('ski and sledge rental in Bansko', 'BG'),
    ru('прокат горных лыж в Кировске Мурманской области', 'RU'),
  ),
  ...linesOf(surf, en('escola de surf na Ericeira', 'PT')),
  ...linesOf(gym, en('24 hour gym without trainers in Leicester', 'GB')),
  ...linesOf(yoga, ru('студия йоги и пилатеса, 2 зала')),
  ...linesOf(
    reformers,
    en(
      'I have run a small physiotherapy room for ten years. Now I want to open a Pilates reformer studio in Leuven with 8 reformers, groups of eight, mostly on monthly memberships.',
      'BE',
      8,
    ),
  ),
  ...linesOf(
    horses,
    en('riding school with 12 horses in Normandy', 'FR', 12),
    ru('конный клуб на 15 лошадей под Рязанью', 'RU', 15),
  ),
  ...linesOf(
    cinema,
    en('two-screen cinema in Galway, 160 seats', 'IE', 160, 420_000, 80),
    ru('детский кинотеатр в райцентре на 60 мест', null, 60, 110_000),
  ),
];
