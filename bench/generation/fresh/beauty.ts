// Fresh lines about beauty, bodies kept fit and animals looked after.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

export const salon: Trade = {
  en: words(
    'haircut hair cut visit style colour color treatment appointment client service beauty beard shave | product retail colour color beard treatment style shave makeup bridal other extra additional manicure nail kids chair',
    'product shampoo supplies $materials $goods | $staff stylist barber hairdresser commission | $rent | $utilities $marketing card',
    'chair $equipment | $fitout',
    'patient pupil tuition room_night dish crop kennel',
  ),
  ru: words(
    'стриж окраш визит услуг прическ посещен причёск парикмахер бород клиент волос | товар космет окраш уход бритье бород макияж продаж маникюр средств прод',
    'косметик краск расход средств $materials $goods | $staff парикмахер барбер стилист | $rent | $utilities $marketing эквайринг',
    'кресл $equipment | $fitout',
    'пациент ученик ночлег гектар номеров блюд',
  ),
  price: [[18, 160]],
  revenue: 280_000,
  margin: [-5, 42],
  payroll: [20, 68],
};

const nails: Trade = {
  en: words(
    'nail manicure pedicure lash brow visit treatment appointment set client service extension beauty lamination wax | product retail pedicure brow lash refill course design removal gift treatment extra add lift tint',
    'polish gel supplies product lash $materials $goods | $staff technician artist master | $rent | $utilities $marketing insur',
    '$equipment table bed chair lamp | $fitout',
    'patient pupil room_night dish crop kennel haircut',
  ),
  ru: words(
    'маникюр педикюр ногт ресниц бров визит услуг процедур клиент наращив ламинир | педикюр товар дизайн бров ресниц продаж косметик уход обучен снятие сертификат окраш коррекц допол',
    'лак гель расход косметик средств $materials $goods | $staff | $rent | $utilities $marketing стерилизац эквайринг',
    '$equipment стол кресл кушет ламп | $fitout',
    'пациент ночлег гектар номеров блюд',
  ),
  price: [[15, 220]],
  revenue: 170_000,
  margin: [-5, 50],
  payroll: [15, 68],
};

const spa: Trade = {
  en: words(
    'massage treatment session visit facial spa tattoo laser procedure appointment client service tan therap body sauna entry admission guest | product gift voucher package programme wrap long course retail facial couple treatment jewel pierc aftercare membership body extra consult drink rent',
    'oil product supplies consumable $materials linen ink needle $goods towel laundry | $staff therap massage artist practitioner | $rent | $utilities $marketing insur',
    'table bed $equipment device | $fitout',
    'pupil tuition crop kennel haircut room_night',
  ),
  ru: words(
    'массаж сеанс процедур визит услуг тату эпиляц баня парн посещен час клиент лазер сауна косметолог | абонемент сертификат продаж курс товар косметик обертыв уход спа эскиз пирсинг пакет веник напит чай допол шугаринг',
    'масл расход средств косметик краск игл $materials $goods бель веник дров | $staff массаж косметолог | $rent | $utilities $marketing лиценз эквайринг стирк',
    '$equipment кушет стол аппарат печь | $fitout',
    'ученик ночлег гектар номеров блюд',
  ),
  price: [[25, 260]],
  revenue: 220_000,
  margin: [-5, 50],
  payroll: [12, 68],
};

export const gym: Trade = {
  en: words(
    'member subscription pass class session visit train | train personal class drop retail drink product day merchandise session workshop pass nutrition event supplement private pilates course lesson',
    'clean supplies product $materials $goods towel consumable equipment maintenance repair | $staff trainer coach instructor teacher | $rent | $utilities $marketing insur software',
    '$equipment mat reformer | $fitout shower changing mirror',
    'patient tuition room_night dish crop kennel haircut',
  ),
  ru: words(
    'абонемент членск подписк занят карт посещен тренировк | персонал разов товар напит групп бар занят питан индивидуал мастер аренд тренировк',
    'уборк расход инвентар $materials $goods обслуж | $staff тренер инструктор | $rent | $utilities $marketing страхов',
    'тренаж $equipment инвентар зеркал | $fitout раздевал душ',
    'пациент ночлег гектар номеров блюд стриж',
  ),
  price: [
    [10, 45],
    [30, 260],
  ],
  revenue: 350_000,
  margin: [-6, 45],
  payroll: [12, 58],
};

export const grooming: Trade = {
  en: words(
    'groom dog cat pet wash bath visit walk board night stay day sit trim appointment | nail product retail bath add extra food train walk day treat shampoo groom cat pickup daycare play transport wash spa',
    'shampoo supplies product food $materials $goods treat bedding litter | $staff groomer walker handler sitter | $rent $vehicle $fuel insur | $marketing $utilities',
    '$equipment table tub kennel cage bath $vehicle fence run lead tracker computer',
    'patient pupil tuition room_night dish crop haircut',
  ),
  ru: words(
    'груминг стриж собак питом кошк животн визит выгул передерж гостиниц сут прожив | товар гигиен когт корм дрессиров мыть чистк уход косметик вычес выгул кошк продаж трансфер допол спа',
    'шампун расход косметик корм средств $materials $goods | $staff грумер кинолог | $rent | $utilities $marketing страхов',
    'стол ванн $equipment вольер клетк | $fitout вольер',
    'пациент ученик гектар маникюр блюд',
  ),
  price: [[12, 170]],
  revenue: 190_000,
  margin: [-5, 48],
  payroll: [15, 65],
};

