// Reads on how many days of a week a business works and how full it is: weekends only, 3 days a week, occupancy 65 %.

export interface SaidBusy {
  readonly daysAWeek?: number;
  /** In percent of what there is room for. */
  readonly use?: number;
}

export interface FoundBusy {
  readonly busy: SaidBusy;
  /** The text without them. */
  readonly text: string;
}

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ один: 1, два: 2, три: 3, четыре: 4, пять: 5, шесть: 6, семь: 7 },
  ...{ un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7 },
};
const number = `(?<n>[1-7]|${Object.keys(numbers).join('|')})`;
const ofWeek =
  '(?:[- ]days?(?: (?:a|per|each|every|in a|of the)|\\s?/)? ?weeks?|\\s?(?:день|дня|дней) (?:в|на) недел[юе]|' +
  ' días? (?:a la|por) semana| tage? (?:die|pro|in der) woche| jours? (?:par|sur la|de la) semaine| giorni (?:a|alla) settimana| dias por semana)';

const pattern = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${said})(?![\\p{L}\\d])`, 'iu');

/** The first that is said counts. */
const patterns: readonly (readonly [said: RegExp, days: number | null])[] = [
  [pattern(`(?:only |just |только )?${number}${ofWeek}(?: only)?`), null],
  [
    pattern(
      '(?:closed|not open|except|but not) (?:on |at )?(?:the )?weekends?|(?:on )?weekdays(?: only)?|mon(?:day)?(?:s)?\\s?(?:to|[-–—])\\s?fri(?:day)?s?|' +
        'кроме выходных|(?:только )?по будням|(?:только )?в будни(?:е дни)?|пн\\s?[-–—]\\s?пт|с понедельника по пятницу',
    ),
    5,
  ],
  [
    pattern(
      '(?:closed|not open) (?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?|except (?:on )?(?:sun|mon)days?|' +
        '(?:закрыт[оы]?|не работа(?:ем|ет|ю)|выходной)(?: в| по|:| —)* (?:воскресень\\p{L}*|понедельник\\p{L}*|вторник\\p{L}*)',
    ),
    6,
  ],
  [pattern('seven days|every day of the week|без выходных|ежедневно без выходных'), 7],
  [
    pattern(
      '(?:only |just |open )?(?:on|at) (?:the )?weekends(?: only)?|(?:only|just|open) weekends|weekends? only|(?:every|each) weekend|weekends(?= *(?:,|$))|saturdays? and sundays?|' +
        '(?:только )?по выходным(?: дням)?|(?:только )?в выходные(?: дни)?|по субботам и воскресеньям|каждые выходные',
    ),
    2,
  ],
  [
    pattern(
      '(?:only |just )?(?:on )?(?:saturdays|sundays)(?: only)?|every (?:saturday|sunday)|(?:только )?по (?:субботам|воскресеньям)|кажд(?:ую субботу|ое воскресенье)',
    ),
    1,
  ],
];

const full =
  '(?:occupancy|occupied|загрузк\\p{L}*|заполняемост\\p{L}*|заселенност\\p{L}*|auslastung|ocupaci[oó]n|occupation|occupazione|ocupação)';
const percent = '(?<p>\\d{1,3}(?:[.,]\\d)?)\\s?(?:%|percent|per cent|процент\\p{L}*)';
const uses: readonly RegExp[] = [
  pattern(
    `(?:(?:with|at|taux d['’]|average|avg|при|со?|средн\\p{L}*) ?)*${full}(?: rate)?(?:\\s*(?:[:=–—-]|of|at|is|about|около|примерно|в|до|de|von|bei))*\\s*${percent}`,
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:(?:with|at|при|с) )?${percent}\\s?(?:of |average )?${full}(?: rate)?(?![\\p{L}\\d])`,
    'iu',
  ),
];

const most = 100;

const firmly =
  /only|just|open|closed|except|not|seven|every|only|только|кроме|без|закрыт|не работа|выходной|\d|день|дня|дней|(?<!satur|sun)days?\b/iu;
/** Brunch on weekends is served beside what is done all week. */
const beside =
  /[,.;:!?]|(?<!\p{L})(?:and|with|serv\p{L}*|offer\p{L}*|plus|also|busier|more|extra|и|с|со|а также|плюс|ещё|больше)(?!\p{L})/iu;

const isOfAll = (text: string, { 0: said, index }: RegExpExecArray): boolean =>
  firmly.test(said) || !beside.test(text.slice(0, index));

function daysIn(text: string): { readonly days: number; readonly said: string } | null {
  for (const [said, days] of patterns) {
    const match = said.exec(text);
    if (!match || !isOfAll(text, match)) continue;
    const n = match.groups?.n?.toLowerCase() ?? '';
    const read = days ?? numbers[n] ?? Number(n);
    return { days: read, said: match[0] };
  }
  return null;
}

const nights =
  /(?<![\p{L}\d])(?<d>[1-9]|[12]\d|30) (?:nights?|ноч(?:ь|и|ей)|суток|дней занят\p{L}*) (?:a|per|each|в|за) (?:month|месяц)(?!\p{L})/iu;
const nightsOfMonth = 30;

/** Twenty nights a month of thirty. */
function nightsIn(text: string): { readonly use: number; readonly said: string } | null {
  const match = nights.exec(text);
  const share = Number(match?.groups?.d ?? 0) / nightsOfMonth;
  return match ? { use: Math.round(share * most), said: match[0] } : null;
}

function fullIn(text: string): { readonly use: number; readonly said: string } | null {
  for (const said of uses) {
    const match = said.exec(text);
    const use = Number((match?.groups?.p ?? '0').replace(',', '.'));
    if (match && use > 0 && use <= most) return { use, said: match[0] };
  }
  return nightsIn(text);
}

export function busyIn(text: string): FoundBusy {
  const days = daysIn(text);
  const use = fullIn(text);
  const left = [days?.said, use?.said].reduce<string>(
    (rest, said) => (said === undefined ? rest : rest.replace(said, () => ' , ')),
    text,
  );
  return { busy: { ...(days && { daysAWeek: days.days }), ...(use && { use: use.use }) }, text: left };
}
