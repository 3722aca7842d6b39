// Lines of the fourth set about animals that are kept for company.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const vet: Trade = {
  en: words(
    `vet consult visit vaccin surger treatment exam pet dog cat animal patient appointment procedure ${english.service}`,
    `drug medic vaccin consumable laborator lab $materials $goods | ${wideEnglish.people} vet nurse | ${wideEnglish.moving} $rent | ${wideEnglish.running}`,
    `van medical surg ${wideEnglish.kit} $vehicle`,
    `${notEnglish('patient', 'haircut')} dental_implant passenger`,
  ),
  ru: words(
    `ветеринар прием приём операц вакцин хирург анализ рентген стационар лечен осмотр животн ${russian.service}`,
    `лекарств препарат медикамент вакцин корм лаборатор $materials | ${wideRussian.people} ветврач ветеринар | $rent $utilities | ${wideRussian.running}`,
    `рентген операционн узи ветеринар ${wideRussian.kit}`,
    `${notRussian('пациент', 'стриж')} зубн_имплант парикмахер`,
  ),
  price: [[12, 600]],
  revenue: 450_000,
  margin: [-10, 50],
  payroll: [0, 78],
};

const boarding: Trade = {
  en: words(
    `board kennel dog night stay pet day place pen daycare ${english.service}`,
    `food feed bedding litter vet clean $goods $materials | ${wideEnglish.people} kennel | $utilities $rent insur licen ${wideEnglish.running}`,
    `kennel run fence pen ${wideEnglish.yard}`,
    `${notEnglish('room_night', 'haircut')} minibar breakfast`,
  ),
  ru: words(
    `кошк кошек гостиниц сутк проживан передержк мест номер ночь ночей пребыван животн ${russian.service}`,
    `корм наполнител гигиен ветеринар $goods $materials | ${wideRussian.people} | $rent $utilities | ${wideRussian.running}`,
    `вольер клетк домик бокс камер ${wideRussian.kit}`,
    `${notRussian('ночлег', 'стриж')} завтрак турист`,
  ),
  price: [
    [6, 130],
    [130, 2_000],
  ],
  revenue: 200_000,
  margin: [-10, 65],
  payroll: [0, 62],
  isGrowing: false,
};

const walking: Trade = {
  en: words(
    `walk dog pet group solo puppy sitting daycare ${english.service}`,
    `${wideEnglish.people} walker | ${wideEnglish.moving} lead treat insur $materials | ${wideEnglish.running}`,
    `$vehicle $equipment $computer lead crate`,
    `${notEnglish('haircut')} tour_guide hiking footwear`,
  ),
  price: [
    [8, 60],
    [60, 700],
  ],
  revenue: 75_000,
  ...work,
};

const training: Trade = {
  ru: words(
    `дрессир собак занят тренировк курс урок группов индивидуальн щен ${russian.service}`,
    `${wideRussian.people} дрессировщик кинолог инструктор | ${wideRussian.space} инвентар корм лакомств $materials $utilities страхов | ${wideRussian.running}`,
    `снаряд площадк огражд забор барьер ${wideRussian.kit} ${wideRussian.yard}`,
    `${notRussian('ученик')} тренажер футбол бассейн`,
  ),
  price: [
    [10, 150],
    [150, 1_500],
  ],
  revenue: 60_000,
  ...solo,
};

const petShop: Trade = {
  ru: words(
    `${russian.shop} корм аксессуар наполнител животн питом аквариум`,
    `корм $goods | ${wideRussian.people} продавц продавец кассир | $rent | ${wideRussian.running}`,
    `стеллаж витрин касс аквариум полк торгов ${wideRussian.kit}`,
    `${notRussian()} забой молок птицефабрик`,
  ),
  price: [[3, 70]],
  revenue: 250_000,
  margin: [-8, 35],
  payroll: [3, 35],
};

const aquaria: Trade = {
  en: words(
    `fish aquari tank plant maintenance accessor feed ${english.shop} ${english.service}`,
    `fish plant feed $goods $materials | ${wideEnglish.people} | $rent | $utilities ${wideEnglish.running}`,
    `tank aquari shelv pump filter rack display ${wideEnglish.kit}`,
    `${notEnglish()} fillet trawl smokehouse`,
  ),
  price: [[3, 400]],
  revenue: 200_000,
  margin: [-8, 48],
  payroll: [0, 50],
};

export const fourthPets: readonly ExpectedModel[] = [
  ...linesOf(
    vet,
    en('mobile vetrinary van in Tucson', 'US', null, 300_000),
    ru('ветклиника в Краснодаре с рентгеном и стационаром', 'RU', null, 550_000),
  ),
  ...linesOf(
    boarding,
    en('boarding kennels for 20 dogs near Canterbury', 'GB', 20),
    ru('гостиница для кошек на 15 мест в Новосибирске', 'RU', 15, 85_000),
  ),
  ...linesOf(walking, en('dog walking in Bristol, 2 walkers', 'GB', 2)),
  ...linesOf(training, ru('дрессировка собак, своя площадка в Перми', 'RU')),
  ...linesOf(petShop, ru('зоомагазин в Бобруйске', 'BY')),
  ...linesOf(aquaria, en('aquarium fish shop in Osaka', 'JP')),
];
