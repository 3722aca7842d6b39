// What hairdressers, barbers, nail studios and spas usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, sold, staff, visits } from './typical.ts';

export const beauty: Industry = {
  id: 'beauty',
  titles: { en: 'Beauty', ru: 'Красота' },
  stems:
    'beauty salon barber hairdress haircut cosmet manicur pedicur =nail =nails lash brow tattoo =spa wellness makeup красот салон парикмахер барбер космет маникюр педикюр ногт ресниц бровист татуир =тату =спа макияж визаж',
  weakStems: 'care hair studio skin уход волос студи кож',
  sales: [
    ['Haircuts and styling', 'Стрижки и укладки', visits(420, 32)],
    ['Colouring and hair care', 'Окрашивание и уход за волосами', visits(130, 85)],
    ['Manicure and pedicure', 'Маникюр и педикюр', visits(300, 28)],
    ['Face and body care', 'Уход за лицом и телом', visits(120, 60)],
    ['Gift cards and courses', 'Сертификаты и абонементы', sold(40, 75)],
    ['Cosmetics for home', 'Косметика для дома', sold(19, 160)],
    ['Chair rental to stylists', 'Аренда кресел мастерами', sold(450, 3)],
  ],
  cos: [
    ['Hairdressers and stylists', 'Парикмахеры и стилисты', staff(6, 2200)],
    ['Nail and skin specialists', 'Мастера маникюра и косметологи', staff(4, 1900)],
    ['Professional cosmetics', 'Профессиональная косметика', ofSales(8)],
    ['Cosmetics for resale', 'Закупка косметики для продажи', each(10, 160)],
    ['Towels and disposables', 'Полотенца и одноразовые материалы', monthly(380)],
  ],
  sga: [
    ['Salon reception', 'Администраторы салона', staff(2, 1500)],
    ['Salon manager', 'Управляющий салоном', staff(1, 2600)],
    ['Salon rent', 'Аренда салона', monthly(3800)],
    ['Salon utilities', 'Коммунальные услуги салона', monthly(620)],
    ['Booking software', 'Сервис онлайн-записи', monthly(110)],
    ['Salon advertising', 'Реклама салона', ofSales(4)],
    ['Salon cleaning and laundry', 'Уборка салона и стирка', monthly(550)],
    ['Salon insurance', 'Страхование салона', monthly(160)],
    ['Training of stylists', 'Обучение мастеров', amount(350)],
  ],
  assets: [
    ['Salon chairs and washbasins', 'Кресла и мойки', once(16000)],
    ['Skin care equipment', 'Косметологические аппараты', once(18000)],
    ['Salon refurbishment', 'Ремонт салона', once(28000)],
    ['Salon furniture and mirrors', 'Мебель и зеркала салона', once(9000)],
    ['Salon cash desk and computers', 'Касса и компьютеры салона', once(3000)],
  ],
};
