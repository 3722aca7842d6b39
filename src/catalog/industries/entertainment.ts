// What cinemas, clubs, games and events usually have.
import type { Industry } from './industry.ts';
import {
  amount,
  monthly,
  ofSales,
  oneOff,
  partialSales,
  staff,
  unitCost,
  unitSales,
  visits,
} from './typical.ts';

export const entertainment: Industry = {
  id: 'entertainment',
  titles: { en: 'Entertainment', ru: 'Развлечения' },
  stems:
    'entertain cinema theatre theater concert music museum nightclub karaoke bowling arcade game gaming quest escape amusement festival event film movie podcast trampolin развлеч кинотеатр кино театр концерт музык музе ночн караоке боулинг игр квест аттракцион фестивал мероприят праздник батут подкаст аниматор',
  weakStems: 'club park party ticket studio клуб парк вечеринк билет студи',
  sales: [
    [{ en: 'Admission tickets', ru: 'Входные билеты' }, visits(2600, 11)],
    [{ en: 'Season passes', ru: 'Абонементы' }, unitSales(60, 150)],
    [{ en: 'Food and drinks bar', ru: 'Бар и закуски' }, unitSales(5, 1700)],
    [{ en: 'Private parties', ru: 'Частные праздники' }, unitSales(350, 14)],
    [{ en: 'Sponsorship', ru: 'Спонсорские взносы' }, amount(2500), 30],
    [{ en: 'Merchandise', ru: 'Сувенирная продукция' }, unitSales(15, 160)],
    [{ en: 'Hall hire', ru: 'Аренда зала' }, partialSales(30, 420, 40), 10],
  ],
  cos: [
    [{ en: 'Artists and performers', ru: 'Артисты и ведущие' }, ofSales(18)],
    [{ en: 'Content licences and royalties', ru: 'Лицензии и отчисления авторам' }, ofSales(12)],
    [{ en: 'Bar supplies', ru: 'Закупки для бара' }, unitCost(1.6, 1700)],
    [{ en: 'Ticketing fees', ru: 'Комиссии билетных систем' }, ofSales(3)],
    [{ en: 'Merchandise purchase', ru: 'Закупка сувениров' }, unitCost(6, 160)],
    [{ en: 'Sound and light hire', ru: 'Прокат звука и света' }, amount(1100)],
  ],
  sga: [
    [{ en: 'Venue staff', ru: 'Персонал площадки' }, staff(7, 1450)],
    [{ en: 'Event managers', ru: 'Организаторы мероприятий' }, staff(2, 2500)],
    [{ en: 'Hall rent', ru: 'Аренда площадки' }, monthly(5200)],
    [{ en: 'Power and heating', ru: 'Электричество и отопление' }, monthly(1100)],
    [{ en: 'Posters and advertising', ru: 'Афиши и реклама' }, ofSales(6)],
    [{ en: 'Public liability insurance', ru: 'Страхование ответственности' }, monthly(350)],
    [{ en: 'Guards and stewards', ru: 'Охрана и контролёры' }, staff(2, 1400)],
    [{ en: 'Ticket and booking software', ru: 'Программа продажи билетов' }, monthly(200)],
  ],
  assets: [
    [{ en: 'Stage, sound and light', ru: 'Сцена, звук и свет' }, oneOff(45000)],
    [{ en: 'Game machines and rides', ru: 'Игровые автоматы и аттракционы' }, oneOff(70000)],
    [{ en: 'Seats and hall furniture', ru: 'Кресла и мебель зала' }, oneOff(26000)],
    [{ en: 'Projection equipment', ru: 'Проекционное оборудование' }, oneOff(38000)],
    [{ en: 'Hall refurbishment', ru: 'Ремонт зала' }, oneOff(30000)],
  ],
};
