// Lines about sport, games, evenings out and events.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const gym: Trade = {
  en: words(
    'member subscri pass class session visit lesson court hour climb | personal class drop merchandis juice bar retail private shop equipment hir coach day course rental cafe drink guest supplement product workshop tournament other kids event shoe online training teacher food belt uniform competition camp grading gear',
    'trainer coach instructor teacher $staff | $rent | $utilities clean insur | $marketing maint software',
    'equip machine mat court wall floor pool $fitout $equipment',
    'haircut overnight patient harvest tyre room_night',
  ),
  ru: words(
    'абонемент членств карт посещен занят трениров корт | персональн разов бар товар аренд групп прокат индивидуал фитнес-бар детск турнир спортпит доп пробн секци кимоно экипиров соревнован аттестац форм сбор',
    'тренер инструктор $staff | $rent | $utilities уборк страхов хим вод | реклам $marketing обслуживан программ',
    'тренажёр коврик корт стен бассейн чаш $fitout $equipment',
    'стриж ночлег пациент урожа шиномонтаж',
  ),
  price: [
    [8, 45],
    [25, 260],
    [260, 1_800],
  ],
  revenue: 400_000,
  margin: [-8, 50],
  payroll: [12, 60],
};

const attraction: Trade = {
  en: words(
    'ticket game session visit admission lane hour race player entry team lap heat show | bar food birthday party corporate snack drink merchandis event cafe advert concession popcorn shoe private photo concession membership gift group season other rental hir vr',
    '$staff host operator game_master actor | $rent licen film royalt distrib | $marketing $utilities maint',
    'lane kart projector room screen $fitout $equipment $vehicle',
    'haircut overnight_stay patient harvest tyre_fitting pupil',
  ),
  ru: words(
    'билет игр сеанс посещен заезд дорожк час квест участник | бар кафе праздник рожден корпоратив попкорн снек еда мероприят реклам абонемент экипиров сертификат напит шар прокат',
    '$staff аниматор оператор актёр инструктор | $rent прокатчик лиценз | реклам $marketing $utilities обслуживан',
    'дорожк карт проектор экран маркер декорац реквизит $fitout $equipment',
    'стриж ночлег пациент урожа',
  ),
  price: [[2.5, 220]],
  revenue: 550_000,
  margin: [-8, 52],
  payroll: [8, 50],
};

const seasonHire: Trade = {
  en: words(
    'hir rental ski day board set surf lesson kayak bike | lesson repair accessor servic wax sale retail insur helmet tour boot storage snowboard child guide package wetsuit clothing suit',
    '$staff instructor technician | $rent beach concession | maint repair wax insur replace $marketing',
    'ski board boot surf kayak bike $equipment',
    'haircut overnight patient harvest pupil room_night',
  ),
  ru: words(
    'прокат аренд комплект лыж сап час сутк | инструктор ремонт обучен товар хранен шлем заточк подготовк сноуборд экипиров тур жилет экскурс',
    '$staff инструктор | $rent | ремонт обслуживан замен страхов реклам $marketing',
    'лыж сап сноуборд доск ботин $equipment',
    'стриж ночлег пациент урожа',
  ),
  price: [[8, 160]],
  revenue: 250_000,
  margin: [-10, 58],
  payroll: [8, 52],
  isSeasonal: true,
};

const events: Trade = {
  en: words(
    'event wedding plan package fee commission hir party ticket project coordin conference | commission decor corporate hir cater day design rental consult sponsor partial audio sound light stand photo party venue private vendor exhibitor birthday equipment bar other',
    'planner coordinat $staff event freelance manager | $marketing | venue decor subcontract supplier $rent hir cater artist flower $materials contractor | travel $fuel insur software',
    '$computer decor $equipment $vehicle',
    'haircut overnight patient harvest tyre room_night',
  ),
  ru: words(
    'мероприят свад организац праздник аренд банкет корпоратив пакет | координац декор комисс аренд корпоратив ведущ оформлен агентск банкет юбилей выпускн кейтеринг фуршет оборудован детск',
    '$staff организатор координатор менеджер аниматор | реклам $marketing | декор подряд площадк $rent артист ведущ реквизит костюм продукт $materials | транспорт топлив офис программ связь $utilities уборк',
    'декор реквизит костюм $computer $equipment $vehicle',
    'стриж ночлег пациент урожа',
  ),
  price: [
    [40, 500],
    [500, 25_000],
  ],
  revenue: 350_000,
  margin: [-8, 50],
  payroll: [8, 60],
};

export const leisureLines: readonly ExpectedModel[] = [
  ...linesOf(
    gym,
    en('gym with a juice bar'),
    en('24 hour gym in Oslo, 900 members', 'NO', 900, 600_000),
    en('yoga studio in Byron Bay', 'AU'),
    en('climbing hall in Innsbruck', 'AT'),
    en('padel club with 6 courts in Alicante', 'ES', 6, 800_000),
    en('pilates reformer studio'),
    en('gimnasio en Medellín', 'CO'),
    ru('фитнес-клуб 800 м2 в Перми', 'RU', 800, 900_000),
    ru('студия йоги'),
    ru('секция карате для детей'),
    ru('бассейн для грудничков'),
    ru('trenazhernyi zal v Almaty', 'KZ'),
  ),
  ...linesOf(
    attraction,
    at([[20, 260]], en('escape room in Budapest with 5 rooms', 'HU', 5)),
    at([[4, 90]], en('bowling alley with 12 lanes', null, 12, 1_200_000)),
    at(12, en('small cinema with 3 screens in Nantes', 'FR', 3)),
    at(32, en('go kart track')),
    at([[20, 260]], ru('квест-комнаты в Новосибирске', 'RU')),
    at([[5, 90]], ru('боулинг на 8 дорожек', null, 8)),
    at(5, ru('компьютерный клуб на 30 мест', null, 30, 400_000)),
  ),
  ...linesOf(
    seasonHire,
    en('ski hire in Zell am See', 'AT'),
    en('surf school and board rental in Taghazout', 'MA'),
    ru('прокат лыж и сноубордов в Шерегеше', 'RU'),
    ru('прокат сапов'),
  ),
  ...linesOf(
    events,
    at([[1_500, 25_000]], en('weding planner in Cape Town', 'ZA')),
    at([[2_500, 90_000]], en('corporate event agency in Singapore', 'SG')),
    at([[1_500, 30_000]], ru('организация свадеб в Казани', 'RU')),
    at([[100, 1_300]], ru('агентство детских праздников')),
  ),
];
