// What those do who clean, wash, build, let by the hour and publish themselves: “we clean restaurants at night”, «моем машины».
import { act, type Deed } from './act-and-thing.ts';

const clean =
  'clean|cleans|cleaning|cleaners (?:of|for)|уборк\\p{L}+|убира(?:ю|ем)|убирать|клининг|мо(?:ю|ем)|мойка|чист(?:им|ка)|чищу|limpieza|limpio|limpiamos|nettoyage|reinigung';
/** Whose premises are cleaned: they are customers, and no trade of their own. */
const cleaned =
  'restaurants?|caf[eé]s?|coffee shops|pubs|bars|hotels?|hostels|schools?|kindergartens?|nurseries|gyms|clinics?|surgeries|shops|stores|warehouses|factories|churches|churchs|holiday (?:lets?|homes|rentals)|airbnbs?|short lets|apartments|flats|student flats|office buildings|offices|banks|kitchens|ресторан\\p{L}*|кафе|баров|гостиниц\\p{L}*|отел(?:ей|и)|хостел\\p{L}*|школ|школы|детских садов|садиков|клиник|магазин\\p{L}*|складов|склады|цехов|салонов|квартир\\p{L}*|апартаментов|подъезд\\p{L}*|офис\\p{L}*|торговых (?:центров|залов)|бизнес-центров|restaurantes|hoteles|hotels|pisos turísticos|büros|bureaux';

const letBy =
  'rent(?:ing)?(?: out)?|let(?:ting)?(?: out)?|hire(?: out)?|аренд\\p{L}+|сда(?:ю|ём|ем|ча)|сдавать';

export const deedsOfTradesmen: readonly Deed[] = [
  ['cleaning_company', act(clean, cleaned)],
  [
    'sawmill',
    act(
      'пил(?:им|ю|ить)|распилива\\p{L}+|saw(?:ing)?',
      'доск[аиу]|брус|брёвна|бревна|(?:logs|timber) into (?:boards|planks|beams)',
    ),
  ],
  [
    'building_equipment_hire',
    /(?<!\p{L})(?:excavators?|diggers?|cranes?|bulldozers?|skid steers?|экскаватор\p{L}*|бульдозер\p{L}*|погрузчик\p{L}*|автокран\p{L}*)[^.]*(?<!\p{L})(?:(?:rent|hire|lease|let)(?:ing)? (?:them|it) out|сда(?:вать|ю|ём|ем) (?:его|их) (?:в аренду|с))(?!\p{L})/iu,
  ],
  ['car_wash', act('мо(?:ю|ем|йка)|wash|washing', 'машин(?:ы|у)?|автомобил\\p{L}+|cars')],
  ['car_dealer', act('flip|flips|flipping', 'cars|vans|trucks|motorbikes')],
  [
    'property_developer',
    /(?<!\p{L})(?:developers?|застройщик\p{L}*)(?!\p{L})[^.]*\d+ (?:flats|apartments|houses|homes|villas|townhouses|квартир\p{L}*|дом(?:а|ов)|таунхаус\p{L}*)/iu,
  ],
  [
    'web_studio',
    act('fix|fixing|repair|repairing|maintain|чин(?:ю|им)|дорабатыва\\p{L}+', 'websites?|сайт\\p{L}*'),
  ],
  [
    'games_studio',
    act(
      'дела(?:ю|ем)|пиш(?:у|ем)|make|making',
      '(?:игры|игру) для (?:steam|стима|телефон\\p{L}*|android|ios)|(?:video|computer|phone|mobile|indie) games',
    ),
  ],
  [
    'management_consulting',
    act(
      'консультиру\\p{L}+|advis(?:e|ing)|consult(?:ing)?',
      'ресторан\\p{L}*|кафе|отел\\p{L}+|магазин\\p{L}*|завод\\p{L}*|restaurants|hotels|shops|farms|factories',
    ),
  ],
  [
    'commercial_letting',
    act(
      letBy,
      'производственн\\p{L}+ (?:помещени\\p{L}+|площад\\p{L}+|цех\\p{L}*)|цех(?:а|ов)?|industrial units?|workshop units?|kitchen spaces',
    ),
  ],
  [
    'flats_to_let',
    /(?<!\p{L})(?:сда(?:ю|ём|ем)|сдавать) (?:\p{L}+ )?комнат(?:ы|у)?(?!\p{L})(?!.*(?:завтрак|посуточн|турист|отдыха|мор[яею]|курорт|отел|гостев))/iu,
  ],
  [
    'book_publisher',
    act(
      'writ(?:e|ing)|self-publish(?:ing)?|пиш(?:у|ем)',
      "(?:novels|romances?|romance novels|thrillers|children[’']s books|cookbooks|books|романы|детективы|книги|сказки)[^.]*(?:publish|sell|kindle|amazon|kdp|изда|прода|литрес|ридеро)\\p{L}*",
    ),
  ],
];
