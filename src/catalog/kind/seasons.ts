// How demand moves through a year: the weights of the months, January to December.
import type { Pair } from './pair.ts';

interface Season {
  readonly name: Pair;
  readonly weights: readonly number[];
  /** Follows the weather, so that it is half a year later in the south. */
  readonly isOfWeather: boolean;
}

const seasonTable = {
  even: {
    name: ['Even through the year', 'Ровно весь год'],
    weights: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    isOfWeather: false,
  },
  /** Somewhat quieter in January and in high summer, busier before the holidays: cafés, hairdressers. */
  town: {
    name: ['Town trade through the year', 'Спрос в городе по месяцам'],
    weights: [0.88, 0.94, 1.0, 1.02, 1.05, 1.02, 0.96, 0.94, 1.02, 1.03, 1.02, 1.12],
    isOfWeather: false,
  },
  /** Shops whose best month is December. */
  holidays: {
    name: ['Busy before the holidays', 'Пик перед праздниками'],
    weights: [0.8, 0.82, 0.92, 0.92, 0.96, 0.95, 0.92, 0.93, 0.96, 1.02, 1.2, 1.6],
    isOfWeather: false,
  },
  /** Gifts and flowers: 14 February, March and May, December. */
  gifts: {
    name: ['Busy on days of gifts', 'Пики в дни подарков'],
    weights: [0.7, 1.4, 1.4, 0.95, 1.25, 0.9, 0.75, 0.75, 1.0, 0.9, 0.9, 1.4],
    isOfWeather: false,
  },
  /** Rooms and beds in towns: fullest in August, and never empty. */
  guests: {
    name: ['As guests travel', 'Как ездят гости'],
    weights: [0.72, 0.78, 0.92, 1.0, 1.07, 1.15, 1.22, 1.25, 1.13, 1.04, 0.86, 0.86],
    isOfWeather: true,
  },
  summer: {
    name: ['Busy in summer', 'Пик летом'],
    weights: [0.6, 0.65, 0.8, 0.95, 1.15, 1.35, 1.5, 1.45, 1.1, 0.9, 0.7, 0.75],
    isOfWeather: true,
  },
  /** By the sea, or in the open: little or nothing in winter. */
  beach: {
    name: ['Open in the warm months', 'Тёплый сезон'],
    weights: [0.1, 0.1, 0.25, 0.7, 1.2, 1.8, 2.4, 2.4, 1.6, 0.8, 0.3, 0.15],
    isOfWeather: true,
  },
  winter: {
    name: ['Busy in winter', 'Пик зимой'],
    weights: [1.8, 1.8, 1.3, 0.8, 0.5, 0.4, 0.4, 0.45, 0.7, 1.0, 1.25, 1.6],
    isOfWeather: true,
  },
  /** Building, painting, gardens: spring to autumn. */
  building: {
    name: ['Busy from spring to autumn', 'Пик с весны до осени'],
    weights: [0.6, 0.65, 0.9, 1.1, 1.25, 1.25, 1.2, 1.2, 1.2, 1.1, 0.9, 0.65],
    isOfWeather: true,
  },
  garden: {
    name: ['Busy in spring', 'Пик весной'],
    weights: [0.4, 0.6, 1.3, 2.0, 2.0, 1.3, 0.9, 0.8, 0.9, 0.8, 0.5, 0.5],
    isOfWeather: true,
  },
  harvest: {
    name: ['Sold after the harvest', 'Продажи после урожая'],
    weights: [0.3, 0.3, 0.3, 0.3, 0.3, 0.5, 1.4, 2.4, 2.6, 2.0, 0.9, 0.7],
    isOfWeather: true,
  },
  sun: {
    name: ['As the sun shines', 'По солнцу'],
    weights: [0.45, 0.62, 0.95, 1.15, 1.35, 1.42, 1.48, 1.35, 1.1, 0.83, 0.75, 0.55],
    isOfWeather: true,
  },
  wind: {
    name: ['As the wind blows', 'По ветру'],
    weights: [1.3, 1.25, 1.2, 1.0, 0.9, 0.8, 0.75, 0.75, 0.85, 1.0, 1.05, 1.15],
    isOfWeather: true,
  },
  /** Schools and courses: nothing much in July and August. */
  school: {
    name: ['As the school year goes', 'По учебному году'],
    weights: [1.05, 1.1, 1.1, 1.1, 1.05, 0.75, 0.45, 0.55, 1.25, 1.25, 1.2, 1.15],
    isOfWeather: false,
  },
  /** Uniforms and satchels: July to September. */
  school_start: {
    name: ['Busy before the school year', 'Пик перед учебным годом'],
    weights: [0.5, 0.5, 0.6, 0.7, 0.8, 1.0, 1.8, 3.2, 1.6, 0.6, 0.4, 0.3],
    isOfWeather: false,
  },
  /** Gyms: January and September. */
  resolutions: {
    name: ['Busy in January and September', 'Пики в январе и сентябре'],
    weights: [1.35, 1.15, 1.1, 1.0, 0.95, 0.85, 0.75, 0.75, 1.15, 1.05, 1.0, 0.9],
    isOfWeather: false,
  },
  /** Offices buy less in high summer and in January. */
  offices: {
    name: ['As offices work', 'По рабочему году'],
    weights: [0.85, 0.97, 1.05, 1.04, 1.02, 1.03, 0.9, 0.82, 1.06, 1.1, 1.1, 1.06],
    isOfWeather: false,
  },
  /** Weddings and events in the open. */
  weddings: {
    name: ['Season of weddings', 'Сезон свадеб'],
    weights: [0.3, 0.4, 0.6, 0.8, 1.2, 1.7, 1.7, 1.7, 1.6, 0.9, 0.5, 0.6],
    isOfWeather: true,
  },
  /** Tyres: before and after winter. */
  tyres: {
    name: ['Busy before and after winter', 'Пики до и после зимы'],
    weights: [0.5, 0.5, 0.9, 1.9, 1.2, 0.6, 0.5, 0.5, 0.7, 1.9, 1.9, 0.9],
    isOfWeather: true,
  },
  /** Tax returns. */
  returns: {
    name: ['Busy when returns are due', 'Пик в отчётность'],
    weights: [1.2, 1.2, 1.5, 1.5, 0.9, 0.8, 0.9, 0.75, 0.8, 0.9, 0.75, 0.8],
    isOfWeather: false,
  },
} as const satisfies Readonly<Record<string, Season>>;

export type SeasonId = keyof typeof seasonTable;
export const seasons: Readonly<Record<SeasonId, Season>> = seasonTable;
