// Finds in which words somebody says what premises they rent for their own work: a hall or a chair that one pays for is no trade.

const premises =
  '(?:small |shared |commercial |local |village |church |private |treatment )*(?:chair|desk|station|room|hall|kitchen|studio|space|workshop|unit|treatment room|stall|pitch|shop|office|garage|premises|place)';
const byTime = '(?: by the (?:hour|day|week|month))?';
/** What is let to others is the trade itself. */
const notLet = '(?! (?:out|to|for (?:parties|events|weddings|tourists)))';
const hosts =
  "(?: (?:in|at|inside) (?:a|an|the|my|another|someone['’]s)(?: friend['’]s)? (?:local |busy |nearby )?(?:gym|salon|clinic|spa|hotel|hospital|school|church|pub|medical centre))?";
const edge = '(?=\\s*(?:$|[,.;:!?()\\n]|(?:and|but|so|where|with|in|at|from|near)(?!\\p{L})))';
const inEnglish = new RegExp(
  `(?<!\\p{L})(?:(?:i|we)(?:['’](?:ll|d)| will| would)? (?:(?:want|plan|like|hope|need) to )?|(?<=[,.;]\\s*)|(?<=\\p{L} )(?=renting ))rent(?:ing)? (?:a|an|one|the) ${premises}${hosts}${byTime}${notLet}${edge}`,
  'giu',
);

const room =
  '(?:(?:небольшо\\p{L}+|свободн\\p{L}+|рабоч\\p{L}+) )?(?:кресло|кабинет|зал|студию|цех|кухню|место|комнату)';
const hired = '(?:(?:я |мы )?(?:снимаю|снимаем|сниму|арендую|арендуем|арендовать)|(?<=[,.;]\\s*)аренда)';
const cases = '(?:кресла|кабинета|зала|студии|цеха|кухни|места|комнаты)';
const hostsInRussian =
  '(?: в (?:салоне(?: красоты)?|парикмахерской|барбершопе|студии|клинике|спортзале|фитнес-клубе|школе|медцентре))?';
const time = '(?: (?:по часам|почасово|на (?:день|часы|пару часов)|посуточно))?';
const inRussian = new RegExp(
  `(?<!\\p{L})${hired} (?:${room}|${cases})${hostsInRussian}${time}(?=\\s*(?:$|[,.;:!?()\\n]|(?:и|а|но|где|в|во|на|у)(?!\\p{L})))`,
  'giu',
);

export const withoutRentedPlace = (text: string): string => {
  const rest = text.replace(inEnglish, ' ').replace(inRussian, ' ');
  return /\p{L}{3}/u.test(rest) ? rest : text;
};
