// Machines that stand in other people’s halls and are paid for by the play.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { vehicleCosts } from '../../kind/usual-costs.ts';

export const amusementMachines: readonly Kind[] = [
  {
    id: 'amusement_machines',
    industry: 'entertainment',
    name: ['Amusement machines in halls', 'Развлекательные автоматы в залах'],
    words: {
      en: 'claw machine, claw machines, crane machines, toy machines, massage chair, massage chairs, kiddie rides, coin operated rides, bouncy ball machines, photo booths in malls, arcade machines in malls, amusement machines, boxing machines, power bank rental, power bank sharing, phone charging stations, phone charging, arcade machines in pubs, arcade machines, photo booths, photo booths in shopping centres, photo booth machines, machines with toys, retro arcade, amusement arcade',
      ru: 'автоматы с игрушками, хватайка, хватайки, автоматы-хватайки, массажные кресла, массажные кресла в торговом центре, детские качалки, качалки в торговом центре, автоматы с мячиками, механические автоматы, фотокабинка, фотокабинки, силомер, аренда пауэрбанков, шеринг пауэрбанков, развлекательные автоматы, качалки для детей, качалки в тц, аппараты фотобудки, аппараты с игрушками, кран-машины, фотоавтоматы, кран-машины с игрушками',
      es: 'máquinas de peluches, sillones de masaje, máquinas recreativas en centros comerciales',
      de: 'greifautomaten, massagesessel automaten, unterhaltungsautomaten',
      fr: 'machines à pinces, fauteuils de massage, automates de jeux',
      it: 'macchine con pinza, poltrone massaggianti, giochi a gettone',
      pt: 'máquinas de pelúcia, cadeiras de massagem, máquinas de diversão',
      tr: 'oyuncak yakalama makinesi, masaj koltuğu işletmesi, oyun makineleri',
    },
    scale: scale(
      'machines',
      [20, 8, 300],
      ['Machines', 'Автоматы'],
      ['machine|machines', 'автомат|автомата|автоматов'],
      {
        chairs: 1,
        kiosks: 1,
        stations: 1,
      },
    ),
    volumes: [
      volume('plays', ['Plays', 'Запуски'], ['plays', 'запусков'], 'daily', {
        capacity: each(1),
        a_day: n(18, 10, 30),
        days: n(30, 26, 31),
        use: n(60, 40, 75),
      }),
    ],
    sales: [
      sale(['Claw machines', 'Хватайки'], 'plays', n(1.6, 0.8, 2.5), n(55, 30, 80)),
      sale(['Children’s rides', 'Детские качалки'], 'plays', n(2.2, 1, 3.5), n(22, 10, 40)),
      sale(
        ['Massage chairs and photo booths', 'Массажные кресла и фотокабинки'],
        'plays',
        n(4.2, 2, 8),
        n(12, 0, 40),
      ),
      sale(['Balls and capsules', 'Мячики и капсулы'], 'plays', n(1, 0.5, 1.6), n(11, 0, 30)),
    ],
    costs: [
      share(['Share of the halls’ owners', 'Доля владельцев площадок'], n(29, 20, 38)),
      share(['Toys and prizes', 'Игрушки и призы'], n(17, 10, 24)),
      pay(
        ['Collectors and technicians', 'Инкассаторы и техники'],
        each(n(0.02, 0.012, 0.035)),
        n(37000, 30000, 46000),
      ),
    ],
    overheads: [
      monthly(['Storage of machines and toys', 'Склад автоматов и игрушек'], n(280, 100, 700)),
      ...siteOverheads({
        powered: 90,
        advertising: 0.6,
        insured: 120,
        repaired: 260,
        programs: 80,
        licensed: 600,
        permitted: 900,
        launched: 800,
      }),
      vehicleCosts(n(420, 200, 800)),
    ],
    assets: [
      asset(['Machines', 'Автоматы'], each(n(2400, 900, 4500)), 5),
      asset(['Van and tools', 'Фургон и инструмент'], n(12000, 4000, 25000), 6),
    ],
    terms: { receivable: 3, stock: 30, payable: 20 },
    season: 'town',
    ramp: { from: n(45, 25, 65), months: n(8, 5, 14) },
    growth: [4, 2],
    borrowed: n(30, 0, 55),
    health: { gross: [24, 50], payroll: [6, 26], ebitda: [8, 34], payback: [12, 66] },
  },
];