const vet: Trade = {
  en: words(
    'consult visit appointment exam veterin treatment surg animal pet | surg vaccin medic drug product food laborator diagnos test lab groom dental retail x',
    'medic drug vaccin supplies $materials laborator $goods | $staff vet nurse doctor | $rent | insur $utilities $marketing waste licen',
    '$equipment x_ray ultrasound surg',
    'pupil tuition room_night dish crop haircut',
  ),
  ru: words(
    'прием осмотр консультац визит ветеринар лечен операц | операц вакцин препарат лекарств анализ товар диагност корм лаборатор узи груминг',
    'препарат лекарств медикамент вакцин расход $materials $goods | $staff врач ветеринар | $rent | $utilities $marketing лиценз утилизац',
    '$equipment узи рентген аппарат хирург',
    'ученик ночлег гектар номеров блюд',
  ),
  price: [[20, 300]],
  revenue: 700_000,
  margin: [-3, 40],
  payroll: [18, 58],
};

const petShop: Trade = {
  en: words(
    'food feed pet product goods accessor order purchase customer fish aquarium | accessor toy groom fish medic litter aquarium treat animal suppl delivery service plant subscription equip care',
    '$goods food | $staff seller | $rent $marketing $utilities delivery card',
    'shelv shop $equipment $fitout',
    'patient pupil tuition room_night dish haircut',
  ),
  ru: words(
    'корм зоотовар товар животн чек покупк | аксессуар игрушк груминг наполнит рыб аквариум ветеринар товар лаком птиц амуниц доставк',
    '$goods корм | $staff продав | $rent $marketing $utilities эквайринг',
    'стеллаж витрин полк $equipment $fitout',
    'пациент ученик ночлег гектар номеров',
  ),
  price: [[4, 90]],
  revenue: 450_000,
  margin: [-5, 25],
  payroll: [5, 32],
};

export const freshBeauty: readonly ExpectedModel[] = [
  ...linesOf(
    salon,
    en('hair salon'),
    en('barber shop in Leeds, 3 barbers', 'GB', 3, 230_000),
    en('peluquería en Sevilla con 2 peluqueras', 'ES', 2, 160_000),
    en('unisex salon in Pune with 6 chairs', 'IN', 6, 420_000),
    en('mobile hairdresser for care homes', null, null, 60_000),
    en('salão de beleza em Belo Horizonte', 'BR'),
    en('erkek kuaförü İzmir', 'TR', null, 200_000),
    ru('салон красоты в Тюмени, 4 мастера', 'RU', 4, 260_000),
    ru('парикмахерская эконом класса'),
    ru('barbershop v Minske', 'BY'),
  ),
  ...linesOf(
    nails,
    en('nail salon'),
    en('lash and brow studio in Gdansk', 'PL', null, 120_000),
    en('onglerie à Lyon', 'FR'),
    ru('ногтевая студия на 3 места', null, 3, 170_000),
    ru('студия бровей и ресниц', null, null, 120_000),
  ),
  ...linesOf(
    spa,
    en('massage therapist, just me', null, null, 75_000),
    en('thai massage in Gothenburg with 4 beds', 'SE', 4, 300_000),
    at([[60, 500]], en('tattoo studio in Wrocław', 'PL')),
    at([[50, 450]], en('laser hair removal clinic')),
    ru('массажный кабинет'),
    at([[30, 500]], ru('тату салон в Екатеринбурге', 'RU')),
    ru('лазерная эпиляция в Астане', 'KZ'),
  ),
  ...linesOf(
    gym,
    en('gym'),
    en('crossfit box in Calgary with 150 members', 'CA', 150, 290_000),
    en('yoga studio in Ubud', 'ID', null, 180_000),
    en('pilates reformer studio 8 reformers Sydney', 'AU', 8, 380_000),
    en('fitness club for women over 50'),
    ru('фитнес клуб'),
    ru('студия йоги и пилатеса в Новосибирске', 'RU', null, 180_000),
    ru('качалка в подвале', null, null, 150_000),
  ),
  ...linesOf(
    grooming,
    en('mobile pet groomer with one van', null, null, 100_000),
    en('dog walking', null, null, 60_000),
    en('cat hotel in Hamburg for 20 cats', 'DE', 20, 130_000),
    en('doggy daycare and boarding, 40 dogs, Denver', 'US', 40, 480_000),
    en('peluquería canina en Rosario', 'AR', null, 110_000),
    ru('груминг салон'),
    ru('гостиница для собак на 25 мест', null, 25, 200_000),
  ),
  ...linesOf(
    vet,
    en('veterinary clinic in Cluj', 'RO'),
    en('Tierarztpraxis in Linz', 'AT'),
    ru('ветклиника в Самаре, 3 врача', 'RU', 3, 650_000),
  ),
  ...linesOf(
    petShop,
    en('pet shop'),
    en('aquarium fish store online', null, null, 250_000),
    ru('товары для животных, магазин у дома'),
  ),
  ...linesOf(
    spa,
    selling(
      'visit sauna entry admission guest session hour bath ticket booking',
      at([[15, 250]], en('public sauna on the lake in Tampere', 'FI')),
    ),
    selling('баня парн посещен час визит сеанс аренд гост', at([[15, 250]], ru('баня на дровах в аренду'))),
  ),
];
