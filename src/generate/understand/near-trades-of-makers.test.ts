// Whoever makes, repairs, hires out, teaches or sells wholesale is never taken for who sells or does what is named beside it.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const unknown = '-';

/** The line, and the kinds of which each is right; a hyphen where it may as well be unknown. */
const makers = `
  carpet and rug making: manufacturing; knitted fabric mill: manufacturing; paint and varnish factory: manufacturing;
  fridges and cookers factory: manufacturing; locks and hinges factory: manufacturing; cranes and lifts manufacturing: manufacturing;
  pulp and paper mill: manufacturing; charcoal production: manufacturing; yarn spinning mill: manufacturing; cement plant: manufacturing;
  bed linen and towels sewing: clothing_factory; leather jackets sewing: clothing_factory; guitar making workshop: instrument_repair / manufacturing;
  fashion jewellery making: jewellery_workshop; curtain making: tailor; steel mill: metalworking; iron foundry: metalworking;
  newspaper printing house: printing_house; pickle maker: sauces_and_preserves / preserves_making / food_factory; biscuit and cracker factory: food_factory;
  ice cream manufacturing: ice_cream_making; ceramic insulators: -; grinding discs and abrasives: - / manufacturing;
  производство щёток и мётел: manufacturing; manufacture of brushes and brooms, workshop in Kaluga: manufacturing;
  производство счётчиков воды: manufacturing; производство швейных машин: manufacturing; производство медицинских масок: manufacturing;
  производство тетрадей и конвертов: manufacturing; производство абразивных кругов: manufacturing; производство зонтов: manufacturing;
  производство арматуры и кранов: manufacturing; производство конфет и шоколада: chocolate_making / food_factory; хлебозавод: bread_factory;
  пошив постельного белья: clothing_factory; пошив кожаных курток: clothing_factory; пошив штор: tailor; шорная мастерская, сёдла: leather_goods;
  литейный цех, алюминиевое литьё: metalworking; производство печенья и сухарей: food_factory`;

const acts = `
  grain trader: wholesale; toys and stationery wholesale: wholesale; wholesale of sweets and sugar: wholesale;
  timber and building materials wholesale: wholesale; farm machinery dealer: wholesale;
  оптовая торговля овощами и фруктами: wholesale; оптовая продажа одежды и обуви: wholesale / wholesale + shoe_shop;
  оптовая торговля бытовой техникой: wholesale; оптовая продажа рыбы и морепродуктов: wholesale; оптовая продажа автозапчастей: wholesale;
  intercity coaches: bus_company; междугородние автобусные перевозки: bus_company; food van at markets: food_truck;
  school of kitesurfing: surf_dive_school; школа кайтсёрфинга: surf_dive_school; школа роликов: sports_school; школа яхтинга: surf_dive_school;
  yoga teacher training: vocational_courses; parkour school: sports_school; lawnmower and washing machine repair: appliance_repair;
  sleep consultant for babies: coach; консультант по сну: coach; IT consulting: management_consulting; car alarms installation: detailing;
  retirement flats: care_home; plant rental for offices: landscaping; strawberries in chocolate: custom_cakes;
  клубника в шоколаде: custom_cakes; укладка плитки: flooring; укладка тротуарной плитки: driveways; апельсиновый сад: orchard;
  paint by numbers shop: shop; wine and cheese shop: wine_shop / wine_shop + cheese_deli; boat and kayak rental: boat_hire + kayak_hire;
  truck and motorhome rental: car_rental + camper_hire; hire of party boats: - / boat_hire / boat_trips; manufacture of fishing nets: - / manufacturing;
  bail bonds: -; производство зеркал: manufacturing / glass_and_frames; botanical garden: museum; ботанический сад: museum; computer games publishing: games_studio`;

const slips = `
  masks: -; кладка печей и каминов: - / stove_building; самса из тандыра: food_stall; бонсаи: garden_centre; водоснабжение посёлка, водоканал: -;
  пригородные электрички: -; electric motors and transformers: - / machinery_repair; horse carriages and handcarts: - / animal_rides; кубки и медали: gift_shop;
  fabric dyeing and finishing: - / manufacturing; polygraph: - / detective_agency`;

const found = `
  reptile breeder: -; cat breeder: pet_breeding; питомник кошек: pet_breeding; разведение попугаев: -;
  pony rides: animal_rides; horse carriage rides: animal_rides; катание на верблюдах: animal_rides; хаски-парк: animal_rides;
  piano tuner: instrument_repair; guitar making workshop: instrument_repair; ремонт музыкальных инструментов: instrument_repair;
  industrial machinery repair: machinery_repair; перемотка электродвигателей: machinery_repair; ремонт станков: machinery_repair;
  picture framing: glass_and_frames; багетная мастерская: glass_and_frames; витражи: glass_and_frames;
  печник: stove_building; кладка печей и каминов: stove_building; fireplace installation: stove_building;
  granite worktops: stone_workshop; камнеобработка, столешницы из камня: stone_workshop;
  private detective: detective_agency; детективное агентство: detective_agency; полиграф: detective_agency;
  ghostwriter: writing_services; transcription: writing_services; расшифровка аудио: writing_services;
  tarot reader: astrologer; таролог: astrologer; нумеролог онлайн: astrologer;
  dating agency: dating_service; брачное агентство: dating_service; claw machine: amusement_machines; аренда пауэрбанков: amusement_machines;
  массажные кресла в торговом центре: amusement_machines; string quartet: musicians; саксофонист на мероприятие: musicians; хор: musicians;
  sheep shearing service: -; стрижка овец: -; crop spraying contractor for farmers: harvesting_service;
  market stall with clothes: market_stall; палатка на рынке с овощами: market_stall; точка на рынке с одеждой: market_stall;
  stroller rental: goods_hire; прокат инвалидных колясок: goods_hire; аренда игрушек: goods_hire; пункт техосмотра: vehicle_inspection;
  MOT station: vehicle_inspection; doula: midwives; акушерка: midwives; консультант по грудному вскармливанию: midwives;
  murals: artist; роспись стен: artist; художник, картины на заказ: artist; biotech research laboratory: research_laboratory`;

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds.split(' / ')];
    });

describe.each([
  ['makers', makers],
  ['acts', acts],
  ['no slips', slips],
  ['kinds of their own', found],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    const { kinds } = understand(text, 'en');
    expect(wanted).toContain(kinds.length === 0 ? unknown : kinds.map(({ id }) => id).join(' + '));
  });
});
