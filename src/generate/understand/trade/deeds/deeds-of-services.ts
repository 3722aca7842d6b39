// What advisers, agencies and media do, as their founders tell it: “I coach executives”, «взыскиваем долги».
import { act, type Deed } from './act-and-thing.ts';

export const deedsOfServices: readonly Deed[] = [
  ['event_host', act('hosting|host|run|провожу|проводим', 'quizzes|квизы?')],
  ['videographer', act('shoot|film|снимаю|снимаем|делаю|монтирую', 'reels|рилс(?:ы|ов)?')],
  [
    'book_author',
    act('write|writing|пишу|пишем', 'books|novels|romances|книги|романы|сказки|детективы|фанфики'),
  ],
  [
    'software_outsourcing',
    /(?<!\p{L})software (?:development )?(?:agency|studio|consultancy|shop|firm|boutique)(?!\p{L})/iu,
  ],
  [
    'subscription_box',
    /(?<!\p{L})(?:(?:коробк|бокс|набор)\p{L}*[^.,;]{0,40} по подписке|подписка на (?:коробк|бокс|набор)\p{L}*)(?!\p{L})/iu,
  ],
  [
    'law_firm',
    act(
      'draw up|handle|go to court|защища\\p{L}+|составля\\p{L}+|оспарива\\p{L}+',
      'contracts|divorces|court|inheritance|судах?|иски|исков',
    ),
  ],
  [
    'notary',
    act('certify|заверя\\p{L}+|удостоверя\\p{L}+', 'signatures|deeds|доверенност\\p{L}+|сделк\\p{L}+'),
  ],
  [
    'patent_immigration',
    act(
      'regist(?:er|ering)|get|help|регистриру\\p{L}+|оформля\\p{L}+|помога\\p{L}+|получа\\p{L}+',
      'trade ?marks|visas?|residence permits?|товарны\\p{L}+ знак\\p{L}*|визы|внж|пмж|гражданств\\p{L}+',
    ),
  ],
  ['accounting_firm', act('сда(?:ю|ём|ем)|подготавлива\\p{L}+', 'отч[её]тность')],
  [
    'finance_adviser',
    act(
      'plan|помога\\p{L}+|планиру\\p{L}+',
      'pensions|savings|(?:личн|семейн)\\p{L}+ (?:бюджет|финанс)\\p{L}*',
    ),
  ],
  [
    'insurance_broker',
    act('sell(?:ing)?|прода\\p{L}+|оформля\\p{L}+', '(?:insurance )?policies|полис\\p{L}*|осаго|каско'),
  ],
  [
    'management_consulting',
    act(
      'внедря\\p{L}+|внедрени\\p{L}+|консультиру\\p{L}+',
      'бережливо\\p{L}+ производств\\p{L}+|стратеги\\p{L}+|процесс\\p{L}+ управления',
    ),
  ],
  ['coach', act('coach|mentor', 'executives|managers|founders|leaders|ceos|entrepreneurs|clients|women')],
  [
    'engineering_bureau',
    act(
      'calculate|проектиру\\p{L}+|рассчитыва\\p{L}+',
      'beams|foundations|loads|котельн\\p{L}+|вентиляци\\p{L}+|сети|фундамент\\p{L}*|инженерны\\p{L}+ систем\\p{L}*',
    ),
  ],
  [
    'detective_agency',
    act(
      'trace|find|check|ищ(?:у|ем)|провер(?:ка|яю|яем)',
      'missing people|missing persons|spouses|детекторе лжи|пропавши\\p{L}+|неверны\\p{L}+',
    ),
  ],
  [
    'debt_collection',
    act(
      'recover(?:ing)?|collect(?:ing)?|взыскива\\p{L}+|возвраща\\p{L}+',
      '(?:unpaid )?(?:invoices|debts)|долг\\p{L}*|задолженност\\p{L}+',
    ),
  ],
  [
    'valuer',
    act(
      'apprais(?:e|ing)|valu(?:e|ing)|оценива(?:ю|ем)',
      'antiques|jewellery|houses|homes|property|businesses|art|квартир\\p{L}*|бизнес|акци\\p{L}+|недвижимост\\p{L}+|имуществ\\p{L}+|ущерб',
    ),
  ],
  [
    'loan_broker',
    act(
      'find|arrange|помога\\p{L}+|подбира\\p{L}+',
      '(?:home )?loans|mortgages?|ипотек\\p{L}+|кредит\\p{L}*',
    ),
  ],
  [
    'labour_safety',
    act(
      'оформля\\p{L}+|оформлени\\p{L}+|получа\\p{L}+',
      'деклараци\\p{L}+ соответстви\\p{L}+|сертификат\\p{L}* соответстви\\p{L}+',
    ),
  ],
  [
    'astrologer',
    act('read|гада(?:ю|ем|ние)|раскладыва\\p{L}+', 'birth charts?|palms?|tarot|на картах|на таро|карты таро'),
  ],
  [
    'writing_services',
    act(
      'write|edit|proofread|пиш(?:у|ем)|составля\\p{L}+|редактиру\\p{L}+',
      'cvs|resumes|cover letters|theses|speeches|memoirs|тексты|резюме|диплом\\p{L}*|статьи',
    ),
  ],
  [
    'marketing_agency',
    act(
      'настраива\\p{L}+|продвига\\p{L}+|размеща\\p{L}+',
      '(?:контекстную |таргетированную )?реклам\\p{L}+|сайт\\p{L}*',
    ),
  ],
  [
    'smm_agency',
    act(
      'run|manage|вед(?:у|ём|ем|ение)',
      '(?:instagram|tiktok|facebook|social media) (?:accounts?|pages?)|телеграм-канал\\p{L}* (?:для|бизнес|компани)\\p{L}*',
    ),
  ],
  [
    'design_studio',
    act('draw(?:ing)?|рису\\p{L}+|разрабатыва\\p{L}+', 'logos|brand books|логотип\\p{L}*|брендбук\\p{L}*'),
  ],
  [
    'pr_agency',
    act(
      'get|gets|getting|попада\\p{L}+|выводи\\p{L}+',
      '(?:into|in) the (?:newspapers|press|media|papers|magazines)|в (?:сми|прессу)',
    ),
  ],
  [
    'recruiting_agency',
    act(
      'find|search for|hunt|ищем|ищу|нахо(?:дим|жу)|подбира\\p{L}+|хант(?:им|лю)',
      '(?:developers|staff|engineers|managers|chefs|nurses|workers|nannies) for|айтишник\\p{L}*|сотрудник\\p{L}*|персонал|разработчик\\p{L}* для',
    ),
  ],
  [
    'translation_bureau',
    act(
      'translate|перево(?:жу|дим)',
      'manuals|documents|books|texts|contracts|films|документ\\p{L}*|инструкци\\p{L}+|книги|договор\\p{L}*',
    ),
  ],
  ['call_centre', act('take|answer|принима\\p{L}+|обрабатыва\\p{L}+', '(?:phone )?calls for|звонк\\p{L}+')],
  [
    'staffing',
    act(
      'send|supply|supplying|предоставля\\p{L}+|поставля\\p{L}+',
      'loaders|workers|temps|cleaners and loaders|персонал|рабочих|грузчиков',
    ),
  ],
  [
    'talent_agency',
    act(
      'represent(?:ing)?|agent for|продюсиру\\p{L}+|представля\\p{L}+',
      'actors|models|athletes|footballers|musicians|artists|блогер\\p{L}*|акт[её]р\\p{L}*|спортсмен\\p{L}*|артист\\p{L}*',
    ),
  ],
  [
    'market_research',
    act('poll|survey|проводим|провожу', 'consumers|voters|shoppers|опрос\\p{L}*|фокус-групп\\p{L}*'),
  ],
  [
    'visualisation_studio',
    act(
      'draw|render|рису\\p{L}+|дела\\p{L}+',
      '3d pictures|houses not built|3[дd][- ]визуализаци\\p{L}+|рендер\\p{L}*',
    ),
  ],
  [
    'video_channel',
    act(
      'make|film|post|снима\\p{L}+|выкладыва\\p{L}+',
      'videos? [^.]*(?:subscribers|views)|рилс\\p{L}*|(?:видео|ролики) [^.]*(?:подписчик|просмотр)\\p{L}*',
    ),
  ],
  [
    'book_publisher',
    act('publish(?:ing)?|изда(?:ю|ём|ем)', 'books|novels|poetry|cookbooks|книг\\p{L}*|стихи'),
  ],
  [
    'music_label',
    act(
      'release|releasing|выпуска\\p{L}+',
      'techno|albums?|records|music|vinyl|альбом\\p{L}*|музыку|пластинк\\p{L}+',
    ),
  ],
  [
    'recording_studio',
    act('mix|master|record|сво(?:жу|дим)|записыва\\p{L}+', 'songs|tracks|vocals|треки|песни|вокал'),
  ],
  [
    'screen_advertising',
    act('сда(?:ю|ём|ем)|разме\\p{L}+|letting|rent out', 'билборд\\p{L}*|(?:рекламные )?щиты|billboards?'),
  ],
  ['online_magazine', /(?<!\p{L})(?:news|recipes?|gardening) (?:sites?|websites?|portals?)(?!\p{L})/iu],
  ['screen_advertising', /(?<!\p{L})ads on (?:buses|taxis|lifts|trams|billboards)(?!\p{L})/iu],
];
