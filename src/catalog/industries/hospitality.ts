// What cafes, restaurants and hotels usually have.
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

export const hospitality: Industry = {
  id: 'hospitality',
  titles: { en: 'Hospitality', ru: 'Гостеприимство' },
  stems:
    'hospitalit cafe café coffee restaurant bistro =bar =bars =pub =pubs pizz burger bakery cater canteen hotel hostel motel guesthouse =inn food sushi =tea кафе кофе ресторан =бар =бары бистро паб пицц бургер пекарн кондитер столов гостиниц отел хостел мотел общепит кейтеринг суши чайн =еда =еды',
  weakStems: 'kitchen breakfast bed guest tourist кухн завтрак гост турист',
  special: {
    stems: 'hotel hostel motel guest =inn =bed hospitalit гостиниц гостевой отел хостел мотел гостеприим',
    ids: [
      'hospitality_rooms',
      'hospitality_breakfasts_for_guests',
      'hospitality_laundry_and_room_supplies',
      'hospitality_room_furnishing',
    ],
  },
  sales: [
    [{ en: 'Coffee and drinks', ru: 'Кофе и напитки' }, visits(3000, 4.5)],
    [{ en: 'Meals', ru: 'Блюда' }, visits(1800, 12)],
    [{ en: 'Bakery and desserts', ru: 'Выпечка и десерты' }, unitSales(3.8, 1500)],
    [{ en: 'Takeaway and delivery', ru: 'Навынос и доставка' }, unitSales(14, 420)],
    [{ en: 'Rooms', ru: 'Номера' }, partialSales(600, 75, 62)],
    [{ en: 'Catering and banquets', ru: 'Кейтеринг и банкеты' }, unitSales(900, 4), 15],
    [{ en: 'Breakfasts for guests', ru: 'Завтраки для гостей' }, unitSales(9, 380)],
  ],
  cos: [
    [{ en: 'Food ingredients', ru: 'Продукты для кухни' }, ofSales(24)],
    [{ en: 'Coffee beans and drinks', ru: 'Зерно и напитки' }, ofSales(7)],
    [{ en: 'Kitchen staff', ru: 'Повара' }, staff(4, 1900)],
    [{ en: 'Takeaway packaging', ru: 'Упаковка навынос' }, unitCost(0.3, 1200)],
    [{ en: 'Delivery platform fees', ru: 'Комиссии служб доставки' }, ofSales(3)],
    [{ en: 'Laundry and room supplies', ru: 'Стирка и расходники номеров' }, unitCost(5, 370)],
  ],
  sga: [
    [{ en: 'Waiters and baristas', ru: 'Официанты и бариста' }, staff(6, 1500)],
    [{ en: 'Venue manager', ru: 'Управляющий заведением' }, staff(1, 2900)],
    [{ en: 'Venue rent', ru: 'Аренда помещения заведения' }, monthly(4200)],
    [{ en: 'Gas, water and power', ru: 'Газ, вода и электричество' }, monthly(900)],
    [{ en: 'Social media promotion', ru: 'Продвижение в соцсетях' }, monthly(600)],
    [{ en: 'Cleaning and hygiene', ru: 'Уборка и гигиена' }, amount(450)],
    [{ en: 'Booking and till systems', ru: 'Системы бронирования и кассы' }, monthly(180)],
    [{ en: 'Licences and music rights', ru: 'Лицензии и права на музыку' }, monthly(120)],
    [{ en: 'Equipment repairs', ru: 'Ремонт оборудования' }, amount(250)],
  ],
  assets: [
    [{ en: 'Kitchen equipment', ru: 'Кухонное оборудование' }, oneOff(32000)],
    [{ en: 'Coffee machine', ru: 'Кофемашина' }, oneOff(8500)],
    [{ en: 'Furniture and interior', ru: 'Мебель и интерьер' }, oneOff(24000)],
    [{ en: 'Room furnishing', ru: 'Обстановка номеров' }, oneOff(60000)],
    [{ en: 'Ventilation', ru: 'Вентиляция' }, oneOff(12000)],
  ],
};
