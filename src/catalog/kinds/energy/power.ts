// Power of the sun, wind and water, made and sold.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, once, pay, sale, scale, share, volume, yearly } from '../../kind/rows.ts';
import { accounting, insurance } from '../../kind/usual-costs.ts';

export const power: readonly Kind[] = [
  {
    id: 'solar_farm',
    industry: 'renewal_energy',
    name: ['Solar farm', 'Солнечная электростанция'],
    words: {
      en: 'solar farm, solar plant, solar park, solar power plant, photovoltaic plant, pv plant, solar power station, solar energy, solar electricity',
      ru: 'солнечная электростанция, солнечная станция, сэс, солнечный парк, фотоэлектрическая станция, солнечная ферма, солнечная энергетика',
      es: 'planta solar, parque solar, huerto solar, parque fotovoltaico, planta fotovoltaica',
      de: 'solarpark, solaranlage, photovoltaikanlage, solarkraftwerk',
      fr: 'parc solaire, centrale solaire, centrale photovoltaïque',
      it: 'parco solare, impianto fotovoltaico, campo fotovoltaico',
      pt: 'parque solar, usina solar, central fotovoltaica, usina fotovoltaica',
      tr: 'güneş santrali, güneş enerjisi santrali, ges',
    },
    scale: scale(
      'kilowatts',
      [1000, 50, 100000],
      ['Peak power, kW', 'Пиковая мощность, кВт'],
      ['kW|kW', 'кВт|кВт|кВт'],
    ),
    volumes: [
      volume(
        'energy',
        ['Energy sold', 'Проданная энергия'],
        ['kWh', 'кВт·ч'],
        'harvest',
        { capacity: each(1), yield: n(1400, 850, 1950) },
        [-0.5, -0.5, -0.5, -0.5, -0.5],
      ),
    ],
    sales: [
      sale(['Electricity', 'Электроэнергия'], 'energy', n(0.095, 0.05, 0.16)),
      sale(['Green certificates', 'Зелёные сертификаты'], 'energy', n(0.006, 0, 0.02), n(50, 0, 100)),
    ],
    costs: [
      monthly(['Operation and maintenance', 'Эксплуатация и обслуживание'], each(n(1.1, 0.7, 1.8))),
      share(['Grid and balancing fees', 'Сетевые и балансирующие платежи'], n(3, 1, 6)),
    ],
    overheads: [
      monthly(['Land lease', 'Аренда земли'], each(n(0.25, 0.1, 0.5))),
      insurance(each(n(0.35, 0.2, 0.6))),
      monthly(['Monitoring and security', 'Мониторинг и охрана'], each(n(0.2, 0.1, 0.4))),
      monthly(['Management and administration', 'Управление и администрирование'], each(n(0.45, 0.2, 0.9))),
      accounting(n(300, 150, 700)),
      yearly(['Audit and permits', 'Аудит и разрешения'], n(2500, 1000, 7000)),
      once(['Design and permits', 'Проект и разрешения'], each(n(22, 10, 45))),
    ],
    assets: [
      asset(['Solar panels', 'Солнечные панели'], each(n(240, 160, 390)), 25),
      asset(['Mounting and cabling', 'Опоры и кабели'], each(n(210, 130, 320)), 25),
      asset(['Inverters', 'Инверторы'], each(n(60, 35, 105)), 12),
      asset(['Grid connection', 'Подключение к сети'], each(n(115, 45, 230)), 25),
      asset(['Site works and fencing', 'Подготовка площадки и ограждение'], each(n(70, 30, 130)), 20),
    ],
    terms: { receivable: 30, stock: 0, payable: 30 },
    season: 'sun',
    ramp: { from: n(70, 50, 90), months: n(2, 1, 4) },
    growth: [0],
    borrowed: n(60, 40, 80),
    health: { gross: [75, 95], payroll: [0, 15], ebitda: [55, 88], payback: [72, 240] },
    isWorldwide: true,
  },
  {
    id: 'wind_farm',
    industry: 'renewal_energy',
    name: ['Wind farm', 'Ветряная электростанция'],
    words: {
      en: 'wind farm, wind park, wind power plant, wind turbine, wind energy, wind power, wind turbines, onshore wind',
      ru: 'ветряная электростанция, ветроэлектростанция, вэс, ветропарк, ветрогенератор, ветряк, ветроэнергетика, ветряная энергетика, ветровая электростанция, ветряная ферма',
      es: 'parque eólico, energía eólica',
      de: 'windpark, windkraftanlage, windenergie',
      fr: 'parc éolien, éolienne, énergie éolienne',
      it: 'parco eolico, energia eolica',
      pt: 'parque eólico, energia eólica',
      tr: 'rüzgar santrali, rüzgar enerjisi',
    },
    scale: scale('kilowatts', [3000, 50, 100000], ['Power, kW', 'Мощность, кВт'], ['kW|kW', 'кВт|кВт|кВт'], {
      machines: 3000,
    }),
    volumes: [
      volume('energy', ['Energy sold', 'Проданная энергия'], ['kWh', 'кВт·ч'], 'harvest', {
        capacity: each(1),
        yield: n(2900, 1900, 3900),
      }),
    ],
    sales: [
      sale(['Electricity', 'Электроэнергия'], 'energy', n(0.076, 0.045, 0.13)),
      sale(['Green certificates', 'Зелёные сертификаты'], 'energy', n(0.006, 0, 0.02), n(50, 0, 100)),
    ],
    costs: [
      monthly(['Operation and maintenance', 'Эксплуатация и обслуживание'], each(n(2.3, 1.5, 3.5))),
      share(['Grid and balancing fees', 'Сетевые и балансирующие платежи'], n(4, 2, 8)),
    ],
    overheads: [
      monthly(['Land lease', 'Аренда земли'], each(n(0.6, 0.3, 1.1))),
      insurance(each(n(0.6, 0.35, 1))),
      monthly(['Monitoring and security', 'Мониторинг и охрана'], each(n(0.2, 0.1, 0.4))),
      monthly(['Management and administration', 'Управление и администрирование'], each(n(0.5, 0.25, 1))),
      accounting(n(500, 250, 1000)),
      yearly(['Audit and permits', 'Аудит и разрешения'], n(5000, 2000, 12000)),
      once(
        ['Wind measurement, design and permits', 'Замеры ветра, проект и разрешения'],
        each(n(55, 25, 110)),
      ),
    ],
    assets: [
      asset(['Wind turbines', 'Ветрогенераторы'], each(n(920, 700, 1300)), 25),
      asset(['Foundations and roads', 'Фундаменты и дороги'], each(n(160, 90, 280)), 25),
      asset(['Grid connection', 'Подключение к сети'], each(n(150, 70, 300)), 25),
      asset(['Cranes and assembly', 'Краны и монтаж'], each(n(70, 40, 130)), 25),
    ],
    terms: { receivable: 30, stock: 0, payable: 30 },
    season: 'wind',
    ramp: { from: n(75, 50, 90), months: n(3, 1, 6) },
    growth: [0],
    borrowed: n(65, 40, 80),
    health: { gross: [70, 92], payroll: [0, 12], ebitda: [58, 85], payback: [84, 276] },
    isWorldwide: true,
  },
  {
    id: 'small_hydro',
    industry: 'renewal_energy',
    name: ['Small hydro plant', 'Малая ГЭС'],
    words: {
      en: 'hydro plant, small hydro, hydropower plant, hydroelectric plant, mini hydro, hydro power station, micro hydro, hydropower, hydroelectric power',
      ru: 'малая гэс, гидроэлектростанция, гэс, мини-гэс, микрогэс, гидростанция, гидроэнергетика',
      es: 'central hidroeléctrica, minihidráulica',
      de: 'wasserkraftwerk, kleinwasserkraft',
      fr: 'petite centrale hydroélectrique, hydroélectricité',
      it: 'centrale idroelettrica, mini idroelettrico',
      pt: 'mini-hídrica, pequena central hidrelétrica',
      tr: 'hidroelektrik santrali, hes, küçük hes',
    },
    scale: scale('kilowatts', [500, 20, 20000], ['Power, kW', 'Мощность, кВт'], ['kW|kW', 'кВт|кВт|кВт']),
    volumes: [
      volume('energy', ['Energy sold', 'Проданная энергия'], ['kWh', 'кВт·ч'], 'harvest', {
        capacity: each(1),
        yield: n(4500, 3000, 6500),
      }),
    ],
    sales: [
      sale(['Electricity', 'Электроэнергия'], 'energy', n(0.095, 0.05, 0.16)),
      sale(['Green certificates', 'Зелёные сертификаты'], 'energy', n(0.006, 0, 0.02), n(50, 0, 100)),
    ],
    costs: [
      monthly(['Operation and maintenance', 'Эксплуатация и обслуживание'], each(n(3.6, 2, 6))),
      share(['Water and grid fees', 'Плата за воду и сети'], n(4, 2, 8)),
      pay(['Operators', 'Операторы'], each(n(0.0012, 0, 0.004)), n(50000, 40000, 62000)),
    ],
    overheads: [
      insurance(each(n(1, 0.5, 1.8))),
      monthly(['Monitoring and security', 'Мониторинг и охрана'], each(n(0.5, 0.2, 1))),
      monthly(['Management and administration', 'Управление и администрирование'], each(n(0.9, 0.4, 1.8))),
      accounting(n(350, 150, 800)),
      yearly(['Audit and permits', 'Аудит и разрешения'], n(4000, 1500, 10000)),
      once(['Design and permits', 'Проект и разрешения'], each(n(120, 50, 250))),
    ],
    assets: [
      asset(['Dam, canal and building', 'Плотина, канал и здание'], each(n(1050, 500, 2400)), 40),
      asset(['Turbines and generators', 'Турбины и генераторы'], each(n(800, 500, 1400)), 25),
      asset(['Grid connection', 'Подключение к сети'], each(n(230, 100, 450)), 25),
      asset(['Gates and controls', 'Затворы и автоматика'], each(n(170, 80, 320)), 15),
    ],
    terms: { receivable: 30, stock: 0, payable: 30 },
    season: 'even',
    ramp: { from: n(70, 50, 90), months: n(4, 1, 8) },
    growth: [0],
    borrowed: n(60, 40, 75),
    health: { gross: [60, 90], payroll: [0, 28], ebitda: [50, 84], payback: [84, 300] },
    isWorldwide: true,
  },
];
