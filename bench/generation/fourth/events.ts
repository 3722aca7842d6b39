// Lines of the fourth set about events.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const goersRu = `билет посещен вход час абонемент занят членств тренировк бронирован групп разов карт ${russian.service}`;
const venueCostRu = `${wideRussian.people} | ${wideRussian.space} | $utilities ремонт уборк страхов ${wideRussian.running}`;

const weddings: Trade = {
  en: words(
    `wedding event plan package design decor commission ceremon ${english.service}`,
    `${wideEnglish.people} planner coordinator | vendor supplier decor flower venue subcontract travel $materials ${wideEnglish.running} | $marketing ${wideEnglish.running}`,
    `decor $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} zoning bricklay`,
  ),
  ru: words(
    `свад юбиле мероприят праздник организац пакет ведущ декор банкет ${russian.service}`,
    `${wideRussian.people} ведущ координатор декоратор | подряд декор флорист площадк реквизит $materials ${wideRussian.running} | ${wideRussian.running}`,
    `реквизит декор звук $vehicle ${wideRussian.kit}`,
    `${notRussian()} ателье риелтор`,
  ),
  price: null,
  revenue: 170_000,
  ...work,
};

const photoRooms: Trade = {
  ru: words(
    `аренд час зал фотостуди съемк съёмк фотограф реквизит ${goersRu}`,
    venueCostRu,
    `свет фон камер циклорам реквизит ${wideRussian.kit}`,
    `${notRussian()} рентген тренажер`,
  ),
  price: [[8, 120]],
  revenue: 120_000,
  margin: [-15, 70],
  payroll: [0, 60],
};

const booth: Trade = {
  en: words(
    `hire booking event wedding booth package hour rental print party ${english.service}`,
    `print paper prop ink consumable $materials | $fuel $vehicle travel | ${wideEnglish.running} ${wideEnglish.people}`,
    `booth camera printer $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} catering_menu wedding_dress phone_booth`,
  ),
  price: [[80, 1_800]],
  revenue: 55_000,
  margin: [-5, 80],
  payroll: [0, 65],
};

const planetarium: Trade = {
  ru: words(
    `показ сеанс школ билет выезд детей дети программ представлен зрител ${goersRu}`,
    `${wideRussian.people} лектор | ${wideRussian.moving} | лиценз фильм контент ${wideRussian.running}`,
    `купол проектор $vehicle ${wideRussian.kit}`,
    `${notRussian('ученик')} официант обсерватор`,
  ),
  price: null,
  revenue: 60_000,
  margin: [-10, 80],
  payroll: [0, 80],
};

export const fourthEvents: readonly ExpectedModel[] = [
  ...linesOf(
    weddings,
    en('wedding planner in Udaipur', 'IN'),
    ru('организация свадеб и юбилеев в Нижнем Новгороде', 'RU'),
  ),
  ...linesOf(photoRooms, ru('фотостудия, 3 зала в аренду по часам, Минск', 'BY', 3)),
  ...linesOf(booth, en('wedding photo booth hire')),
  ...linesOf(
    planetarium,
    ru(
      'Передвижной планетарий: надувной купол, проектор и машина. Ездим по школам и детским садам Тульской области, четыре показа в день.',
      'RU',
    ),
  ),
];
