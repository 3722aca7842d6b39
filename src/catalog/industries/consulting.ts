// What advisers, agencies, schools and other sellers of knowledge usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff } from './typical.ts';

export const consulting: Industry = {
  id: 'consulting',
  titles: { en: 'Consulting', ru: 'Консалтинг' },
  stems:
    'consult advis account audit bookkeep lawyer legal =law notar recruit coach tutor training teach school educat kindergart universit marketing research translat консалт консульт бухгалт аудит юрид юрист адвокат нотар рекрут кадр коуч репетит тренинг обучен образован школ детсад университет маркетинг исследован перевод',
  weakStems: 'agenc service office course studio агентств услуг офис курс студи детск',
  sales: [
    ['Consulting hours', 'Часы консультаций', partly(640, 85, 65), 30],
    ['Projects at a fixed price', 'Проекты с твёрдой ценой', sold(7500, 3), 30],
    ['Monthly retainers', 'Абонентское обслуживание', sold(1400, 9), 15],
    ['Seminars and training', 'Семинары и тренинги', sold(190, 60)],
    ['Lessons and courses', 'Уроки и курсы', sold(45, 240)],
    ['Success fees', 'Вознаграждение за результат', amount(3000), 30],
    ['Reports and research', 'Отчёты и исследования', sold(650, 6), 20],
  ],
  cos: [
    ['Consultants', 'Консультанты', staff(6, 3600)],
    ['Freelance experts', 'Внештатные эксперты', ofSales(8)],
    ['Teachers and trainers', 'Преподаватели и тренеры', staff(2, 2300)],
    ['Travel to clients', 'Поездки к клиентам', ofSales(3)],
    ['Data and databases', 'Данные и базы данных', monthly(650)],
    ['Course materials', 'Учебные материалы', each(6, 300)],
  ],
  sga: [
    ['Partners', 'Партнёры', staff(2, 5200)],
    ['Office assistants', 'Помощники', staff(1, 1800)],
    ['Rooms for work and meetings', 'Помещения для работы и встреч', monthly(2600)],
    ['Professional liability insurance', 'Страхование профессиональной ответственности', monthly(420)],
    ['Client relations software', 'Программа учёта клиентов', each(45, 9)],
    ['Conferences and networking', 'Конференции и знакомства', amount(600)],
    ['Website and publications', 'Сайт и публикации', monthly(500)],
    ['Memberships and certificates', 'Членство и сертификаты', amount(250)],
    ['Recruiting', 'Подбор персонала', amount(400)],
  ],
  assets: [
    ['Laptops and phones', 'Ноутбуки и телефоны', once(16000)],
    ['Office furniture', 'Офисная мебель', once(12000)],
    ['Training room equipment', 'Оснащение учебного класса', once(9000)],
    ['Company cars', 'Служебные автомобили', once(45000)],
  ],
};
