// What cinemas, clubs, games and events usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const entertainment: Industry = {
  id: 'entertainment',
  titles: { en: 'Entertainment', ru: 'Развлечения' },
  stems:
    'entertain cinema theatre theater concert music museum nightclub karaoke bowling arcade game gaming quest escape amusement festival event film movie podcast trampolin развлеч кинотеатр кино театр концерт музык музе ночн караоке боулинг игр квест аттракцион фестивал мероприят праздник батут подкаст аниматор',
  weakStems: 'club park party ticket studio клуб парк вечеринк билет студи',
  sales: [
    ['Admission tickets', 'Входные билеты', visits(2600, 11)],
    ['Season passes', 'Абонементы', sold(60, 150)],
    ['Food and drinks bar', 'Бар и закуски', sold(5, 1700)],
    ['Private parties', 'Частные праздники', sold(350, 14)],
    ['Sponsorship', 'Спонсорские взносы', amount(2500), 30],
    ['Merchandise', 'Сувенирная продукция', sold(15, 160)],
    ['Hall hire', 'Аренда зала', partly(30, 420, 40), 10],
  ],
  cos: [
    ['Artists and performers', 'Артисты и ведущие', ofSales(18)],
    ['Content licences and royalties', 'Лицензии и отчисления авторам', ofSales(12)],
    ['Bar supplies', 'Закупки для бара', each(1.6, 1700)],
    ['Ticketing fees', 'Комиссии билетных систем', ofSales(3)],
    ['Merchandise purchase', 'Закупка сувениров', each(6, 160)],
    ['Sound and light hire', 'Прокат звука и света', amount(1100)],
  ],
  sga: [
    ['Venue staff', 'Персонал площадки', staff(7, 1450)],
    ['Event managers', 'Организаторы мероприятий', staff(2, 2500)],
    ['Hall rent', 'Аренда площадки', monthly(5200)],
    ['Power and heating', 'Электричество и отопление', monthly(1100)],
    ['Posters and advertising', 'Афиши и реклама', ofSales(6)],
    ['Public liability insurance', 'Страхование ответственности', monthly(350)],
    ['Guards and stewards', 'Охрана и контролёры', staff(2, 1400)],
    ['Ticket and booking software', 'Программа продажи билетов', monthly(200)],
  ],
  assets: [
    ['Stage, sound and light', 'Сцена, звук и свет', once(45000)],
    ['Game machines and rides', 'Игровые автоматы и аттракционы', once(70000)],
    ['Seats and hall furniture', 'Кресла и мебель зала', once(26000)],
    ['Projection equipment', 'Проекционное оборудование', once(38000)],
    ['Hall refurbishment', 'Ремонт зала', once(30000)],
  ],
};
