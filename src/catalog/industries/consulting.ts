// What consultants, agencies, schools and other knowledge businesses usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales } from './typical.ts';

export const consulting: Industry = {
  id: 'consulting',
  titles: { en: 'Consulting', ru: 'Консалтинг' },
  stems:
    'consult advis account audit bookkeep lawyer legal =law notar recruit coach tutor training teach school educat kindergart universit marketing research translat консалт консульт бухгалт аудит юрид юрист адвокат нотар рекрут кадр коуч репетит тренинг обучен образован школ детсад университет маркетинг исследован перевод',
  weakStems: 'agenc service office course studio агентств услуг офис курс студи детск',
  sales: [
    [{ en: 'Consulting hours', ru: 'Часы консультаций' }, partialSales(640, 85, 65), 30],
    [{ en: 'Projects at a fixed price', ru: 'Проекты с твёрдой ценой' }, unitSales(7500, 3), 30],
    [{ en: 'Monthly retainers', ru: 'Абонентское обслуживание' }, unitSales(1400, 9), 15],
    [{ en: 'Seminars and training', ru: 'Семинары и тренинги' }, unitSales(190, 60)],
    [{ en: 'Lessons and courses', ru: 'Уроки и курсы' }, unitSales(45, 240)],
    [{ en: 'Success fees', ru: 'Вознаграждение за результат' }, amount(3000), 30],
    [{ en: 'Reports and research', ru: 'Отчёты и исследования' }, unitSales(650, 6), 20],
  ],
  cos: [
    [{ en: 'Consultants', ru: 'Консультанты' }, staff(6, 3600)],
    [{ en: 'Freelance experts', ru: 'Внештатные эксперты' }, ofSales(8)],
    [{ en: 'Teachers and trainers', ru: 'Преподаватели и тренеры' }, staff(2, 2300)],
    [{ en: 'Travel to clients', ru: 'Поездки к клиентам' }, ofSales(3)],
    [{ en: 'Data and databases', ru: 'Данные и базы данных' }, monthly(650)],
    [{ en: 'Course materials', ru: 'Учебные материалы' }, unitCost(6, 300)],
  ],
  sga: [
    [{ en: 'Partners', ru: 'Партнёры' }, staff(2, 5200)],
    [{ en: 'Office assistants', ru: 'Помощники' }, staff(1, 1800)],
    [{ en: 'Rooms for work and meetings', ru: 'Помещения для работы и встреч' }, monthly(2600)],
    [
      { en: 'Professional liability insurance', ru: 'Страхование профессиональной ответственности' },
      monthly(420),
    ],
    [{ en: 'Client relations software', ru: 'Программа учёта клиентов' }, unitCost(45, 9)],
    [{ en: 'Conferences and networking', ru: 'Конференции и знакомства' }, amount(600)],
    [{ en: 'Website and publications', ru: 'Сайт и публикации' }, monthly(500)],
    [{ en: 'Memberships and certificates', ru: 'Членство и сертификаты' }, amount(250)],
    [{ en: 'Recruiting', ru: 'Подбор персонала' }, amount(400)],
  ],
  assets: [
    [{ en: 'Laptops and phones', ru: 'Ноутбуки и телефоны' }, oneOff(16000)],
    [{ en: 'Office furniture', ru: 'Офисная мебель' }, oneOff(12000)],
    [{ en: 'Training room equipment', ru: 'Оснащение учебного класса' }, oneOff(9000)],
    [{ en: 'Company cars', ru: 'Служебные автомобили' }, oneOff(45000)],
  ],
};
