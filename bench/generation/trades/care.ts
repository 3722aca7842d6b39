// Lines about beauty and pets.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const barbershop: Trade = {
  en: words(
    'haircut hair cut barber | beard shav product cosmetic retail other',
    'barber $staff stylist commission | $rent | $materials cosmetic product towel',
    'chair $fitout',
    'overnight patient pupil dog tyre meal room_night tuition',
  ),
  ru: words(
    'стриж барбер | бород брить космети товар прода проч',
    'барбер $staff мастер процент | $rent | $materials космети полотен',
    'кресл $fitout',
    'ночлег пациент ученик груминг шиномонтаж блюд номеров',
  ),
  price: 38,
  revenue: 280_000,
  margin: [-5, 42],
  payroll: [20, 65],
};

const hairSalon: Trade = {
  en: words(
    'hair cut haircut | colour color styling treatment product blow dye retail',
    'stylist hairdress $staff commission | $rent | $materials colour product cosmetic shampoo dye',
    'chair $fitout',
    'overnight patient pupil tyre dog room_night tuition',
  ),
  ru: words(
    'стриж парикмахер | окрашиван уклад космети товар уход покраск маникюр',
    'парикмахер $staff мастер | $rent | $materials краск космети',
    'кресл $fitout',
    'ночлег пациент ученик шиномонтаж собак номеров',
  ),
  price: [[15, 160]],
  revenue: 280_000,
  margin: [-5, 42],
  payroll: [20, 65],
};

const beautySalon: Trade = {
  en: words(
    'nail manicure beauty treatment lash brow facial wax pedicure cosmet laser',
    'technician master beautician therapist $staff | $rent | $materials polish cosmetic product',
    'chair table laser $fitout $equipment',
    'overnight pupil tyre dog freight room_night tuition',
  ),
  ru: words(
    'маникюр педикюр ногт процедур ресниц бров космет услуг эпиляц лазер шугаринг',
    'мастер косметолог $staff | $rent | $materials лак космети препарат',
    'кресл стол аппарат лазер $fitout $equipment',
    'ночлег ученик шиномонтаж собак номеров',
  ),
  price: [[15, 170]],
  revenue: 220_000,
  margin: [-5, 50],
  payroll: [15, 65],
};

const spa: Trade = {
  en: words(
    'massage treatment spa therap visit session entry sauna ticket',
    'massage therapist $staff | $rent $utilities | $materials oil towel linen laundry product cosmetic',
    'massage table sauna $fitout $equipment pool',
    'tyre dog haircut pupil freight tuition',
  ),
  ru: words(
    'массаж спа процедур сеанс посещен бан саун билет час',
    'массажист $staff банщик парильщик | $rent $utilities | $materials масл полотен веник бель космети',
    'стол кушет саун бан $fitout $equipment бассейн здани',
    'шиномонтаж собак ученик стриж',
  ),
  price: [[20, 200]],
  revenue: 280_000,
  margin: [-5, 48],
  payroll: [15, 62],
};

const tattoo: Trade = {
  en: words(
    'tattoo session piercing ink',
    'artist tattoo $staff commission | ink needle $materials | $rent',
    'machine chair $fitout $equipment',
    'haircut overnight pupil dog tyre room_night tuition',
  ),
  ru: words(
    'тату сеанс пирсинг',
    'мастер татуировщик художник $staff | краск игл $materials | $rent',
    'машинк кресл кушет $fitout $equipment',
    'ночлег ученик собак шиномонтаж номеров',
  ),
  price: [[60, 650]],
  revenue: 250_000,
  margin: [-5, 50],
  payroll: [10, 65],
};

const grooming: Trade = {
  en: words(
    'groom bath wash | product nail retail accessor shampoo bath wash trim cat cut pet_',
    'groomer $staff | shampoo $materials cosmetic product | $rent $fuel',
    'table bath dryer tub $equipment $vehicle',
    'overnight patient pupil tyre coffee room_night tuition',
  ),
  ru: words(
    'груминг стриж мыть уход | товар когт гигиен мыть корм космети стриж комплекс кош',
    'грумер мастер $staff | шампун космети $materials | $rent',
    'стол ванн фен $equipment',
    'ночлег пациент ученик шиномонтаж кофе номеров',
  ),
  price: 65,
  revenue: 220_000,
  margin: [-5, 45],
  payroll: [20, 65],
};

const veterinary: Trade = {
  en: words(
    'consult visit exam appointment veterin treatment | surg vaccin medic product food lab diagnos drug',
    'veterin vet $staff nurse doctor | medic drug vaccin $materials | $rent',
    'x diagnos surg ultrasound medical $equipment',
    'breakfast pupil haircut tyre room_night tuition',
  ),
  ru: words(
    'приём консультац осмотр лечен ветеринар | операц хирург вакцин прививк лекарств препарат корм анализ диагност',
    'ветеринар врач $staff ассистент | лекарств препарат вакцин медикамент $materials | $rent',
    'рентген узи операц $equipment',
    'ночлег ученик шиномонтаж номеров',
  ),
  price: [[30, 320]],
  revenue: 800_000,
  margin: [-3, 40],
  payroll: [20, 60],
};

