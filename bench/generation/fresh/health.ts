// Fresh lines about people who heal and care, and what they sell for it.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const dentist: Trade = {
  en: words(
    'treatment visit appointment dental patient check fill consult exam implant | hygien implant whiten orthodont crown cosmetic check prosth emergency x_ray clean surg align',
    '$materials dental laborator lab | $staff dentist hygienist assistant nurse | $rent | insur $marketing $utilities licen',
    'chair $equipment x_ray dental | $fitout steril',
    'pupil tuition room_night dish crop haircut kennel',
  ),
  ru: words(
    'лечен прием зуб стоматолог визит пациент терап имплант | имплант гигиен протез ортодонт отбелив коронк хирург рентген консультац',
    '$materials лаборатор | $staff врач стоматолог ассистент | $rent | $utilities $marketing лиценз',
    'кресл $equipment рентген | $fitout стерилиз',
    'ученик ночлег гектар номеров блюд стриж',
  ),
  price: [[45, 700]],
  revenue: 750_000,
  margin: [-3, 45],
  payroll: [18, 58],
};

export const clinic: Trade = {
  en: words(
    'consult visit appointment session treatment patient therap exam | test follow diagnos laborator package procedure group vaccin online class product treatment course corporate session assess ultrasound workshop home check certificate medic report',
    '$materials medic supplies laborator consumable software booking platform supervis insur training | $staff doctor physio therap nurse psycholog | $rent $hosting $utilities | insur $marketing licen',
    '$equipment $computer | $fitout $equipment',
    'pupil room_night dish crop haircut kennel',
  ),
  ru: words(
    'прием консультац визит сеанс терап пациент осмотр процедур занят | анализ диагност курс процедур групп узи онлайн справк массаж справок обследован программ занят выезд',
    '$materials расход медикамент лаборатор платформ супервиз сервис обучен лиценз | $staff врач психолог логопед медсестр | $rent $hosting $utilities программ | $marketing страхов лиценз',
    '$equipment $computer | $fitout $equipment',
    'ночлег гектар номеров блюд стриж',
  ),
  price: [[30, 320]],
  revenue: 350_000,
  margin: [-5, 60],
  payroll: [12, 72],
};

const pharmacy: Trade = {
  en: words(
    'prescription medic drug product goods over sale frame glass lens eyewear spectacle pair | cosmetic over supplement health product vitamin lens sunglass exam test vaccin accessor contact personal repair care non',
    '$goods medic drug lens frame | $staff pharmac optom optic | $rent | $utilities $marketing licen card insur',
    'shelv $equipment $fitout counter exam',
    'pupil tuition room_night dish crop haircut kennel',
  ),
  ru: words(
    'лекарств препарат рецепт товар чек очк оправ линз покупк | космет бад витамин товар безрецептур средств линз солнцезащит проверк изделия гигиен парафармац',
    '$goods лекарств препарат линз оправ | $staff фармацевт провизор | $rent | $utilities $marketing лиценз эквайринг',
    'стеллаж витрин $equipment $fitout',
    'ученик ночлег гектар номеров блюд стриж',
  ),
  price: [
    [6, 60],
    [50, 450],
  ],
  revenue: 1_100_000,
  margin: [-4, 30],
  payroll: [5, 40],
};

const careHome: Trade = {
  en: words(
    'resident bed care room month day hour visit stay fee | respite addition care extra therap visit day nurs service live private overnight companion other',
    'food medic supplies $materials meal travel $fuel uniform glove training recruit | $staff carer nurse caregiver care aide | $rent insur $utilities $vehicle | $marketing insur licen software',
    '$equipment bed furnit $computer $vehicle building',
    'pupil tuition dish crop haircut kennel',
  ),
  ru: words(
    'прожив место постоял уход сидел пожил месяц час визит койк сут | допол уход реабилитац кратковрем процедур сидел врач массаж услуг ночн',
    'питан продукт медикамент расход $materials проезд транспорт | $staff сидел медсестр | $rent $utilities | $marketing страхов лиценз',
    '$equipment кроват мебел $computer',
    'ученик гектар блюд стриж',
  ),
  price: [
    [18, 90],
    [120, 450],
    [1_500, 12_000],
  ],
  revenue: 1_200_000,
  margin: [-5, 38],
  payroll: [28, 80],
};

export const freshHealth: readonly ExpectedModel[] = [
  ...linesOf(
    dentist,
    en('dental clinic in Guayaquil', 'EC'),
    en('dentist office with 4 chairs in Phoenix', 'US', 4, 1_100_000),
    en('clínica dental en Mérida, México', 'MX'),
    en('orthodontist'),
    ru('стоматология на 3 кресла в Уфе', 'RU', 3, 700_000),
    ru('хочу открыть свой зубной кабинет', null, null, 400_000),
  ),
  ...linesOf(
    clinic,
    en('physiotherapy practice for runners'),
    en('psychologist private practice online', null, null, 110_000),
    en('cabinet de kinésithérapie à Nantes', 'FR'),
    en('speech therapist for children in Cape Town', 'ZA', null, 130_000),
    en('IV drip clinic in Miami', 'US', null, 500_000),
    en('chiropractor'),
    selling(
      'consult visit appointment patient exam treatment session',
      en('GP clinic in Nairobi with 5 doctors', 'KE', 5, 1_200_000),
    ),
    ru('частная клиника', null, null, 1_000_000),
    ru('психолог онлайн', null, null, 60_000),
    ru('логопедический кабинет для детей', null, null, 90_000),
    ru('кабинет УЗИ в Шымкенте', 'KZ', null, 250_000),
  ),
  ...linesOf(
    pharmacy,
    en('pharmacy'),
    en('farmacia de barrio en Arequipa', 'PE'),
    at([[50, 500]], en('optician in Thessaloniki', 'GR', null, 450_000)),
    ru('аптека в Ташкенте', 'UZ'),
    at([[50, 500]], ru('магазин оптики с проверкой зрения', null, null, 450_000)),
  ),
  ...linesOf(
    careHome,
    en('home care for the elderly in Nottingham', 'GB', null, 900_000),
    en('assisted living home with 12 beds', null, 12, 900_000),
    en('Pflegedienst in Dresden', 'DE', null, 1_000_000),
    ru('частный пансионат для пожилых на 30 мест', null, 30, 1_400_000),
  ),
];
