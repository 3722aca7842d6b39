// What those do who lend, own, let, give and program: “we lend against gold”, «верстаем лендинги».
import { act, type Deed } from './act-and-thing.ts';

export const deedsOfOwners: readonly Deed[] = [
  [
    'poultry_farm',
    /^\s*\d[\d,. ]*(?: (?:free[- ]range|organic|fresh|farm|chicken|duck|quail|домашних|свежих|куриных|перепелиных|деревенских|фермерских))* (?:eggs|яиц)(?: (?:a|per|each|every|в) (?:day|week|month|день|неделю|месяц))?(?=\s*(?:$|[,;.]| (?:from|in|из|в) ))/iu,
  ],
  [
    'recreation_base',
    /(?<!\p{L})(?:rent|let)(?:s|ting|ing)? out (?:(?:my|our|a few|some|\p{L}+|\d+) ){0,2}(?:log |holiday |lakeside |wooden )?(?:cabins|cottages|chalets|tiny houses)(?!\p{L})(?!.*(?:\bsites?\b|builder|construction|storage|tenant|long[- ]term))/iu,
  ],
  ['recreation_base', /(?<!\p{L})country club(?!\p{L})/iu],
  [
    'farmland_to_let',
    act(
      'let|letting(?: out)?|lease|leasing(?: out)?|rent(?:ing)? out|сда(?:ю|ём|ем)',
      '(?:pasture|grazing|farmland|land|fields|acres|hectares) to (?:\\p{L}+ )?(?:farmers|growers|graziers|neighbours)|(?:землю|поля|пашню|пастбища?|гектар\\p{L}*|га) (?:в аренду )?(?:фермер\\p{L}+|соседям|хозяйств\\p{L}+|агрофирм\\p{L}+)',
    ),
  ],
  [
    'pet_hotel',
    /(?<!\p{L})(?:dogs?|pets?)(?: can| could| to)? (?:wait|rest|play|stay)s? while (?:the |their )?(?:owners?|people|shoppers) (?:are )?(?:shop|work|dine|eat|travel)(?:s|ping|ing)?(?!\p{L})/iu,
  ],
  [
    'pawnshop',
    act(
      'lend|да(?:ю|ём|ем)|выда\\p{L}+',
      'against (?:gold|watches|jewellery)|под залог (?:золот|техник|авто|телефон)\\p{L}+',
    ),
  ],
  ['microfinance', act('выда(?:ю|ём|ем)', 'займ\\p{L}*|микрокредит\\p{L}*')],
  [
    'currency_exchange',
    act('меня(?:ю|ем)|change|exchange', 'доллар\\p{L}*|валют\\p{L}+|dollars|euros|currency'),
  ],
  [
    'crowdfunding_platform',
    act(
      'people chip in|investors lend|инвестор\\p{L}* вкладыва\\p{L}+|люди скидыва\\p{L}+',
      'for [^.]+|to [^.]+|в [^.]+|на [^.]+',
    ),
  ],
  [
    'investment_fund',
    act(
      'управля\\p{L}+|invest|инвестиру\\p{L}+|вкладыва\\p{L}+',
      'капиталом инвестор\\p{L}*|деньгами инвестор\\p{L}*|in start-?ups|в стартапы',
    ),
  ],
  [
    'factoring_company',
    act('buy(?:ing)?|покупа\\p{L}+|выкупа\\p{L}+', '(?:unpaid )?(?:invoices|receivables)|дебиторк\\p{L}+'),
  ],
  [
    'short_let_management',
    act(
      'run|manage|бер(?:у|ём|ем)|управля\\p{L}+',
      "other people[’']s (?:airbnbs?|holiday lets|holiday homes)|(?:квартир\\p{L}* собственник\\p{L}*|чуж\\p{L}+) [^.]*посуточн\\p{L}+|чужими посуточн\\p{L}+|посуточн\\p{L}+ квартирами",
    ),
  ],
  [
    'property_management',
    act(
      'look(?:ing)? after|сда(?:ю|ём|ем)',
      "(?:landlords[’']?|owners[’']?) (?:flats|houses|homes|properties)|(?:flats|houses|properties) (?:of|for) (?:landlords|owners)|чужи\\p{L}* (?:квартир|дом)\\p{L}*|квартиры собственников",
    ),
  ],
  [
    'estate_agency',
    act(
      'sell(?:ing)?|help|помога\\p{L}+',
      '(?:houses|homes|flats|property) for (?:their |the )?owners|(?:купить|продать|снять)(?: и (?:купить|продать|снять))? (?:жиль[её]|квартир\\p{L}*|дом)',
    ),
  ],
  [
    'estate_agency',
    /(?<!\p{L})(?:houses|homes|flats|villas|property|lettings|квартир\p{L}*|недвижимост\p{L}+|участк\p{L}+)(?!\p{L})[^.]*\d+ (?:agents|realtors|negotiators|агент\p{L}*|риелтор\p{L}*|риэлтор\p{L}*)(?!\p{L})/iu,
  ],
  [
    'property_developer',
    act(
      'прода(?:ю|ём|ем)|homebuilders?|putting up|sell(?:ing)?',
      '(?:землю|участки) под (?:дач|застройк|ижс|дом)\\p{L}*|\\d+ (?:houses|homes|flats|townhouses)|plots of land',
    ),
  ],
  [
    'house_flipping',
    act(
      'buy(?:ing)?|покупа\\p{L}+|выкупа\\p{L}+',
      '(?:houses|homes|flats|apartments|properties|квартир\\p{L}*|дома|жиль[её])[^.]{0,30}(?:doing (?:them|it) up|do (?:them|it) up|renovat\\p{L}+|refurbish\\p{L}*|fix (?:them|it) up|ремонт\\p{L}*|обновля\\p{L}+)[^.]{0,30}(?:sell\\p{L}*|прода\\p{L}+|перепрода\\p{L}+)',
    ),
  ],
  [
    'block_management',
    act('serve|обслужива\\p{L}+', "residents[’']? associations|дома тсж|многоквартирны\\p{L}+ дом\\p{L}*"),
  ],
  ['garages_to_let', act('сда(?:ю|ём|ем)', '(?:\\d+|два|три|четыре|пять|шесть|десять) гараж\\p{L}*')],
  ['garages_to_let', act('row of|lock-up', 'garages(?: rented out| to let)?')],
  ['sheep_farm', act('keep|raise|rear|держу|держим', 'ewes|sheep|lambs|овец|овцематок|баранов')],
  [
    'self_storage',
    act('people keep|keep|храним|храню', "(?:their |other people[’']s )furniture|мебель|вещи|скарб"),
  ],
  [
    'non_profit',
    act(
      'raise|raising|collect|собира\\p{L}+',
      'money for [^.]*(?:children|sick|poor|refugees|homeless|animals)|пожертвовани\\p{L}+|деньги на лечение',
    ),
  ],
  [
    'charity_shop',
    /(?<!\p{L})(?:отдают вещи|вещи в дар|пожертвованн\p{L}+ вещ\p{L}+)(?!\p{L})[^.]*прода[^.]*|(?<!\p{L})(?:donated|second-hand|people give)[^.]{0,40} (?:sold|sell)[^.]{0,20} (?:hospice|charity|shelter|homeless|refugees)(?!\p{L})/iu,
  ],
  [
    'social_workshop',
    /(?<!\p{L})(?:работают|трудятся|делают|шьют|лепят|workers|work|make)(?!\p{L})[^.]{0,20}(?:люди|ребята|people|adults) (?:с инвалидностью|с ограниченн\p{L}+|with disabilities)/iu,
  ],
  ['social_workshop', /(?<!\p{L})people with disabilities (?:make|work|sew|bake|pack)(?!\p{L})/iu],
  [
    'animal_shelter',
    act(
      'спаса(?:ю|ем)|пристраива\\p{L}+|rescue|rescuing|home for',
      '(?:stray |homeless )?(?:dogs|cats|animals|horses)|кошек|собак|котят|животных',
    ),
  ],
  [
    'membership_organisation',
    /(?<!\p{L})(?:клуб|союз|объединение|сообщество)(?!\p{L})[^.]*членск\p{L}+ взнос\p{L}*/iu,
  ],
  [
    'software_outsourcing',
    act(
      'code|program|пиш(?:у|ем)',
      'to order|for (?:banks|clients|companies)|программы на заказ|код на заказ',
    ),
  ],
  ['web_studio', act('верста\\p{L}+|созда(?:ю|ём|ем)', 'лендинг\\p{L}*|сайт\\p{L}*')],
  [
    'games_studio',
    act(
      'разрабатыва\\p{L}+|develop(?:ing)?',
      '(?:компьютерные |мобильные )?игры|(?:mobile |computer |video )?games',
    ),
  ],
  ['it_support', act('look(?:ing)? after|обслужива\\p{L}+|maintain', 'computers|компьютер\\p{L}*')],
  ['cyber_security', act('protect(?:ing)?|защища\\p{L}+', 'from hackers|от (?:хакеров|взлома)')],
  [
    'hardware_startup',
    act(
      'design and sell|собира(?:ю|ем)|produce',
      '(?:smart )?(?:gadgets?|trackers?|devices?)|трекер\\p{L}*|гаджет\\p{L}*|датчик\\p{L}*',
    ),
  ],
  ['data_centre', act('размеща\\p{L}+|host', 'серверы?|servers')],
  ['crypto_mining', act('майн(?:ю|им)', 'биткоин\\p{L}*|крипт\\p{L}*|эфир')],
  ['internet_provider', act('прово(?:жу|дим)|подключа\\p{L}+', 'интернет')],
  [
    'ai_service',
    act(
      'an? ai that|ai which|neural network|train|нейросеть',
      'models|(?:\\p{L}+s) [^.]+|пиш\\p{L}+|отвеча\\p{L}+',
    ),
  ],
  ['estate_agency', /(?<!\p{L})buying agents? for (?:villas|houses|homes|property)(?!\p{L})/iu],
  ['block_management', /^ук(?!\p{L})/iu],
  ['data_centre', /(?<!\p{L})server (?:hall|room)s?(?!\p{L})/iu],
  [
    'mobile_app',
    /(?<!\p{L})(?:наше|моё|мое|мобильное|our|my) (?:mobile |phone )?(?:app|приложение)(?!\p{L})/iu,
  ],
];
