// What cafes, restaurants and hotels usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff, visits } from './typical.ts';

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
    ['Coffee and drinks', 'Кофе и напитки', visits(3000, 4.5)],
    ['Meals', 'Блюда', visits(1800, 12)],
    ['Bakery and desserts', 'Выпечка и десерты', sold(3.8, 1500)],
    ['Takeaway and delivery', 'Навынос и доставка', sold(14, 420)],
    ['Rooms', 'Номера', partly(600, 75, 62)],
    ['Catering and banquets', 'Кейтеринг и банкеты', sold(900, 4), 15],
    ['Breakfasts for guests', 'Завтраки для гостей', sold(9, 380)],
  ],
  cos: [
    ['Food ingredients', 'Продукты для кухни', ofSales(24)],
    ['Coffee beans and drinks', 'Зерно и напитки', ofSales(7)],
    ['Kitchen staff', 'Повара', staff(4, 1900)],
    ['Takeaway packaging', 'Упаковка навынос', each(0.3, 1200)],
    ['Delivery platform fees', 'Комиссии служб доставки', ofSales(3)],
    ['Laundry and room supplies', 'Стирка и расходники номеров', each(5, 370)],
  ],
  sga: [
    ['Waiters and baristas', 'Официанты и бариста', staff(6, 1500)],
    ['Venue manager', 'Управляющий заведением', staff(1, 2900)],
    ['Venue rent', 'Аренда помещения заведения', monthly(4200)],
    ['Gas, water and power', 'Газ, вода и электричество', monthly(900)],
    ['Social media promotion', 'Продвижение в соцсетях', monthly(600)],
    ['Cleaning and hygiene', 'Уборка и гигиена', amount(450)],
    ['Booking and till systems', 'Системы бронирования и кассы', monthly(180)],
    ['Licences and music rights', 'Лицензии и права на музыку', monthly(120)],
    ['Equipment repairs', 'Ремонт оборудования', amount(250)],
  ],
  assets: [
    ['Kitchen equipment', 'Кухонное оборудование', once(32000)],
    ['Coffee machine', 'Кофемашина', once(8500)],
    ['Furniture and interior', 'Мебель и интерьер', once(24000)],
    ['Room furnishing', 'Обстановка номеров', once(60000)],
    ['Ventilation', 'Вентиляция', once(12000)],
  ],
};
