// Lines of the fourth set about beauty and health.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { solo, wideEnglish, wideRussian, work } from './wordings.ts';

const nails: Trade = {
  en: words(
    `manicure nail pedicure polish treatment appointment extension station table ${english.service}`,
    `polish gel nail consumable $materials | ${wideEnglish.people} nail | $rent | ${wideEnglish.running}`,
    `nail table chair steril lamp ${wideEnglish.kit}`,
    `${notEnglish()} carpent hammer lumber`,
  ),
  ru: words(
    `маникюр ногт педикюр покрыт наращив дизайн процедур запис ${russian.service}`,
    `лак гель $materials | ${wideRussian.running} | ${wideRussian.running} стерилиз обучен $rent`,
    `лампа стол кресл стерилиз сухожар пылесос ${wideRussian.kit}`,
    `${notRussian()} барбер горнич молот`,
  ),
  price: [[12, 130]],
  revenue: 220_000,
  ...work,
};

const lashes: Trade = {
  en: words(
    `lash brow lamination tint extension treatment appointment procedure lift set ${english.service}`,
    `lash glue tint consumable $materials | ${wideEnglish.people} stylist | $rent | ${wideEnglish.running}`,
    `couch bed chair lamp ${wideEnglish.kit}`,
    `${notEnglish()} dental bedroom`,
  ),
  ru: words(
    `бров ресниц ламинир наращив окрашив процедур коррекц запис ${russian.service}`,
    `краск клей $materials | ${wideRussian.people} бровист лешмейкер | $rent | ${wideRussian.running}`,
    `кресл кушетк ламп ${wideRussian.kit}`,
    `${notRussian()} барбер горнич`,
  ),
  price: [[10, 140]],
  revenue: 130_000,
  ...work,
};

const hair: Trade = {
  en: words(
    `hair cut colour color styl blow treatment appointment chair ${english.service}`,
    `colour color shampoo hair product cosmetic consumable $materials $goods | ${wideEnglish.people} stylist hairdress | $rent | ${wideEnglish.running}`,
    `chair basin mirror ${wideEnglish.kit}`,
    `${notEnglish('haircut')} dog veterinar`,
  ),
  ru: words(
    `стриж волос причёск причес укладк окрашив детск кресл ${russian.service}`,
    `шампун косметик игруш средств $materials | ${wideRussian.people} парикмахер | $rent | ${wideRussian.running}`,
    `кресл зеркал мойк ${wideRussian.kit}`,
    `${notRussian('стриж')} собак ветеринар груминг`,
  ),
  price: [[8, 170]],
  revenue: 250_000,
  ...work,
};

const laser: Trade = {
  en: words(
    `laser hair session treatment procedure package area zone course membership epilat ${english.service}`,
    `gel consumable disposable razor maintenance $materials | ${wideEnglish.people} nurse technician operator | $rent | $marketing ${wideEnglish.running}`,
    `laser ${wideEnglish.kit}`,
    `${notEnglish('patient')} laser_cut engrav`,
  ),
  ru: words(
    `лазер эпиляц сеанс процедур зон комплекс абонемент курс ${russian.service}`,
    `гель расход обслуж салфет $materials | ${wideRussian.people} | $rent | $marketing ${wideRussian.running}`,
    `лазер ${wideRussian.kit}`,
    `${notRussian('пациент')} лазерн_резк гравиров`,
  ),
  price: [[20, 1_500]],
  revenue: 250_000,
  ...work,
};

const sauna: Trade = {
  en: words(
    `sauna session visit ticket hour guest entr membership book hire rent group drop plunge swim pass ${english.service}`,
    `wood fuel heat towel laundry clean mooring berth $utilities maintenance | ${wideEnglish.people} host | ${wideEnglish.running} mooring berth harbour`,
    `sauna raft boat float platform stove ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} fishing cargo`,
  ),
  ru: words(
    `баня бани бань парн час сеанс аренд посещен гост пар веник бронирован ${russian.service}`,
    `дров веник уборк стирк полотен бель $utilities $materials | ${wideRussian.people} банщик уборщ | ${wideRussian.running}`,
    `баня бани печ сруб бассейн ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} туроператор прораб`,
  ),
  price: [[7, 400]],
  revenue: 200_000,
  margin: [-10, 70],
  payroll: [0, 65],
};

const dental: Trade = {
  en: words(
    `dent treatment implant ortho hygiene patient visit filling procedure chair consult ${english.service}`,
    `dent consumable laborator lab implant $materials | ${wideEnglish.people} dentist doctor assistant | $rent $utilities | ${wideEnglish.running}`,
    `dental chair unit x_ray ${wideEnglish.kit}`,
    `${notEnglish('patient')} dog_groom hairdress`,
  ),
  ru: words(
    `стоматолог лечен терапи имплант ортопед ортодонт гигиен пациент прием приём хирург зуб при ${russian.service}`,
    `материал лаборатор имплант расход $materials | ${wideRussian.people} стоматолог ассистент | $rent $utilities | ${wideRussian.running}`,
    `стоматолог кресл установк рентген томограф ${wideRussian.kit}`,
    `${notRussian('пациент')} парикмахер горнич`,
  ),
  price: [
    [25, 600],
    [600, 6_000],
  ],
  revenue: 1_000_000,
  margin: [-8, 55],
  payroll: [0, 75],
};

const physio: Trade = {
  en: words(
    `physio session treatment appointment assessment rehab patient consult pilates class massage ${english.service}`,
    `${wideEnglish.people} physio therapist | $rent | consumable towel laundry linen $materials ${wideEnglish.running}`,
    `couch table bed ${wideEnglish.kit}`,
    `${notEnglish('patient')} dental veterinar`,
  ),
  price: [[40, 250]],
  revenue: 350_000,
  ...work,
};