const petShop: Trade = {
  en: words(
    'food feed pet_food | accessor toy other supplies product litter',
    '$goods food | $staff seller cashier | $rent $marketing',
    'shel $fitout fridge $computer',
    'haircut overnight patient tyre pupil room_night tuition',
  ),
  ru: words(
    'корм | аксессуар игрушк товар наполнител',
    '$goods корм | продавец продавц кассир $staff | $rent $marketing',
    'стеллаж торгов витрин $fitout $computer',
    'стриж ночлег пациент шиномонтаж номеров',
  ),
  price: [[8, 80]],
  revenue: 450_000,
  margin: [-4, 25],
  payroll: [5, 30],
};

const dogHotel: Trade = {
  en: words(
    'board stay night day kennel overnight daycare walk dog | groom train walk daycare day bath transport taxi food extra playgroup other',
    'food feed $materials | $staff carer walker keeper handler | $rent insur clean $fuel',
    'kennel fence cage crate $building $equipment $vehicle',
    'haircut tyre tuition breakfast minibar conference',
  ),
  ru: words(
    'передержк гостиниц прожив сутк содержан выгул собак | груминг выгул дресс прогул зоотакси уход кормлен няня трансфер стриж доп',
    'корм $materials | $staff кинолог выгул ситтер | $rent страхов уборк топлив',
    'вольер клетк $building $equipment $vehicle',
    'шиномонтаж завтрак пациент конференц',
  ),
  price: [[12, 110]],
  revenue: 220_000,
  margin: [-5, 48],
  payroll: [15, 65],
};

const dogTraining: Trade = {
  en: words(
    'train course lesson class session',
    'trainer $staff instructor | $rent $fuel field hall | $marketing insur',
    '$equipment fence field $vehicle obstacle',
    'overnight haircut tyre meal room_night',
  ),
  price: [[20, 650]],
  revenue: 130_000,
  margin: [-5, 55],
  payroll: [15, 70],
};

export const careLines: readonly ExpectedModel[] = [
  ...linesOf(
    barbershop,
    en('open a barbershop in Berlin with 4 chairs', 'DE', 4, 320_000),
    en('barbeshop'),
    en('3 barbers in Toronto', 'CA', 3, 270_000),
    en('barbería en Bogotá', 'CO'),
    en('berber dükkanı İstanbul 5 koltuk', 'TR', 5, 350_000),
    ru('барбершоп на 7 кресел в Краснодаре', 'RU', 7, 500_000),
    ru('хочу открыть барбершоп'),
  ),
  ...linesOf(
    hairSalon,
    at(60, en('hair salon in Leeds with 6 stylists', 'GB', 6, 420_000)),
    at(60, en('salon de coiffure à Nantes', 'FR')),
    at(60, en('Friseursalon Hamburg', 'DE')),
    at(35, ru('parikmaherskaya')),
    at(40, ru('парикмахерская в Бишкеке', 'KG')),
  ),
  ...linesOf(
    beautySalon,
    at(50, en('nail studio in Valencia with 5 tables', 'ES', 5, 280_000)),
    at(80, en('lash and brow bar')),
    at(120, en('laser hair removal clinic in Riyadh', 'SA')),
    at(55, ru('студия маникюра на 6 мастеров', null, 6, 330_000)),
    at(60, ru('салон красоты в Казани', 'RU')),
    at(100, ru('косметологический кабинет в Ереване', 'AM')),
  ),
  ...linesOf(
    spa,
    at(90, en('day spa in Bali', 'ID')),
    at(95, en('massage studio, 3 therapists', null, 3)),
    at(65, ru('баня на дровах под Тверью', 'RU')),
    at(75, ru('массажный салон на 4 кабинета', null, 4)),
  ),
  ...linesOf(
    tattoo,
    at(230, en('tattoo parlour in Amsterdam with 4 artists', 'NL', 4)),
    at(200, ru('тату студия в Белграде', 'RS')),
  ),
  ...linesOf(
    grooming,
    en('dog groomer in Manchester', 'GB'),
    en('mobile dog grooming van'),
    en('peluquería canina Sevilla', 'ES'),
    ru('груминг собак Лиссабон 3 мастера', 'PT', 3),
    ru('груминг салон для собак и кошек'),
  ),
  ...linesOf(
    veterinary,
    at(110, en('veterinary clinic in Cork with 3 vets', 'IE', 3, 1_000_000)),
    at(100, en('Tierarztpraxis in Graz', 'AT')),
    at(75, ru('ветеринарная клиника в Воронеже', 'RU')),
  ),
  ...linesOf(
    petShop,
    en('pet shop in Auckland', 'NZ'),
    ru('зоомагазин'),
    ru('магазин для животных в Астане', 'KZ'),
  ),
  ...linesOf(
    dogHotel,
    at(45, en('hotel for dogs, 24 kennels, near Stockholm', 'SE', 24)),
    at(30, en('dog walking and day care')),
    at(30, ru('гостиница для собак на 15 вольеров', null, 15)),
  ),
  ...linesOf(dogTraining, en('dog training school')),
];
