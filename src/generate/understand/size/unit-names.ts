// How one, few and many of each unit of size are called.
import type { ScaleUnit } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';

/** As the name of a row: Bottles a year. */
export function countedName(
  { unit, counted }: { readonly unit: ScaleUnit; readonly counted?: Pair },
  language: Language,
): string {
  const many =
    inLanguage(counted ?? unitNames[unit], language)
      .split('|')
      .at(-1) ?? '';
  return `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`;
}

/** Where the scale of the kind has no word for it; one, few and many. */
export const unitNames: Readonly<Record<ScaleUnit, Pair>> = {
  people: ['person|people', 'человек|человека|человек'],
  seats: ['seat|seats', 'место|места|мест'],
  tables: ['table|tables', 'столик|столика|столиков'],
  rooms: ['room|rooms', 'комната|комнаты|комнат'],
  beds: ['bed|beds', 'койка|койки|коек'],
  chairs: ['chair|chairs', 'кресло|кресла|кресел'],
  places: ['place|places', 'место|места|мест'],
  pupils: ['pupil|pupils', 'ученик|ученика|учеников'],
  members: ['member|members', 'участник|участника|участников'],
  customers: ['customer|customers', 'клиент|клиента|клиентов'],
  vehicles: ['vehicle|vehicles', 'машина|машины|машин'],
  boats: ['boat|boats', 'лодка|лодки|лодок'],
  machines: ['machine|machines', 'аппарат|аппарата|аппаратов'],
  stations: ['station|stations', 'пост|поста|постов'],
  courts: ['court|courts', 'корт|корта|кортов'],
  lanes: ['lane|lanes', 'дорожка|дорожки|дорожек'],
  screens: ['hall|halls', 'зал|зала|залов'],
  shops: ['shop|shops', 'точка|точки|точек'],
  kiosks: ['kiosk|kiosks', 'киоск|киоска|киосков'],
  area: ['m²|m²', 'м²|м²|м²'],
  hectares: ['ha|ha', 'га|га|га'],
  animals: ['animal|animals', 'голова|головы|голов'],
  hives: ['hive|hives', 'улей|улья|ульев'],
  kilowatts: ['kW|kW', 'кВт|кВт|кВт'],
  flats: ['flat|flats', 'квартира|квартиры|квартир'],
  houses: ['house|houses', 'домик|домика|домиков'],
  orders: ['order|orders', 'заказ|заказа|заказов'],
  projects: ['project|projects', 'проект|проекта|проектов'],
  visitors: ['visitor|visitors', 'посетитель|посетителя|посетителей'],
  units_a_day: ['unit a day|units a day', 'штука в день|штуки в день|штук в день'],
  bikes: ['bike|bikes', 'велосипед|велосипеда|велосипедов'],
  crews: ['crew|crews', 'бригада|бригады|бригад'],
  titles: ['title|titles', 'наименование|наименования|наименований'],
  storage_units: ['storage unit|storage units', 'бокс|бокса|боксов'],
  turbines: ['turbine|turbines', 'турбина|турбины|турбин'],
  tonnes: ['tonne a year|tonnes a year', 'тонна в год|тонны в год|тонн в год'],
  hectolitres: ['hectolitre a year|hectolitres a year', 'гектолитр в год|гектолитра в год|гектолитров в год'],
  bottles: ['bottle a year|bottles a year', 'бутылка в год|бутылки в год|бутылок в год'],
  litres: ['litre a day|litres a day', 'литр в день|литра в день|литров в день'],
  kilograms: ['kg a day|kg a day', 'кг в день|кг в день|кг в день'],
  meals: ['meal a day|meals a day', 'порция в день|порции в день|порций в день'],
  eaters: ['person fed|people fed', 'питающийся|питающихся|питающихся'],
  lessons: ['lesson a month|lessons a month', 'занятие в месяц|занятия в месяц|занятий в месяц'],
  calls: ['call a day|calls a day', 'звонок в день|звонка в день|звонков в день'],
  hours: ['hour a month|hours a month', 'час в месяц|часа в месяц|часов в месяц'],
  sites: ['site|sites', 'объект|объекта|объектов'],
  lifts: ['lift|lifts', 'лифт|лифта|лифтов'],
  pallets: ['pallet|pallets', 'паллета|паллеты|паллет'],
  containers: ['container|containers', 'контейнер|контейнера|контейнеров'],
  tills: ['till|tills', 'касса|кассы|касс'],
  square_metres: ['m² a month|m² a month', 'м² в месяц|м² в месяц|м² в месяц'],
  cubic_metres: ['m³ a month|m³ a month', 'м³ в месяц|м³ в месяц|м³ в месяц'],
  tonnes_an_hour: ['tonne an hour|tonnes an hour', 'тонна в час|тонны в час|тонн в час'],
  megawatt_hours: ['MWh|MWh', 'МВт·ч|МВт·ч|МВт·ч'],
};