const talking: Trade = {
  en: words(
    `session therap counsel consult appointment couple supervision patient ${english.service}`,
    `supervision train platform video commission fee $marketing ${wideEnglish.running} | ${wideEnglish.running} pay salar draw`,
    '$computer furnit camera headset software website',
    `${notEnglish('patient')} physio massage`,
  ),
  ru: words(
    `консультац сесси прием приём сеанс терапи встреч психолог ${russian.service}`,
    `супервиз обучен платформ сервис комисси $marketing ${wideRussian.running} | ${wideRussian.running} оплат зарплат`,
    '$computer камер микрофон сайт гарнитур кресл',
    `${notRussian('пациент')} массаж медосмотр`,
  ),
  price: [
    [25, 300],
    [300, 1_500],
  ],
  revenue: 110_000,
  ...solo,
  margin: [-10, 92],
};

const carersAtHome: Trade = {
  en: words(
    `care home_care visit hour carer personal companion live_in elder council private package ${english.service}`,
    `${wideEnglish.people} care | travel mileage $fuel $vehicle glove uniform $materials ${wideEnglish.running} | $rent ${wideEnglish.running}`,
    `${wideEnglish.kit} $vehicle system`,
    `${notEnglish('patient')} kennel lawn`,
  ),
  price: [
    [15, 80],
    [80, 8_000],
  ],
  revenue: 1_200_000,
  margin: [-10, 45],
  payroll: [0, 92],
};

const careHome: Trade = {
  ru: words(
    `проживан мест постоял пожил уход пансион койк сутк месяц пребыван размещен плат содержан ${russian.service}`,
    `питан продукт еда медикамент гигиен бель лекарств $goods | ${wideRussian.people} сиделк | $rent $utilities | ${wideRussian.running}`,
    `кроват медицин ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian('ночлег', 'пациент')} туристическ детсад`,
  ),
  price: [
    [12, 150],
    [400, 4_500],
  ],
  revenue: 430_000,
  margin: [-10, 50],
  payroll: [4, 75],
};

const scans: Trade = {
  en: words(
    `scan ultrasound exam study procedure patient diagnos consult visit test imaging obstetric prenatal referr ${english.service}`,
    `gel consumable print $materials | ${wideEnglish.people} sonographer radiolog doctor | $rent | maintenance $utilities ${wideEnglish.running}`,
    `ultrasound scanner medical ${wideEnglish.kit}`,
    `${notEnglish('patient')} dental tattoo`,
  ),
  ru: words(
    `мрт исследован томограф снимк диагност пациент обследован процедур контраст консультац ${russian.service}`,
    `контраст гелий расход пленк плёнк $materials обслуж | ${wideRussian.people} рентгенолог лаборант | $rent $utilities | ${wideRussian.running} сервис`,
    `мрт томограф медицин ${wideRussian.kit}`,
    `${notRussian('пациент')} имплант парикмахер`,
  ),
  price: [[12, 500]],
  revenue: 500_000,
  margin: [-10, 65],
  payroll: [0, 70],
};

export const fourthCare: readonly ExpectedModel[] = [
  ...linesOf(nails, en('nail bar in Dublin with 4 tables', 'IE', 4)),
  ...linesOf({ ...nails, ...solo }, ru('маникюр на дому, принимаю одна', null, null, 40_000)),
  ...linesOf(
    lashes,
    en('lash and brow studio in Gdynia', 'PL'),
    ru('студия бровей и ресниц в Твери на 3 кресла', 'RU', 3),
  ),
  ...linesOf(
    hair,
    en('salon de coiffure à Montpellier, 5 fauteuils', 'FR', 5, 320_000),
    ru('детская парикмахерская в Астане, 4 кресла', 'KZ', 4),
  ),
  ...linesOf(
    laser,
    en('laser hair removal clinic in Monterrey, 2 machines', 'MX', 2),
    ru('лазерная эпиляция, 2 аппарата, Самара', 'RU', 2),
  ),
  ...linesOf(
    sauna,
    en('floating sauna on the Oslo fjord', 'NO', null, 300_000),
    ru('баня на дровах в Вологде, сдаём по часам', 'RU', null, 130_000),
  ),
  ...linesOf(
    dental,
    en('dental clinic with 3 chairs in Cluj', 'RO', 3, 900_000),
    ru('стомотология на 4 кресла в Бишкеке', 'KG', 4, 1_100_000),
  ),
  ...linesOf(physio, en('physiotherapy practise in Adelaide', 'AU')),
  ...linesOf(
    talking,
    en(
      'online therapy, just me, 20 sessions a week',
      null,
      20,
      110_000,
      4,
      80,
      86,
      87,
      1040 / 12,
      86.67,
      86.6,
      85,
      1040,
      960,
    ),
    ru(
      'психолог, принимаю онлайн, 15 консультаций в неделю',
      null,
      15,
      68_000,
      3,
      60,
      65,
      64.5,
      64.95,
      64,
      780,
      720,
    ),
  ),
  ...linesOf(carersAtHome, en('home care for elderly people in Bournemouth, 25 carers', 'GB', 25)),
  ...linesOf(careHome, ru('пансионат для пожилых на 30 мест под Казанью', 'RU', 30)),
  ...linesOf(
    scans,
    en('ultrasound clinic in Kampala', 'UG'),
    ru('кабинет МРТ в Шымкенте', 'KZ', null, 900_000),
  ),
];
