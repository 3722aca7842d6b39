// What gyms, studios of yoga and dance, and sports clubs usually have.
import type { Industry } from './industry.ts';
import { each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const fitness: Industry = {
  id: 'fitness',
  titles: { en: 'Fitness and sport', ru: 'Фитнес и спорт' },
  stems:
    'fitness gym yoga pilates crossfit workout danc swimming martial boxing climbing tennis фитнес спортзал тренаж трениров йог пилатес кроссфит танц бассейн единоборств бокс скалодром теннис',
  weakStems: 'sport club studio trainer training class спорт клуб студи тренер зал заняти',
  sales: [
    ['Monthly memberships', 'Месячные абонементы', sold(48, 620)],
    ['Personal training', 'Персональные тренировки', visits(260, 35)],
    ['Group classes', 'Групповые занятия', visits(700, 11)],
    ['Single visits', 'Разовые посещения', visits(350, 12)],
    ['Corporate memberships', 'Корпоративные абонементы', sold(40, 90), 30],
    ['Sports food and bar', 'Спортивное питание и бар', sold(6.5, 500)],
    ['Lockers, towels and rental', 'Шкафчики, полотенца и прокат', sold(5, 300)],
  ],
  cos: [
    ['Floor trainers', 'Дежурные тренеры', staff(5, 2300)],
    ['Class instructors', 'Инструкторы групповых занятий', staff(4, 1700)],
    ['Trainers’ share of personal training', 'Доля тренеров в персональных тренировках', partly(260, 35, 50)],
    ['Purchases for the sports bar', 'Закупка для спортивного бара', each(3.2, 500)],
    ['Upkeep of machines', 'Обслуживание тренажёров', monthly(600)],
    ['Club consumables', 'Расходные материалы клуба', monthly(450)],
  ],
  sga: [
    ['Club reception', 'Администраторы клуба', staff(3, 1500)],
    ['Club manager', 'Управляющий клубом', staff(1, 3200)],
    ['Club rent', 'Аренда клуба', monthly(8500)],
    ['Club utilities', 'Коммунальные услуги клуба', monthly(1900)],
    ['Club cleaning', 'Уборка клуба', monthly(1300)],
    ['Membership software', 'Система учёта клиентов', monthly(220)],
    ['Club advertising', 'Реклама клуба', ofSales(4)],
    ['Club insurance and music licence', 'Страхование клуба и лицензия на музыку', monthly(280)],
  ],
  assets: [
    ['Exercise machines', 'Тренажёры', once(90000)],
    ['Weights and mats', 'Свободные веса и коврики', once(18000)],
    ['Club refurbishment', 'Ремонт клуба', once(45000)],
    ['Changing rooms and showers', 'Раздевалки и душевые', once(25000)],
    ['Turnstiles and computers', 'Турникеты и компьютеры клуба', once(8000)],
  ],
};
