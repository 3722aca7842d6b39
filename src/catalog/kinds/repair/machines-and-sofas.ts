// Repair of coffee machines and kitchens of cafés, and upholstery.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const machinesAndSofas: readonly Kind[] = [
  {
    id: 'coffee_machine_repair',
    industry: 'retail',
    name: ['Coffee machine and kitchen repair', 'Ремонт кофемашин и оборудования кафе'],
    words: {
      en: 'coffee machine repair, coffee machine service, espresso machine repair, coffee equipment repair, restaurant equipment repair, catering equipment repair, commercial kitchen repair, coffee machine rental, bakery equipment repair, espresso machines, espresso machine engineers, espresso machine engineer, coffee maker repair, service coffee makers, service coffee machines, commercial fridges repair, commercial fridges and ovens, restaurant kitchen repair',
      ru: 'ремонт кофемашин, обслуживание кофемашин, сервис кофемашин, аренда кофемашин, ремонт оборудования кафе, ремонт пищевого оборудования, ремонт оборудования для ресторанов, ремонт торгового оборудования, ремонт холодильного оборудования, чиню кофемашины, ремонтирую кофемашины, сервис кофейного оборудования, кофейное оборудование, ремонт оборудования ресторанов, ремонт оборудования пекарен, ремонт оборудования ресторанов и пекарен, ремонт кофейного оборудования, ремонт холодильных витрин',
      es: 'reparación de cafeteras, reparación de maquinaria de hostelería',
      de: 'kaffeemaschinen reparatur, gastrogeräte reparatur',
      fr: 'réparation de machines à café, réparation de matériel de restauration',
      it: 'riparazione macchine da caffè, riparazione attrezzature ristorazione',
      pt: 'reparação de máquinas de café, conserto de máquinas de café',
      tr: 'kahve makinesi tamiri, endüstriyel mutfak servisi',
    },
    scale: scale(
      'people',
      [3, 1, 25],
      ['Technicians', 'Мастера'],
      ['technician|technicians', 'мастер|мастера|мастеров'],
      { vehicles: 1, orders: 0.016, crews: 1 },
    ),
    volumes: [
      volume('jobs', ['Jobs', 'Заказы'], ['jobs', 'заказов'], 'daily', {
        capacity: each(1),
        a_day: n(4, 2.5, 6),
        days: n(22, 20, 25),
        use: n(66, 50, 82),
      }),
    ],
    sales: [
      sale(['Repairs', 'Ремонт'], 'jobs', n(135, 55, 220), n(70, 50, 85)),
      sale(['Maintenance contracts', 'Обслуживание по договорам'], 'jobs', n(95, 40, 160), n(30, 15, 50)),
      sale(['Parts and filters', 'Запчасти и фильтры'], 'jobs', n(78, 30, 150), n(65, 45, 85)),
      sale(['Machines sold', 'Продажа машин'], 'jobs', n(1900, 600, 4500), n(3, 1, 6)),
    ],
    costs: [
      pay(['Technicians', 'Мастера'], each(1), n(52000, 41000, 66000), { isGradual: true }),
      share(['Parts bought', 'Закупка запчастей'], n(60, 50, 70), 'Parts and filters'),
      share(['Machines bought', 'Закупка машин'], n(64, 54, 74), 'Machines sold'),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1500,
        powered: 250,
        advertising: 3,
        insured: 200,
        repaired: 120,
        programs: 180,
        licensed: 200,
        permitted: 1200,
        launched: 2000,
      }),
      pay(['Dispatchers', 'Диспетчеры'], n(1, 0, 2), n(38000, 30000, 47000)),
      vehicleCosts(each(n(320, 150, 600))),
    ],
    assets: [
      asset(['Vans', 'Фургоны'], each(n(22000, 9000, 40000)), 7),
      asset(['Tools and test benches', 'Инструмент и стенды'], each(n(5500, 2000, 12000)), 6),
      asset(['Stock of parts', 'Запас деталей'], n(14000, 4000, 35000), 10),
    ],
    terms: { receivable: 14, stock: 20, payable: 18 },
    season: 'even',
    ramp: { from: n(40, 25, 60), months: n(9, 5, 15) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [28, 54], payroll: [31, 60], ebitda: [6, 26], payback: [14, 72] },
  },
  {
    id: 'upholstery',
    industry: 'retail',
    name: ['Upholstery', 'Перетяжка мебели'],
    words: {
      en: 'upholstery, upholsterer, furniture reupholstery, sofa reupholstery, furniture repair, upholstery workshop, sofa repair, chair restoration, re-cover sofas, re-cover sofas and chairs, recover sofas, headboards, headboards and banquettes, banquettes, car seat reupholstery, reupholstered seats, reupholster sofas, reupholstering, reupholstery, reupholstering chairs, reupholstering sofas',
      ru: 'перетяжка мебели, ремонт мебели, обивка мебели, перетяжка диванов, обивщик, ремонт диванов, перетяжка стульев, мастерская по реставрации мебели, перетягиваю мебель, обивка мягкой мебели, перетяжка кресел, перетяжка стульев и кресел, обивка стульев, ремонт мягкой мебели, перетяжка, старые диваны',
      es: 'tapicería, tapicero',
      de: 'polsterei, polsterer',
      fr: 'tapissier',
      it: 'tappezzeria, tappezziere',
      pt: 'estofador, estofaria',
      tr: 'döşemeci, koltuk döşeme, mobilya tamiri',
    },
    scale: scale(
      'people',
      [4, 1, 30],
      ['Upholsterers', 'Обивщики'],
      ['upholsterer|upholsterers', 'мастер|мастера|мастеров'],
      { orders: 0.13, area: 0.03 },
    ),
    volumes: [
      volume('orders', ['Orders', 'Заказы'], ['orders', 'заказов'], 'monthly', {
        capacity: each(1),
        a_month: n(11, 7, 17),
        use: n(70, 52, 84),
      }),
    ],
    sales: [
      sale(['Sofas', 'Диваны'], 'orders', n(1050, 350, 1900), n(50, 30, 70)),
      sale(['Armchairs and chairs', 'Кресла и стулья'], 'orders', n(420, 140, 800), n(40, 20, 60)),
      sale(
        ['Seats of cafés, cars and boats', 'Диваны кафе, сиденья авто и катеров'],
        'orders',
        n(640, 220, 1600),
        n(15, 5, 35),
      ),
      sale(['Fabric', 'Ткани'], 'orders', n(235, 90, 500)),
    ],
    costs: [
      pay(['Upholsterers', 'Обивщики'], each(1), n(42000, 33000, 54000), { isGradual: true }),
      share(['Fabric bought', 'Закупка тканей'], n(58, 48, 68), 'Fabric'),
      share(['Foam, springs and glue', 'Поролон, пружины и клей'], n(7, 5, 11)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 1800,
        powered: 280,
        advertising: 4,
        insured: 140,
        repaired: 120,
        programs: 70,
        licensed: 150,
        permitted: 800,
        launched: 1500,
      }),
      vehicleCosts(n(480, 200, 950)),
    ],
    assets: [
      asset(['Sewing machines and tools', 'Швейные машины и инструмент'], each(n(4200, 1800, 8500)), 8),
      asset(['Van', 'Фургон'], n(24000, 9000, 42000), 8),
      asset(['Fitting-out of the workshop', 'Ремонт мастерской'], n(14000, 4000, 35000), 8),
    ],
    terms: { receivable: 0, stock: 10, payable: 12 },
    season: 'town',
    ramp: { from: n(45, 30, 65), months: n(8, 4, 14) },
    growth: [3, 2, 2],
    borrowed: n(20, 0, 50),
    health: { gross: [24, 48], payroll: [38, 64], ebitda: [6, 26], payback: [10, 60] },
  },
];
