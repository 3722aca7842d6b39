// What clinics, dentists and care practices usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

export const healthcare: Industry = {
  id: 'healthcare',
  titles: { en: 'Healthcare', ru: 'Здравоохранение' },
  stems:
    'health medic clinic dent doctor hospital veterinar =vet physio massage therap nurs laborator diagnos optic здоров здрав медиц клиник стомат зуб врач больниц ветеринар массаж терап лаборатор диагност оптик',
  weakStems: 'care practice cabinet centre center уход кабинет центр',
  sales: [
    ['Consultations', 'Консультации и приёмы', visits(450, 45)],
    ['Treatments', 'Лечение и процедуры', visits(260, 95)],
    ['Diagnostics and tests', 'Диагностика и анализы', sold(38, 400)],
    ['Insurance patients', 'Пациенты по страховке', sold(70, 180), 45],
    ['Memberships and courses', 'Абонементы и курсы', sold(85, 130)],
    ['Products for home care', 'Средства для ухода дома', sold(22, 150)],
    ['Corporate check-ups', 'Осмотры сотрудников компаний', partly(90, 60, 80), 30],
  ],
  cos: [
    ['Doctors and specialists', 'Врачи и специалисты', staff(4, 4200)],
    ['Nurses and assistants', 'Медсёстры и ассистенты', staff(4, 1900)],
    ['Medical supplies', 'Медицинские материалы', ofSales(9)],
    ['Outside laboratory', 'Услуги сторонней лаборатории', each(14, 300)],
    ['Products for resale', 'Закупка средств для продажи', each(12, 150)],
    ['Medical waste disposal', 'Утилизация отходов', monthly(180)],
  ],
  sga: [
    ['Reception', 'Администраторы', staff(2, 1500)],
    ['Head of practice', 'Главный врач', staff(1, 5000)],
    ['Practice rent', 'Аренда кабинетов', monthly(4000)],
    ['Practice utilities', 'Коммунальные услуги кабинетов', monthly(480)],
    ['Malpractice insurance', 'Страхование врачебной ответственности', monthly(650)],
    ['Patient records software', 'Медицинская информационная система', monthly(320)],
    ['Patient acquisition', 'Привлечение пациентов', ofSales(4)],
    ['Licences and training', 'Лицензии и обучение', amount(400)],
    ['Sterile cleaning', 'Стерилизация и уборка', monthly(500)],
  ],
  assets: [
    ['Medical equipment', 'Медицинское оборудование', once(85000)],
    ['Diagnostic equipment', 'Диагностическое оборудование', once(60000)],
    ['Practice furniture', 'Мебель кабинетов', once(15000)],
    ['Practice refurbishment', 'Ремонт кабинетов', once(40000)],
    ['Computers for records', 'Компьютеры регистратуры', once(7000)],
  ],
};
