// What hairdressers, barbers, nail studios and spas usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, staff, unitCost, unitSales, visits } from './typical.ts';

export const beauty: Industry = {
  id: 'beauty',
  titles: { en: 'Beauty', ru: 'Красота' },
  stems:
    'beauty salon barber hairdress haircut cosmet manicur pedicur =nail =nails lash brow tattoo =spa wellness makeup красот салон парикмахер барбер космет маникюр педикюр ногт ресниц бровист татуир =тату =спа макияж визаж',
  weakStems: 'care hair studio skin уход волос студи кож',
  sales: [
    [{ en: 'Haircuts and styling', ru: 'Стрижки и укладки' }, visits(420, 32)],
    [{ en: 'Colouring and hair care', ru: 'Окрашивание и уход за волосами' }, visits(130, 85)],
    [{ en: 'Manicure and pedicure', ru: 'Маникюр и педикюр' }, visits(300, 28)],
    [{ en: 'Face and body care', ru: 'Уход за лицом и телом' }, visits(120, 60)],
    [{ en: 'Gift cards and courses', ru: 'Сертификаты и абонементы' }, unitSales(40, 75)],
    [{ en: 'Cosmetics for home', ru: 'Косметика для дома' }, unitSales(19, 160)],
    [{ en: 'Chair rental to stylists', ru: 'Аренда кресел мастерами' }, unitSales(450, 3)],
  ],
  cos: [
    [{ en: 'Hairdressers and stylists', ru: 'Парикмахеры и стилисты' }, staff(6, 2200)],
    [{ en: 'Nail and skin specialists', ru: 'Мастера маникюра и косметологи' }, staff(4, 1900)],
    [{ en: 'Professional cosmetics', ru: 'Профессиональная косметика' }, ofSales(8)],
    [{ en: 'Cosmetics for resale', ru: 'Закупка косметики для продажи' }, unitCost(10, 160)],
    [{ en: 'Towels and disposables', ru: 'Полотенца и одноразовые материалы' }, monthly(380)],
  ],
  sga: [
    [{ en: 'Salon reception', ru: 'Администраторы салона' }, staff(2, 1500)],
    [{ en: 'Salon manager', ru: 'Управляющий салоном' }, staff(1, 2600)],
    [{ en: 'Salon rent', ru: 'Аренда салона' }, monthly(3800)],
    [{ en: 'Salon utilities', ru: 'Коммунальные услуги салона' }, monthly(620)],
    [{ en: 'Booking software', ru: 'Сервис онлайн-записи' }, monthly(110)],
    [{ en: 'Salon advertising', ru: 'Реклама салона' }, ofSales(4)],
    [{ en: 'Salon cleaning and laundry', ru: 'Уборка салона и стирка' }, monthly(550)],
    [{ en: 'Salon insurance', ru: 'Страхование салона' }, monthly(160)],
    [{ en: 'Training of stylists', ru: 'Обучение мастеров' }, amount(350)],
  ],
  assets: [
    [{ en: 'Salon chairs and washbasins', ru: 'Кресла и мойки' }, oneOff(16000)],
    [{ en: 'Skin care equipment', ru: 'Косметологические аппараты' }, oneOff(18000)],
    [{ en: 'Salon refurbishment', ru: 'Ремонт салона' }, oneOff(28000)],
    [{ en: 'Salon furniture and mirrors', ru: 'Мебель и зеркала салона' }, oneOff(9000)],
    [{ en: 'Salon cash desk and computers', ru: 'Касса и компьютеры салона' }, oneOff(3000)],
  ],
};
