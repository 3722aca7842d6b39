// Lines about health and care.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const dentist: Trade = {
  en: words(
    'dental treatment consult visit check filling hygien patient | implant crown orthodon cosmetic hygien clean whiten prosth surg filling',
    'dentist doctor $staff nurse assistant hygienist | $materials laborator | $rent',
    'dental chair x unit $equipment',
    'haircut overnight pupil tyre dog room_night tuition',
  ),
  ru: words(
    'лечен приём терап стоматолог консультац пациент пломб | имплант протез ортодонт гигиен чистк хирург ортопед отбелив коронк',
    'стоматолог врач $staff ассистент | $materials лаборатор | $rent',
    'кресл рентген установк $equipment',
    'стриж ночлег ученик шиномонтаж груминг номеров',
  ),
  price: [[60, 750]],
  revenue: 900_000,
  margin: [-3, 48],
  payroll: [18, 60],
};

const clinic: Trade = {
  en: words(
    'consult visit appointment treatment session therap patient exam test scan check',
    'doctor therapist physio psycholog nurse $staff specialist | $rent | $materials medical insur software reagent',
    'medical couch analys $equipment $fitout $computer',
    'haircut overnight tyre dog freight room_night',
  ),
  ru: words(
    'приём консультац осмотр сеанс лечен пациент анализ терап исследован диагност узи',
    'врач доктор психолог $staff специалист медсестр логопед остеопат | $rent | $materials медицин страхов программ реактив расходн',
    'медицин кушет анализатор $equipment $fitout $computer',
    'стриж ночлег шиномонтаж собак номеров',
  ),
  price: [[25, 400]],
  revenue: 450_000,
  margin: [-5, 50],
  payroll: [20, 72],
};

const optician: Trade = {
  en: words(
    'frame glasses spectacl eyewear lens | lens exam test sunglass check contact',
    '$goods frame lens | optician optom $staff | $rent',
    'optic eye lens $equipment $fitout',
    'haircut overnight tyre dog room_night',
  ),
  ru: words(
    'оправ очк очек | линз проверк зрен аксессуар солнцезащит',
    '$goods оправ линз | оптометрист врач продавец продавц $staff | $rent',
    'оптич диагност витрин $equipment $fitout',
    'стриж ночлег шиномонтаж номеров',
  ),
  price: [[30, 600]],
  revenue: 600_000,
  margin: [-4, 35],
  payroll: [12, 45],
};

const pharmacy: Trade = {
  en: words(
    'prescription medic drug otc pharm | otc cosmetic over health product supplement vitamin beauty device non',
    '$goods medic drug | pharmac $staff | $rent licen',
    'shel fridge $fitout $computer',
    'haircut overnight tyre pupil room_night tuition',
  ),
  ru: words(
    'лекарств препарат медикамент рецепт | бад космет медицин витамин безрецепт изделия товар гигиен',
    '$goods лекарств препарат | фармацевт провизор $staff | $rent лиценз',
    'холодил витрин стеллаж торгов $fitout $computer',
    'стриж ночлег шиномонтаж номеров',
  ),
  price: [[5, 90]],
  revenue: 1_800_000,
  margin: [-2, 20],
  payroll: [4, 25],
};

const elderlyCare: Trade = {
  en: words(
    'care resident hour visit stay bed fee accommodation',
    'nurse carer caregiver $staff care | food meal catering $materials medical travel $fuel | $rent $utilities insur licen train',
    '$fitout $building $equipment bed $vehicle $computer',
    'haircut tyre tuition dog',
  ),
  ru: words(
    'прожив уход содержан постоял место сиделк услуг',
    'сиделк медсестр $staff | питан продукт лекарств $materials | $rent $utilities страхов',
    'кроват $fitout $building $equipment',
    'шиномонтаж собак стриж',
  ),
  price: [
    [18, 90],
    [30, 450],
    [900, 12_000],
  ],
  revenue: 1_200_000,
  margin: [-3, 38],
  payroll: [28, 82],
};

export const healthLines: readonly ExpectedModel[] = [
  ...linesOf(
    dentist,
    en('dental clinic in Budapest, 3 chairs', 'HU', 3, 1_000_000),
    en('dentist'),
    en('clínica dental en Málaga', 'ES'),
    en('diş kliniği Antalya', 'TR'),
    ru('стоматология на 3 кресла в Ростове-на-Дону', 'RU', 3, 1_000_000),
    ru('стоматологический кабинет'),
  ),
  ...linesOf(
    clinic,
    at(85, en('physiotherapy practice in Oslo', 'NO')),
    at(140, en('psychologist private practice')),
    at(35, en('medical laboratory in Nairobi', 'KE')),
    at(80, en('family doctors clinic in Cape Town with 5 doctors', 'ZA', 5, 1_200_000)),
    at(60, en('Physiotherapiepraxis mit 4 Behandlungsräumen in Köln', 'DE', 4)),
    at(50, ru('медицинский центр в Ташкенте', 'UZ')),
    at(95, ru('кабинет психолога')),
    at(50, ru('центр логопедии и коррекции речи')),
  ),
  ...linesOf(optician, at(280, en('optician in Antwerp', 'BE')), at(220, ru('салон оптики'))),
  ...linesOf(
    pharmacy,
    at(30, en('pharmacy in Athens', 'GR')),
    at(22, en('farmacia en Lima', 'PE')),
    at(20, ru('аптека в Томске', 'RU')),
  ),
  ...linesOf(
    elderlyCare,
    at(
      [
        [18, 60],
        [900, 9_000],
      ],
      en('home care for the elderly in Ohio', 'US'),
    ),
    at(
      [
        [60, 450],
        [1_800, 13_000],
      ],
      en('nursing home with 48 beds in Poland', 'PL', 48, 4_500_000),
    ),
    at(
      [
        [25, 250],
        [750, 7_500],
      ],
      ru('дом престарелых на 30 мест', null, 30, 2_000_000),
    ),
  ),
];
