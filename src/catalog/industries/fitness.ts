// What gyms, studios of yoga and dance, and sports clubs usually have.
import type { Industry } from './industry.ts';
import { monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales, visits } from './typical.ts';

export const fitness: Industry = {
  id: 'fitness',
  titles: { en: 'Fitness and sport', ru: 'Фитнес и спорт' },
  stems:
    'fitness gym yoga pilates crossfit workout danc swimming martial boxing climbing tennis фитнес спортзал тренаж трениров йог пилатес кроссфит танц бассейн единоборств бокс скалодром теннис',
  weakStems: 'sport club studio trainer training class спорт клуб студи тренер зал заняти',
  sales: [
    [{ en: 'Monthly memberships', ru: 'Месячные абонементы' }, unitSales(48, 620)],
    [{ en: 'Personal training', ru: 'Персональные тренировки' }, visits(260, 35)],
    [{ en: 'Group classes', ru: 'Групповые занятия' }, visits(700, 11)],
    [{ en: 'Single visits', ru: 'Разовые посещения' }, visits(350, 12)],
    [{ en: 'Corporate memberships', ru: 'Корпоративные абонементы' }, unitSales(40, 90), 30],
    [{ en: 'Sports food and bar', ru: 'Спортивное питание и бар' }, unitSales(6.5, 500)],
    [{ en: 'Lockers, towels and rental', ru: 'Шкафчики, полотенца и прокат' }, unitSales(5, 300)],
  ],
  cos: [
    [{ en: 'Floor trainers', ru: 'Дежурные тренеры' }, staff(5, 2300)],
    [{ en: 'Class instructors', ru: 'Инструкторы групповых занятий' }, staff(4, 1700)],
    [
      { en: 'Trainers’ share of personal training', ru: 'Доля тренеров в персональных тренировках' },
      partialSales(260, 35, 50),
    ],
    [{ en: 'Purchases for the sports bar', ru: 'Закупка для спортивного бара' }, unitCost(3.2, 500)],
    [{ en: 'Upkeep of machines', ru: 'Обслуживание тренажёров' }, monthly(600)],
    [{ en: 'Club consumables', ru: 'Расходные материалы клуба' }, monthly(450)],
  ],
  sga: [
    [{ en: 'Club reception', ru: 'Администраторы клуба' }, staff(3, 1500)],
    [{ en: 'Club manager', ru: 'Управляющий клубом' }, staff(1, 3200)],
    [{ en: 'Club rent', ru: 'Аренда клуба' }, monthly(8500)],
    [{ en: 'Club utilities', ru: 'Коммунальные услуги клуба' }, monthly(1900)],
    [{ en: 'Club cleaning', ru: 'Уборка клуба' }, monthly(1300)],
    [{ en: 'Membership software', ru: 'Система учёта клиентов' }, monthly(220)],
    [{ en: 'Club advertising', ru: 'Реклама клуба' }, ofSales(4)],
    [{ en: 'Club insurance and music licence', ru: 'Страхование клуба и лицензия на музыку' }, monthly(280)],
  ],
  assets: [
    [{ en: 'Exercise machines', ru: 'Тренажёры' }, oneOff(90000)],
    [{ en: 'Weights and mats', ru: 'Свободные веса и коврики' }, oneOff(18000)],
    [{ en: 'Club refurbishment', ru: 'Ремонт клуба' }, oneOff(45000)],
    [{ en: 'Changing rooms and showers', ru: 'Раздевалки и душевые' }, oneOff(25000)],
    [{ en: 'Turnstiles and computers', ru: 'Турникеты и компьютеры клуба' }, oneOff(8000)],
  ],
};
