// Rarer trades are the nearest kind that there is, those beside them stay what they are, and a place that is only spoken of is not theirs.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const rarer = `
  aquarium maintenance service: pool_cleaning; обслуживание аквариумов: pool_cleaning; aquarium: zoo;
  water taxi: boat_trips; водное такси: boat_trips; vet nurse who visits cats at home: vet_clinic; мягкие игрушки, 150 в месяц: candles_and_soap;
  магазин мягких игрушек: toy_shop; food hall operator: commercial_letting; фуд-холл: commercial_letting; maple syrup farm: sauces_and_preserves;
  сбор берёзового сока: soft_drinks; birch sap: soft_drinks; spirulina farm: microgreens; выращивание спирулины: microgreens;
  coffin making: custom_furniture; производство гробов: custom_furniture; рисую комиксы: artist; магазин комиксов: board_games_shop;
  financial planner: finance_adviser; explainer videos: video_production; explainer videos for a dental clinic: video_production;
  video lessons by subscription: online_school; video game for children by subscription: games_studio`;

const hired = `
  dress hire: party_hire; прокат платьев: party_hire; wedding dress rental: wedding_dress_salon; прокат свадебных платьев: wedding_dress_salon;
  therapy rooms by the hour: coworking; hairdressing chairs rented by the hour: coworking; аренда кресел для парикмахеров: coworking;
  hairdresser in Leeds, 3 chairs: hair_salon;
  кабинеты для психологов в почасовую аренду: coworking; психологический кабинет: psychotherapy; tool hire shop: tool_hire`;

const outside = `
  drone spraying of crops: drone_services; опрыскивание полей дронами: drone_services; опрыскивание полей: harvesting_service;
  подбор авто: valuer; пригон авто: car_dealer; vehicle dismantlers: auto_parts; авторазборка: auto_parts; block paving: driveways;
  укладка асфальта: road_paving; playground installation: landscaping; установка детских площадок: landscaping; money transfer agent: currency_exchange;
  вывоз строительного мусора: waste_collection; вывоз грунта: bulk_haulage; heat pumps and solar installation: air_conditioning_installation + solar_installation`;

const grounds = `
  secure dog field to hire by the hour: dog_field; dog walking field hire: dog_field; площадка для выгула собак: dog_field; dog walking: dog_walking;
  площадка дрессировки собак: dog_training; natural burial ground: cemetery; частное кладбище: cemetery; pet cemetery: pet_cremation;
  cemetery memorials: memorial_stones; burial services: funeral_home; tubing hill: tubing_hill; горка с тюбингами: tubing_hill; ski lifts: ski_resort;
  прокат тюбингов: ski_hire; indoor golf simulator bar: golf_simulator; гольф-симулятор: golf_simulator; golf club: golf_club; mini golf: mini_golf;
  corn maze: field_maze; кукурузный лабиринт: field_maze; corn farm: grain_farm; scaffolding company: scaffolding;
  строительные леса в аренду: scaffolding; excavator hire: building_equipment_hire`;

const beside = `
  мойка и шиномонтаж: car_wash + tyre_service; мойка окон: window_cleaning; няни на мероприятия и свадьбы: babysitting; свадебные машины: taxi;
  There is no cinema in our town, I want to open one: cinema; There is no bakery in our village and I want to open one: bakery;
  в нашем городе нет кинотеатра, хочу открыть: cinema; кафе, нет кинотеатра: cafe; ремонт ГАЗ Волга: car_repair`;

const forWhom = `
  shop for dogs: pet_shop; shop for cats: pet_shop; магазин для собак: pet_shop; cat food shop: pet_shop; we sell cat food: pet_shop; cat cafe: cat_cafe;
  dog breeding: pet_breeding; doctor for cats: vet_clinic; doctor: medical_clinic; доставка для ресторанов: courier; доставка готовой еды: dark_kitchen;
  co-working space: coworking; B2B invoicing app for plumbers: saas; 3d printed miniatures: printing_in_3d; кофейня с собой: coffee_to_go; кофейня: cafe`;

const rowsOf = (table: string): readonly (readonly [string, string])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds];
    });

describe.each([
  ['rarer', rarer],
  ['hired', hired],
  ['outside', outside],
  ['grounds', grounds],
  ['beside something else', beside],
  ['for whom', forWhom],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    expect(
      understand(text, 'en')
        .kinds.map(({ id }) => id)
        .join(' + '),
    ).toBe(wanted);
  });
});

test.each([
  ['barbershop Turkey', 'TR'],
  ['hotel Turkey 40 rooms', 'TR'],
  ['turkey farm', ''],
  ['Turkey farm, 500 birds', ''],
  ['china shop', ''],
  ['hair salon China', 'CN'],
  ['pizzeria Roma', 'IT Rome'],
  ['ristorante Roma, 60 posti', 'IT Rome'],
  ['hotel Madeira', 'PT Madeira'],
  ['Wine shop, Rioja and Burgundy', ''],
  ['babershop in Cardif', 'GB Cardiff'],
  ['guest house on the Cornish coast', 'GB Cornwall'],
  ['туры в Турцию', ''],
  ['tours to Japan', ''],
  ['туры в Грузию из Казани', 'RU Kazan'],
  ['туры по Турции', 'TR'],
  ['tour company in Japan', 'JP'],
  ['закупаем одежду в Китае, продаём на маркетплейсах, Москва', 'RU Moscow'],
  ['закупаем в Китае, продаём на Ozon', ''],
  ['we buy furniture in Italy and sell in London', 'GB London'],
  ['ремонт ГАЗ Волга', ''],
  ['кафе на Волге', 'RU Volga region'],
  ['гостиница при монастыре', ''],
  ['отель в Монастире', 'TN Monastir'],
  ['В Торжке нет аптеки, хочу открыть', 'RU Torzhok'],
])('%s: %s', (text, place) => {
  const { country, city } = understand(text, 'en');
  expect([country?.id, city?.names.en].filter(Boolean).join(' ')).toBe(place);
});
