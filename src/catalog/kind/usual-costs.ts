// Costs that businesses of every kind have, named once, so that a business of several kinds has each of them once.
import { type Figure, n } from './figure.ts';
import type { Cost } from './kind.ts';
import { monthly, once, pay, share, yearly } from './rows.ts';

export const rent = (amount: Figure): Cost => ({
  form: 'monthly',
  name: ['Rent', 'Аренда помещения'],
  amount,
  is: 'rent',
});
export const utilities = (amount: Figure): Cost => ({
  form: 'monthly',
  name: ['Utilities', 'Коммунальные услуги'],
  amount,
  is: 'utilities',
});
export const insurance = (amount: Figure = n(180, 90, 350)): Cost =>
  monthly(['Insurance', 'Страхование'], amount);
export const accounting = (amount: Figure = n(300, 150, 600)): Cost =>
  monthly(['Accounting', 'Бухгалтерия'], amount);
export const software = (amount: Figure = n(120, 50, 300)): Cost =>
  monthly(['Software', 'Программы и сервисы'], amount);
export const phone = (amount: Figure = n(90, 50, 180)): Cost =>
  monthly(['Internet and phone', 'Интернет и связь'], amount);
export const cleaning = (amount: Figure = n(300, 120, 700)): Cost => monthly(['Cleaning', 'Уборка'], amount);
export const repairs = (amount: Figure = n(200, 80, 500)): Cost =>
  monthly(['Repairs and upkeep', 'Ремонт и обслуживание'], amount);
export const office = (amount: Figure = n(80, 30, 200)): Cost =>
  monthly(['Office supplies', 'Канцелярия и мелкие расходы'], amount);
export const security = (amount: Figure = n(90, 40, 250)): Cost => monthly(['Security', 'Охрана'], amount);
export const vehicleCosts = (amount: Figure): Cost =>
  monthly(['Fuel and vehicle upkeep', 'Топливо и содержание машин'], amount);
/** Percent of sales. */
export const marketing = (percent: Figure = n(3, 1, 6)): Cost =>
  share(['Marketing', 'Реклама и продвижение'], percent);
/** Percent of sales. */
export const paymentFees = (percent: Figure = n(1.8, 1, 3)): Cost =>
  share(['Payment processing', 'Приём платежей'], percent);
export const manager = (salary: Figure, people: Figure = n(1, 1, 1)): Cost =>
  pay(['Manager', 'Управляющий'], people, salary);
export const administrator = (salary: Figure, people: Figure = n(1, 1, 2)): Cost =>
  pay(['Administrators', 'Администраторы'], people, salary);
export const licences = (amount: Figure = n(500, 150, 1500)): Cost =>
  yearly(['Licences and inspections', 'Лицензии и проверки'], amount);
export const training = (amount: Figure = n(600, 200, 1500)): Cost =>
  yearly(['Staff training', 'Обучение сотрудников'], amount);
export const registration = (amount: Figure = n(1500, 500, 4000)): Cost =>
  once(['Registration and permits', 'Регистрация и разрешения'], amount);
export const launch = (amount: Figure = n(3000, 1000, 8000)): Cost =>
  once(['Opening campaign', 'Реклама к открытию'], amount);
/** Two or three months of rent are usual. */
export const deposit = (amount: Figure): Cost => ({
  form: 'once',
  name: ['Rent before opening', 'Аренда до открытия'],
  amount,
  is: 'rent',
});
export const hiring = (amount: Figure = n(1500, 500, 4000)): Cost => ({
  form: 'once',
  name: ['Hiring before opening', 'Наём до открытия'],
  amount,
  is: 'hiring',
});

/** What selling without premises takes in their place. */
export const onlineCosts: readonly Cost[] = [
  share(['Delivery to customers', 'Доставка покупателям'], n(7, 3, 12)),
  monthly(['Website and online shop platform', 'Сайт и платформа интернет-магазина'], n(180, 60, 500)),
  share(['Advertising on the internet', 'Реклама в интернете'], n(6, 3, 12)),
];
