// Flights for pleasure.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import {
  accounting,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  software,
  vehicleCosts,
} from '../../kind/usual-costs.ts';

export const flights: readonly Kind[] = [
  {
    id: 'pleasure_flights',
    industry: 'hospitality',
    name: ['Balloon and sightseeing flights', 'Полёты на шарах и вертолётах'],
    words: {
      en: 'hot air balloon, balloon flights, balloon rides, helicopter tours, scenic flights, sightseeing flights, skydiving centre, paragliding, paragliding school, flying club, gliding club, helicopter rides, paragliding flights, tandem paragliding, hot air balloon rides, parachute jumps, tandem jumps, tandem skydiving, hang gliding, plane rides, fly tourists',
      ru: 'полёты на воздушном шаре, полёт на шаре, воздушный шар полёты, вертолётные экскурсии, параплан, полёты на параплане, экскурсионные полёты, вертолётные прогулки, экскурсии на вертолёте, катание на самолёте, полёты на самолёте, парашютные прыжки, полёты на дельтаплане, катание на вертолёте, парапланы, аэроклуб с прыжками, парашютный клуб, прыжки с парашютом, полёты на вертолёте, полёт на вертолёте',
      es: 'vuelos en globo, paseos en helicóptero, parapente, paracaidismo',
      de: 'ballonfahrten, rundflüge, fallschirmspringen, paragliding',
      fr: 'vol en montgolfière, parapente, saut en parachute, tours en hélicoptère',
      it: 'voli in mongolfiera, parapendio, paracadutismo',
      pt: 'passeio de balão, parapente, paraquedismo, passeio de helicóptero',
      tr: 'balon turu, yamaç paraşütü, sıcak hava balonu',
    },
    scale: scale(
      'vehicles',
      [2, 1, 14],
      ['Balloons and aircraft', 'Воздушные суда'],
      ['aircraft|aircraft', 'воздушное судно|воздушных судна|воздушных судов'],
      { machines: 1, boats: 1, people: 1 },
    ),
    volumes: [
      volume('passengers', ['Passengers', 'Пассажиры'], ['passengers', 'чел.'], 'daily', {
        capacity: each(1),
        a_day: n(12, 4, 20),
        days: n(24, 16, 28),
        use: n(38, 25, 60),
      }),
    ],
    sales: [
      sale(['Shared flights', 'Групповые полёты'], 'passengers', n(225, 110, 320), n(74, 50, 92)),
      sale(['Private flights', 'Индивидуальные полёты'], 'passengers', n(430, 220, 800), n(16, 5, 35)),
      sale(['Photos and video', 'Фото и видео'], 'passengers', n(38, 20, 70), n(35, 15, 55)),
      sale(['Transfers', 'Трансферы'], 'passengers', n(25, 12, 45), n(30, 10, 60)),
    ],
    costs: [
      pay(['Pilots', 'Пилоты'], each(n(1, 0.8, 1.5)), n(70000, 52000, 95000)),
      pay(['Ground crew', 'Наземная команда'], each(n(1.4, 0.8, 2.5)), n(33000, 27000, 42000), {
        isGradual: true,
      }),
      unit(['Gas and fuel', 'Газ и топливо'], n(17, 8, 60), 'passengers'),
      share(['Commission of booking sites', 'Комиссия площадок бронирования'], n(10, 5, 20)),
      monthly(['Upkeep and inspections', 'Обслуживание и осмотры'], each(n(1400, 500, 4000))),
    ],
    overheads: [
      insurance(each(n(850, 350, 2200))),
      rent(n(1100, 350, 3000)),
      vehicleCosts(each(n(420, 180, 900))),
      manager(n(54000, 42000, 72000), n(0.9, 0, 1)),
      marketing(n(5, 2, 9)),
      paymentFees(n(2, 1, 3)),
      licences(each(n(3000, 900, 8000))),
      accounting(n(380, 180, 750)),
      software(n(200, 80, 420)),
      phone(),
      registration(n(6000, 1500, 20000)),
      launch(n(6000, 1500, 16000)),
    ],
    assets: [
      asset(['Balloons and aircraft', 'Воздушные суда'], each(n(110000, 40000, 400000)), 8),
      asset(['Crew vehicles and trailers', 'Машины и прицепы команды'], each(n(38000, 15000, 75000)), 8),
      asset(['Fans, radios and cameras', 'Вентиляторы, рации и камеры'], each(n(9000, 3000, 20000)), 5),
    ],
    terms: { receivable: 3, stock: 5, payable: 15 },
    season: 'summer',
    ramp: { from: n(40, 25, 60), months: n(12, 6, 20) },
    growth: [3, 2, 2],
    borrowed: n(40, 0, 60),
    health: { gross: [30, 58], payroll: [24, 56], ebitda: [6, 34], payback: [18, 102] },
  },
];
