// What those do who look after looks, health, animals and free time: “I groom poodles”, «разводим мейн-кунов».
import { act, type Deed } from './act-and-thing.ts';

const dogs =
  '(?:poodles?|spaniels?|labradors?|retrievers?|terriers?|yorkies?|huskies|collies|bulldogs?|dachshunds?|cockapoos?|labradoodles?|corgis?|pugs?|whippets?|шпиц\\p{L}*|йорк(?:ов|и|ширских)|хаски|корги|такс(?:ы|у)?|мопс\\p{L}*|пудел\\p{L}+|лабрадор\\p{L}*|овчар(?:ок|ки)|алабаев|лаек|лайки|доберман\\p{L}*|чихуахуа|бигл\\p{L}*|спаниел\\p{L}+)';
const cats =
  '(?:maine coons?|ragdolls?|sphynx\\p{L}*|bengals?|persians?|british shorthairs?|мейн-?кун\\p{L}*|сфинкс\\p{L}*|британ(?:цев|ских|ок)|бенгал\\p{L}*|регдолл\\p{L}*|вислоух\\p{L}*|рэгдолл\\p{L}*)';
const hosts = '(?:hairdressers|barbers|stylists|beauticians|nail techs|therapists)';
const masters = '(?:мастер(?:ам|ов)|парикмахер(?:ам|ов)|бьюти-мастер(?:ам|ов)|психолог(?:ам|ов))';

export const deedsOfCare: readonly Deed[] = [
  ['dog_grooming', act('groom|clip|стригу|стриж[её]м', `${dogs}|${cats}`)],
  [
    'pet_breeding',
    act(
      'breed(?:ing)?|развожу|развод(?:им|ить)|разведение',
      `(?:puppies|kittens|щенков|котят)|${dogs}|${cats}`,
    ),
  ],
  [
    'dog_walking',
    act('visit(?:ing)?|feed(?:ing)?|кормлю|навещаю', '(?:cats|dogs|pets|кошек|котов|животных)(?: at home)?'),
  ],
  [
    'coworking',
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:rent|let|hire)(?:ing|ting)? (?:out )?(?:\d+ |my |our )?(?:chairs|rooms|desks|cabins|booths) (?:out )?to ${hosts}|(?:(?:counselling|therapy|treatment) rooms?|кабинет\p{L}*(?: для)? психолог\p{L}*)[ ,]+(?:that )?(?:i |we )?(?:for hire|to rent|hired?(?: out)?|let out|почасов\p{L}+|в? ?аренд\p{L}*)|сда(?:ю|ём|ем) (?:\d+ )?(?:кабинет\p{L}*|кресл\p{L}*|мест\p{L}*) ${masters})(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'beauty_salon',
    /(?<!\p{L})(?:визажист\p{L}*|make-?up artist|(?:bridal|wedding|party) (?:hair (?:and|&) )?make-?up)(?!\p{L})(?! (?:courses?|training|school|academy|supplies|agency|classes|app))/iu,
  ],
  [
    'nail_salon',
    /(?<!\p{L})nail (?:tech|technician|artist)(?!\p{L})(?! (?:courses?|training|school|academy|supplies|agency|classes))/iu,
  ],
  ['psychotherapy', /(?<!\p{L})(?:hypnotherapists?|hypnotherapy|гипнотерапевт\p{L}*)(?!\p{L})/iu],
  ['yoga_studio', /(?<!\p{L})йога-студия(?!\p{L})/iu],
  [
    'pet_breeding',
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:${dogs}|${cats}) (?:puppies|kittens|breeders?)|(?:щенк\p{L}+|котят\p{L}*) (?:${dogs}|${cats}))(?!\p{L})`,
      'iu',
    ),
  ],
  ['physiotherapy', /(?<!\p{L})(?:home )?physio(?:therapy)? visits(?!\p{L})/iu],
  ['tennis_padel_club', /(?<!\p{L})(?:five|5|seven|7)-?a-?side (?:pitches|football|courts)(?!\p{L})/iu],
  [
    'physiotherapy',
    /(?<!\p{L})(?:i am|i[’']m) an? (?:\p{L}+ )?(?:physio|physiotherapist|osteopath)(?!\p{L})/iu,
  ],
  ['candles_and_soap', /(?<!\p{L})press-?on nails(?!\p{L})/iu],
  ['hair_salon', act('дела(?:ть|ю)|окрашива\\p{L}+', 'окрашивани\\p{L}+|мелировани\\p{L}+|волосы')],
  [
    'karaoke',
    /(?<!\p{L})(?:(?:rent|book|hire)s? (?:a )?(?:private )?rooms?(?: by the hour)? (?:and|to) sing|sing(?:ing)? in (?:private |rented )?rooms|пе(?:ть|ют) в (?:отдельных |своих )?(?:комнатах|кабинках)|(?:комнат\p{L}*|кабинк\p{L}*),? (?:где|чтобы) (?:люди )?пе(?:ть|ют))(?!\p{L})/iu,
  ],
  [
    'tutor',
    act(
      'teach|help|show|учу|обучаю',
      '(?:how )?to use (?:a |their |the )?(?:phones?|computers?|smartphones?|tablets?|internet)|пользоваться (?:телефон|компьютер|смартфон|планшет|интернет)\\p{L}*',
    ),
  ],
  ['tour_operator', /(?<!\p{L})(?:tour operator|туроператор)(?!\p{L})/iu],
  ['art_school', /(?<!\p{L})мастер-классы(?!\p{L})/iu],
  [
    'bike_hire',
    /(?<!\p{L})(?:e-?bikes?|electric bikes?|bicycles?|bikes?|mopeds?) (?:for|to) (?:rent|hire|let)(?!\p{L})/iu,
  ],
  [
    'party_hire',
    /(?<!\p{L})(?:costumes? (?:hire|rental)|photo ?booths? (?:hire|rental|and|for)|прокат карнавальных костюмов)(?!\p{L})/iu,
  ],
  ['fishing_boat', /(?<!\p{L})(?:lobster|crab|prawn|scallop|creel|shrimp) (?:and \p{L}+ )?boats?(?!\p{L})/iu],
  ['surf_dive_school', /(?<!\p{L})rafting(?!\p{L})/iu],
];
