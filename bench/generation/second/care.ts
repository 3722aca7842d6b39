// Lines of the second set about beauty, health and pets.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, serving, small } from '../usual.ts';

export const secondCare: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} brow lash treatment appointment extension lamination`,
        `$materials product cosmetic $goods | $staff stylist artist technician master | ${english.running}`,
        '$equipment bed chair couch $fitout',
        'patient tuition room_night hectare livestock',
      ),
      price: [[12, 180]],
      revenue: 230_000,
    },
    en('brow and lash studio in Leeds, 3 beds', 'GB', 3),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} маникюр ногт процедур педикюр покрыт`,
        `$materials лак инструмент косметик | ${russian.running}`,
        '',
        notRussian(),
      ),
      price: [[12, 130]],
      revenue: 45_000,
    },
    ru('маникюрный кабинет, работаю одна'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} стриж бород посещен чек гост барбер кресл`,
        `$materials косметик товар $staff барбер | $staff барбер парикмахер | $rent`,
        '$equipment кресл $fitout',
        'пациент ученик ночлег гектар доярк',
      ),
      price: [[12, 110]],
      revenue: 450_000,
    },
    ru('барбершоп на 5 кресел в Перми', 'RU', 5),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} laser treatment hair_removal area appointment`,
        `$staff technician operator nurse doctor | $rent | ${english.running} $materials`,
        'laser $equipment',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[20, 1_500]],
      revenue: 600_000,
    },
    en('laser hair removal in Riyadh', 'SA'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} massage treatment hour appointment home`,
        `${english.running} $vehicle $fuel travel oil $materials laundry | ${english.running} $staff $fuel oil $materials`,
        '',
        notEnglish(),
      ),
      price: [[25, 250]],
      revenue: 60_000,
    },
    en('massage therapist, just me, i go to clients homes'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} приём прием пациент лечен стоматолог зуб терапи имплант чек посещен кресл`,
        `$materials лаборатор техник | $staff врач стоматолог ассистент | $rent`,
        '$equipment кресл $fitout',
        'стриж ночлег гектар доярк ученик',
      ),
      price: [[20, 1_500]],
      revenue: 1_600_000,
    },
    ru('стоматология на 3 кресла, Уфа', 'RU', 3),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} занят консультац логопед урок приём прием диагностик`,
        `${russian.running} материал пособ $staff | ${russian.running} материал пособ $staff`,
        '',
        'стриж ночлег гектар доярк станок',
      ),
      price: [[12, 110]],
      revenue: 50_000,
    },
    ru('кабинет логопеда'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} treatment physio appointment patient therapy room rehabilit`,
        '$staff therapist physio receptionist | $rent | $marketing $utilities $materials insur software admin office licen other',
        '$equipment $fitout table bed',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[30, 250]],
      revenue: 650_000,
    },
    en('physiotherapy clinic in Rotterdam with 4 treatment rooms', 'NL', 4),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} consult therapy psycholog patient appointment`,
        `${english.running} $staff | ${english.running} $staff train supervis`,
        '',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[25, 300]],
      revenue: 90_000,
    },
    en('consultorio de psicologia en Lima, trabajo sola', 'PE'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} care visit home elder carer week`,
        `$staff carer caregiver nurse | ${english.running} $fuel $vehicle train travel uniform recruit`,
        '',
        'haircut tuition room_night hectare livestock',
      ),
      price: [
        [18, 120],
        [150, 6_000],
      ],
      revenue: 1_300_000,
    },
    en('home care for the elderly in Wellington, 25 carers', 'NZ', 25),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} анализ исследован пациент тест проб забор посещен чек`,
        `$materials реактив лаборатор реагент | $staff медсестр лаборант врач | $rent`,
        '$equipment $fitout',
        'стриж ночлег гектар доярк ученик',
      ),
      price: [[3, 120]],
      revenue: 500_000,
    },
    ru('сдача анализов, 2 медицинских пункта', null, 2),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.shop} glasses lens frame spectacle eye optic test exam contact`,
        `$goods frame lens | $staff optic optom | $rent`,
        '$equipment $fitout',
        'haircut tuition room_night hectare livestock',
      ),
      price: [[20, 600]],
      revenue: 650_000,
    },
    en('optician'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} минут загар солярий сеанс посещен гост`,
        `${russian.running} | ${russian.running} косметик крем ламп $materials $staff`,
        '$equipment соляри $fitout',
        notRussian(),
      ),
      price: [
        [0.3, 2],
        [4, 90],
      ],
      revenue: 130_000,
    },
    ru('студия загара'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} walk dog pet`,
        `${english.running} $fuel $vehicle $staff walker | ${english.running} $staff walker treats lead`,
        '',
        `${notEnglish()} food_and_drink`,
      ),
      price: [
        [10, 70],
        [70, 900],
      ],
      revenue: 80_000,
    },
    en('dog walking in Brooklyn', 'US'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} груминг собак кошек стриж мытьё мытье питом процедур посещен чек`,
        `$materials косметик шампун | ${russian.running} $staff грумер`,
        '$equipment стол ванн $fitout',
        'пациент ученик ночлег гектар доярк',
      ),
      price: [[15, 150]],
      revenue: 150_000,
    },
    ru('груминг собак и кошек'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.shop} корм животн аксессуар зоотовар`,
        `$goods корм | $staff продавец продавц кассир | $rent`,
        '$equipment $fitout стеллаж витрин',
        notRussian(),
      ),
      price: [[3, 90]],
      revenue: 450_000,
    },
    ru('зоомагазин с кормами'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        'cat night stay board day guest pet pen place booking groom customer',
        `food litter $materials $utilities cat | ${english.running} $staff vet`,
        '$building $equipment pen $fitout cage kennel',
        'haircut patient tuition hectare livestock minibar',
      ),
      price: [[8, 90]],
      revenue: 95_000,
    },
    en('cattery for 20 cats near Exeter', 'GB', 20),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} приём прием животн ветеринар лечен пациент операц вакцин чек посещен`,
        `$materials лекарств медикамент препарат корм | $staff врач ветеринар | $rent`,
        '$equipment $fitout рентген узи',
        'ученик ночлег гектар урожай школьн',
      ),
      price: [[12, 350]],
      revenue: 700_000,
    },
    ru('ветклиника в спальном районе'),
  ),
];
