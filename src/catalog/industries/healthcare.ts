// What clinics, dentists and care practices usually have.
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

export const healthcare: Industry = {
  id: 'healthcare',
  titles: { en: 'Healthcare', ru: 'Здравоохранение' },
  stems:
    'health medic clinic dent doctor hospital veterinar =vet physio massage therap nurs laborator diagnos optic здоров здрав медиц клиник стомат зуб врач больниц ветеринар массаж терап лаборатор диагност оптик',
  weakStems: 'care practice cabinet centre center уход кабинет центр',
  sales: [
    [{ en: 'Consultations', ru: 'Консультации и приёмы' }, visits(450, 45)],
    [{ en: 'Treatments', ru: 'Лечение и процедуры' }, visits(260, 95)],
    [{ en: 'Diagnostics and tests', ru: 'Диагностика и анализы' }, unitSales(38, 400)],
    [{ en: 'Insurance patients', ru: 'Пациенты по страховке' }, unitSales(70, 180), 45],
    [{ en: 'Memberships and courses', ru: 'Абонементы и курсы' }, unitSales(85, 130)],
    [{ en: 'Products for home care', ru: 'Средства для ухода дома' }, unitSales(22, 150)],
    [{ en: 'Corporate check-ups', ru: 'Осмотры сотрудников компаний' }, partialSales(90, 60, 80), 30],
  ],
  cos: [
    [{ en: 'Doctors and specialists', ru: 'Врачи и специалисты' }, staff(4, 4200)],
    [{ en: 'Nurses and assistants', ru: 'Медсёстры и ассистенты' }, staff(4, 1900)],
    [{ en: 'Medical supplies', ru: 'Медицинские материалы' }, ofSales(9)],
    [{ en: 'Outside laboratory', ru: 'Услуги сторонней лаборатории' }, unitCost(14, 300)],
    [{ en: 'Products for resale', ru: 'Закупка средств для продажи' }, unitCost(12, 150)],
    [{ en: 'Medical waste disposal', ru: 'Утилизация отходов' }, monthly(180)],
  ],
  sga: [
    [{ en: 'Reception', ru: 'Администраторы' }, staff(2, 1500)],
    [{ en: 'Head of practice', ru: 'Главный врач' }, staff(1, 5000)],
    [{ en: 'Practice rent', ru: 'Аренда кабинетов' }, monthly(4000)],
    [{ en: 'Practice utilities', ru: 'Коммунальные услуги кабинетов' }, monthly(480)],
    [{ en: 'Malpractice insurance', ru: 'Страхование врачебной ответственности' }, monthly(650)],
    [{ en: 'Patient records software', ru: 'Медицинская информационная система' }, monthly(320)],
    [{ en: 'Patient acquisition', ru: 'Привлечение пациентов' }, ofSales(4)],
    [{ en: 'Licences and training', ru: 'Лицензии и обучение' }, amount(400)],
    [{ en: 'Sterile cleaning', ru: 'Стерилизация и уборка' }, monthly(500)],
  ],
  assets: [
    [{ en: 'Medical equipment', ru: 'Медицинское оборудование' }, oneOff(85000)],
    [{ en: 'Diagnostic equipment', ru: 'Диагностическое оборудование' }, oneOff(60000)],
    [{ en: 'Practice furniture', ru: 'Мебель кабинетов' }, oneOff(15000)],
    [{ en: 'Practice refurbishment', ru: 'Ремонт кабинетов' }, oneOff(40000)],
    [{ en: 'Computers for records', ru: 'Компьютеры регистратуры' }, oneOff(7000)],
  ],
};
