// Leaves out of a text what is understood of the text itself, and sets apart what is no part of the name of a trade.
import { withoutRentedPlace } from './rented-place.ts';
import { withoutAsked } from './talk/asked.ts';

/** Where the work is done, which is understood of the text itself. */
const visits = /\b(?:home|house)[ -](?:visits?|calls?)\b/giu;

/** No well is drilled. */
const asWell = /\bas well(?: as)?\b/giu;

/** A price is said of a trade, and is no part of its name: food truck £8 a meal. */
const beforePrices = /(?<=\p{L}) (?=[£$€]\s?\d)/gu;

/** What is washed beside a garage is cars. */
const washOfCars =
  /(?<!\p{L})((?:автосервис|автомастерская|сто|шиномонтаж|заправка|азс)(?:,? и|,| с| плюс| \+) )(мойк(?:а|ой))(?! \p{L}{3,})/giu;

/** Said the other way round. */
const washBefore = /(?<!\p{L})(мойка(?:,? и|,| \+) )(?=(?:шиномонтаж|автосервис)(?!\p{L}))/giu;

/** What is sprayed says less than what sprays it. */
const sprayedByDrones =
  /(?<!\p{L})(опрыскив\p{L}+|обработк\p{L}) (?:\p{L}+ ){1,2}(?=дрон\p{L}+|с дрон\p{L}+)/giu;
const dronesSpraying =
  /\bdrones? spraying (?:of|for) (?:\p{L}+ )?(?:crops|fields|farms|farmers|orchards|vineyards)\b/giu;

/** Guests of every occasion are one way of work: no cars are hired for the weddings. */
const occasion = '(?:мероприятия|праздники|корпоративы|свадьбы|юбилеи|банкеты)';
const occasions = new RegExp(`(?<!\\p{L})(на ${occasion})(?:(?:,| и) ${occasion})+(?!\\p{L})`, 'giu');

