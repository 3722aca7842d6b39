// Fresh lines about spare time: play, stage, night and sport.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const never = 'haircut patient tuition room_night hectare livestock';
const neverRu = 'стриж пациент ночлег номеров гектар скот';

export const fun: Trade = {
  en: words(
    'ticket admission game session visit player guest entry hour lane booking room team party jump pass visitor play screen court climb person round | birthday party food snack drink bar concession event member merchandise corporate rental group shoe lesson arcade advert private gift cafe equipment paintball popcorn pass hire tournament photo season coach course shop retail',
    'supplies $materials consumable food snack drink film paint $goods maintenance repair prize licen | $staff host instructor | $rent | $utilities $marketing insur',
    '$equipment $fitout game headset court lane screen projector track trampoline',
    never,
  ),
  ru: words(
    'билет вход заезд игра игр сеанс посещен гость час команд дорожк бронир прыж клиент поход участник экскурс тренировк корт | день праздник бар еда кафе напит абонемент корпорат аренд сертификат попкорн снек мероприят фото турнир сувенир урок прокат пейнтбол допол носк',
    'расход реквизит продукт бар $materials обслуж ремонт лиценз напит закуп инвентар | $staff | $rent | $utilities $marketing страхов',
    '$equipment $fitout реквизит шлем экран аттракцион дорожк приставк батут',
    neverRu,
  ),
  price: [
    [5, 80],
    [60, 500],
  ],
  revenue: 350_000,
  margin: [-8, 55],
  payroll: [8, 52],
};

const night: Trade = {
  en: words(
    'ticket dj entry door admission show gig event booking set drink bar room hour performance song concert guest | drink bar ticket table bottle food equip event merchandise rental light sound extra wedding corporate cloak snack sponsor lesson private party',
    'drink beverage artist performer dj fee $goods $materials food stage sound music equipment $fuel subcontract travel | $staff bar security musician | $rent $fuel $vehicle | $marketing licen insur',
    'sound $equipment light $fitout instrument',
    never,
  ),
  ru: words(
    'билет вход концерт мероприят комнат час бар напит выступлен заказ аренд шоу гость кабин караоке песн | бар напит кухн билет стол депозит корпорат оборуд свет еда закуск сертификат свадьб аренд кальян день праздник',
    'напит алкогол артист гонорар продукт $goods $materials расход | $staff бар охран | $rent проезд транспорт | $marketing лиценз охран страхов авторск',
    'звук свет $equipment $fitout',
    neverRu,
  ),
  price: [
    [5, 90],
    [90, 2_500],
  ],
  revenue: 500_000,
  margin: [-8, 55],
  payroll: [5, 55],
};

export const freshLeisure: readonly ExpectedModel[] = [
  ...linesOf(
    fun,
    en('escape room'),
    en('escape rooms in Budapest, 4 rooms', 'HU', 4, 300_000),
    en('trampoline park in Tampa', 'US', null, 1_200_000),
    en('14 lane bowling centre', null, 14, 900_000),
    en('indoor climbing gym in Innsbruck', 'AT', null, 800_000),
    en('board game café in Ottawa', 'CA'),
    en('VR arcade Kuala Lumpur', 'MY', null, 250_000),
    en('padel club in Málaga with 6 courts', 'ES', 6, 450_000),
    en('arthouse cinema, 2 screens', null, 2, 500_000),
    en('mini golf', null, null, 200_000),
    en('soft play centre in Belfast', 'GB', null, 350_000),
    ru('квест комнаты'),
    ru('батутный центр в Оренбурге', 'RU', null, 450_000),
    ru('киберспортивный клуб на 25 компьютеров', null, 25, 200_000),
    ru('веревочный парк', null, null, 150_000),
    ru('картинг', null, null, 450_000),
  ),
  ...linesOf(
    night,
    en('nightclub in Belgrade', 'RS', null, 800_000),
    en('wedding DJ', null, null, 70_000),
    en('karaoke bar in Busan with 10 rooms', 'KR', 10, 400_000),
    at(null, en('live music venue in New Orleans', 'US', null, 900_000)),
    ru('караоке бар в Хабаровске', 'RU', null, 350_000),
  ),
];
