// Who takes people out on the water for an hour or a day.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const boatTrips: readonly Kind[] = [
  {
    id: 'boat_trips',
    industry: 'hospitality',
    name: ['Boat trips', 'Прогулки на теплоходе и катере'],
    words: {
      en: 'boat trips, boat tours, river cruises, river trips, sightseeing boat, sightseeing cruises, excursion boat, whale watching, dolphin watching, harbour tours, sea excursions, fishing charter, sea fishing trips, fishing trips, sunset cruise, glass-bottom boat, swamp tours, party boat, whale watching trips, dolphin trips, fishing trips for tourists, boat rides, boat cruises, lake cruises, river boat, whale watching boat, catamaran day trips, catamaran trips, sailing day trips, boat day trips, water taxi, water taxis, boat taxi',
      ru: 'речные прогулки, прогулки на теплоходе, прогулочный теплоход, морские прогулки, морские экскурсии, прогулки на катере, экскурсии на катере, прогулки на яхте, морская рыбалка, рыбалка с катера, рыбалка на катере, прогулки на лодке, прогулочный катер, экскурсии в море, наблюдение за китами, катаем туристов на катере, катаем туристов на кораблике, катаем на катере, рыбалка в море, морская рыбалка с туристами, кораблик, прогулки на кораблике, прогулочный кораблик, прогулки на яхтах, катаем туристов на теплоходе, катаем по реке, водное такси, речное такси, аквабус такси, морское такси',
      es: 'paseos en barco, excursiones en barco, avistamiento de ballenas',
      de: 'schifffahrten, bootstouren, ausflugsschiff, walbeobachtung, rundfahrten mit dem boot',
      fr: 'promenades en bateau, croisières fluviales, excursions en mer, bateau promenade',
      it: 'gite in barca, escursioni in barca, minicrociere',
      pt: 'passeios de barco, passeios no rio, observação de golfinhos',
      tr: 'tekne turu, boğaz turu, tekne gezisi',
    },
    scale: scale(
      'seats',
      [40, 6, 600],
      ['Seats on board', 'Места на борту'],
      ['seat|seats', 'место|места|мест'],
      { places: 1, boats: 20, vehicles: 20, people: 10 },
    ),
    volumes: [
      volume('guests', ['Guests on board', 'Гости на борту'], ['guests', 'гостей'], 'turns', {
        capacity: each(1),
        turns: n(0.62, 0.35, 1.3),
        days: n(25, 18, 30),
      }),
    ],
    sales: [
      sale(['Trip tickets', 'Билеты на прогулки'], 'guests', n(33, 9, 75), n(84, 70, 94)),
      sale(['Private trips', 'Индивидуальные прогулки и рыбалка'], 'guests', n(58, 20, 120), n(16, 6, 30)),
      sale(['Drinks and food on board', 'Напитки и еда на борту'], 'guests', n(7, 2, 18), n(45, 20, 70)),
      sale(['Gear, photos and souvenirs', 'Снасти, фото и сувениры'], 'guests', n(5, 2, 12), n(22, 8, 40)),
    ],
    costs: [
      pay(['Captains and crew', 'Капитаны и матросы'], each(n(0.056, 0.035, 0.12)), n(45000, 33000, 62000), {
        isPartTime: true,
      }),
      share(['Fuel', 'Топливо'], n(11, 7, 17)),
      share(['Drinks and food bought', 'Закупка напитков и еды'], n(42, 32, 52), 'Drinks and food on board'),
      share(['Commission of booking sites and agents', 'Комиссия агентов и сайтов'], n(7, 3, 14)),
      monthly(['Berths', 'Стоянка у причала'], each(n(26, 10, 60))),
    ],
    overheads: siteOverheads({
      powered: 120,
      advertising: 4,
      insured: 650,
      repaired: 1100,
      programs: 130,
      licensed: 1900,
      permitted: 3500,
      launched: 3500,
    }),
    assets: [
      asset(['Boats', 'Суда'], each(n(4600, 1500, 12000)), 14),
      asset(
        ['Safety and navigation equipment', 'Спасательные средства и навигация'],
        each(n(260, 90, 600)),
        6,
      ),
      asset(['Pier, ticket booth and website', 'Причал, касса и сайт'], n(16000, 4000, 45000), 8),
    ],
    terms: { receivable: 0, stock: 4, payable: 14 },
    season: 'beach',
    ramp: { from: n(45, 25, 65), months: n(9, 4, 16) },
    growth: [4, 3, 2],
    borrowed: n(40, 0, 65),
    health: { gross: [26, 62], payroll: [20, 54], ebitda: [5, 40], payback: [14, 120] },
  },
  {
    id: 'water_sports_hire',
    industry: 'hospitality',
    name: ['Jet skis and water rides', 'Гидроциклы и водные развлечения'],
    words: {
      en: 'jet ski hire, jet ski rental, jet skis, jet ski tours, water sports rental, water sports hire, watersports centre, banana boat rides, parasailing, flyboard, wakeboard park, wake park, cable park, water scooters, water scooter hire, banana rides, tube rides, wakeboarding, water rides, waterski, floating water park',
      ru: 'прокат гидроциклов, аренда гидроциклов, гидроциклы, водные аттракционы, водные развлечения, катание на банане, парасейлинг, флайборд, вейк-парк, вейкборд, водные мотоциклы, водные скутеры, катание на гидроциклах, катание на ватрушке за катером, плюшки и бананы, банан и гидроциклы',
      es: 'alquiler de motos de agua, motos acuáticas, deportes acuáticos',
      de: 'jetski verleih, wasserski anlage, wassersportzentrum',
      fr: 'location de jet ski, base nautique, téléski nautique',
      it: 'noleggio moto d’acqua, sport acquatici',
      pt: 'aluguel de jet ski, esportes aquáticos',
      tr: 'jet ski kiralama, su sporları',
    },
    scale: scale(
      'machines',
      [6, 2, 30],
      ['Jet skis and boats', 'Гидроциклы и катера'],
      ['jet ski|jet skis', 'гидроцикл|гидроцикла|гидроциклов'],
      { boats: 1, vehicles: 1, bikes: 1, people: 2.5 },
    ),
    volumes: [
      volume('rides', ['Rides', 'Заезды'], ['rides', 'заездов'], 'daily', {
        capacity: each(1),
        a_day: n(9, 6, 14),
        days: n(30, 28, 30),
        use: n(13, 8, 22),
      }),
    ],
    sales: [
      sale(['Jet ski rides', 'Катание на гидроцикле'], 'rides', n(68, 28, 120), n(66, 45, 85)),
      sale(['Banana and tube rides', 'Катание на банане и плюшке'], 'rides', n(24, 8, 42), n(60, 30, 90)),
      sale(['Parasailing and wakeboard', 'Парасейлинг и вейкборд'], 'rides', n(72, 30, 120), n(8, 2, 18)),
      sale(['Jet ski tours', 'Туры на гидроциклах'], 'rides', n(140, 60, 240), n(7, 2, 16)),
    ],
    costs: [
      pay(
        ['Instructors and skippers', 'Инструкторы и капитаны'],
        each(n(0.36, 0.2, 0.6)),
        n(33000, 26000, 44000),
        {
          isPartTime: true,
        },
      ),
      share(['Fuel', 'Топливо'], n(12, 8, 18)),
      share(['Repairs of jet skis', 'Ремонт гидроциклов'], n(7, 4, 11)),
    ],
    overheads: siteOverheads({
      rented: 900,
      powered: 90,
      advertising: 4,
      insured: 550,
      repaired: 200,
      programs: 80,
      licensed: 900,
      permitted: 2200,
      launched: 2000,
    }),
    assets: [
      asset(['Jet skis and boats', 'Гидроциклы и катера'], each(n(13500, 6000, 22000)), 5),
      asset(
        ['Inflatables, life jackets and suits', 'Надувные аттракционы, жилеты и костюмы'],
        each(n(1400, 500, 3000)),
        3,
      ),
      asset(['Pontoon, trailer and counter', 'Понтон, прицеп и касса'], n(15000, 4000, 36000), 8),
    ],
    terms: { receivable: 0, stock: 2, payable: 8 },
    season: 'beach',
    ramp: { from: n(55, 30, 75), months: n(6, 3, 12) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [34, 74], payroll: [14, 54], ebitda: [6, 42], payback: [8, 84] },
  },
];