/** Whoever lets chairs by the hour cuts no hair. */
const chairsLet =
  /\b(?:hairdressing|hairdressers['’]?|salon|barber) chairs (?:rented|let|to rent|to let|for rent|for hire)(?: out)? by the (?:hour|day)\b/giu;

/** What a town lacks is what is opened there. */
const lacking =
  /(?<!\p{L})(?:there(?:['’]s| is| are)|we have) no (\p{L}[\p{L} -]{1,40}?) (in|near|around) ([^,.;!?]+?)(?:[,.;!]| and| so)+ (?:so |and )?(?:i|we)(?:['’]\p{L}+)? [^,.;!?]*?(?:open|start|build|launch|opening|starting) one(?!\p{L})/giu;
const lackingInRussian =
  /(?<!\p{L})((?:в|во|на) [^,.;!?]+?) нет (\p{L}+(?: \p{L}+)?)[,.;]? (?:и |поэтому |а )?(?:я |мы )?(?:хочу|хотим|планирую|планируем|решил[аи]?|собираюсь) (?:его |её |ее )?(?:открыть|построить|запустить)(?: его| её| ее)?(?=\s*[.!]?\s*$)/giu;

/** Somebody else's gym or salon, of which one has a room or a chair. */
const hosts =
  /(?<!\p{L})(rooms?|space|corner) (?:in|at|inside) (?:a|an|the|my|another|someone['’]s) (?:local |busy |nearby )?(?:gym|salon|clinic|spa|hotel|hospital|school|church|pub|barbershop|barber shop|medical centre)(?!\p{L})/giu;
/** Whose chair it is says the trade. */
const chairOf = /(?<!\p{L})rent(?:ing)? a (?:chair|desk) (?:in|at) (?=(?:an?|the) )/giu;
/** To whom one goes. */
const goneTo =
  /(?<!\p{L})(?:going|travell?ing|travels|goes|go|driving|drive|coming|come) (?:out )?to (?:the )?(?:care homes?|nursing homes?|offices|schools|hospitals|hotels|farms|gyms|workplaces)(?!\p{L})/giu;
const hostsInRussian =
  /(?<!\p{L})((?:снимаю|сниму|снять|арендую|арендовать|в аренду) (?:место|кресло|кабинет|комнату|уголок)) в (?:салоне(?: красоты)?|студии|клинике|спортзале|фитнес-клубе|школе|медцентре)(?!\p{L})/giu;

/** Whoever uses it is whom it is for. */
const usedBy = /(?<!\p{L})(?:that is |which is )?used by (?=\p{L}|\d)/giu;
const usedByInRussian = /(?<!\p{L}),? котор(?:ым|ой) пользуются (?=\d)/giu;

/** No part is made. */
const partOfTown =
  /(?<!\p{L})(?:in|of|for) (?:our|my|this|that|the \p{L}+) part of (?:the )?(?:town|city|country|world|county)(?!\p{L})/giu;

/** Said as numbers are. */
const onlyOne =
  /(?<!\p{L})an? single (?=(?:chair|van|truck|shop|bay|stall|kiosk|cart|table|machine|unit|lorry|boat|barber|stylist)(?!\p{L}))/giu;
const pairOf = /(?<!\p{L})a (?:pair|couple) of (?=\p{L}+(?: \p{L}+)?s(?!\p{L}))/giu;

/** As many as are laid a day, where nothing else is said. */
const eggs =
  /(?<!\p{L})(\d[\d,. ]*(?: (?:free[- ]range|organic|fresh|farm|chicken|duck|quail))* eggs)(?= *(?:$|[,;.]| from | in ))/giu;
const eggsInRussian =
  /(?<!\p{L})(\d[\d ]*(?: (?:домашних|свежих|куриных|перепелиных|деревенских|фермерских))* яиц)(?= *(?:$|[,;.]| из ))/giu;
/** What a crew does is the trade. */
const crewFor = /(?<!\p{L})бригад(?:а|ой) по (?=\p{L})/giu;
/** Nothing is carried for others by whoever comes with a van. */
const meAndVan =
  /(?<!\p{L})(?:(?:just|only) )?me and (?:an?|the|my|one) (?:\p{L}+ )?(?:van|truck|ute|pick-?up|trailer)(?!\p{L})/giu;
/** A shop there is how things are sold, and no trade beside making them. */
const throughShopify =
  /(?<=(?<!\p{L})(?:hand-?made|hand-?poured|home-?made)(?!\p{L})[^.;!?]{0,60}?)(?:(?:through|on|via) (?:(?:a|an|our|my) )?)?shopify(?: (?:store|shop|site|website))?(?!\p{L})/giu;

/** «ПО» is no word of grammar there. */
const software =
  /(?<!\p{L})(разработк\p{L}*|тестировани\p{L}*|облачн\p{L}+|внедрени\p{L}*) по(?=\s*(?:$|[,.;]|на заказ|для|под(?!\p{L})))/giu;

/** Without what is understood of the text itself. */
export const clean = (said: string): string =>
  withoutRentedPlace(withoutAsked(said))
    .replace(visits, ' ')
    .replace(software, '$1 программ')
    .replace(asWell, ' also ')
    .replace(crewFor, '')
    .replace(meAndVan, ', ')
    .replace(eggs, '$1 a day')
    .replace(eggsInRussian, '$1 в день')
    .replace(throughShopify, 'online')
    .replace(beforePrices, ', ')
    .replace(chairOf, '')
    .replace(goneTo, '')
    .replace(partOfTown, '')
    .replace(hosts, '$1')
    .replace(hostsInRussian, '$1')
    .replace(washOfCars, '$1авто$2')
    .replace(washBefore, 'авто$1')
    .replace(sprayedByDrones, '$1 ')
    .replace(dronesSpraying, 'crop spraying drones')
    .replace(occasions, '$1')
    .replace(onlyOne, '1 ')
    .replace(pairOf, '2 ')
    .replace(usedBy, 'for ')
    .replace(usedByInRussian, ' для ')
    .replace(chairsLet, 'beauty coworking')
    .replace(lacking, '$1 $2 $3')
    .replace(lackingInRussian, '$2 $1');
