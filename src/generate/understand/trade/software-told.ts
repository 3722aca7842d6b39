// Software that is told by what it does: a product that reads invoices and is paid for by the month.

/** They are software, whatever it does. */
const program =
  '(?:software|web service|web tool|online tool|dashboard|plug-?in|browser extension|софт|веб-сервис|плагин|личный кабинет)';
/** They may be done by people too. */
const anything =
  '(?:programme|(?:our|the|my|one|an?) (?:online )?(?:product|program)|platform|system|tools?|service|программ\\p{L}*|сервис\\p{L}*|платформ\\p{L}*|систем\\p{L}*|продукт|решение)';

const does =
  '(?:reads?|checks?|tracks?|plans?|schedules?|monitors?|counts?|calculates?|turns?|matches|reconciles?|fills?|records?|stores?|generates?|compares?|analy[sz]es?|predicts?|forecasts?|automates?|manages?|sends?|warns?|reminds?|recogni[sz]es?|collects?|shows?|tells?|keeps?|helps?|puts?|sorts?|finds?|draws up|writes?|сверя\\p{L}*|проверя\\p{L}*|счита\\p{L}*|распозна\\p{L}*|напомина\\p{L}*|планиру\\p{L}*|отслежива\\p{L}*|сравнива\\p{L}*|анализиру\\p{L}*|следит|следят|занос\\p{L}*|заполня\\p{L}*|формиру\\p{L}*|автоматизиру\\p{L}*|рассчитыва\\p{L}*|прогнозиру\\p{L}*|собира\\p{L}*|показыва\\p{L}*|хранит|помога\\p{L}*|ведёт|ведет|находит|составля\\p{L}*|генериру\\p{L}*|предупрежда\\p{L}*|управля\\p{L}*)';

/** They are programs of whatever they are for. */
const online = '(?:онлайн-сервис|онлайн сервис|облачный сервис|online service|web service|cloud service)';

/** What only a program reads, counts and sends. */
const data =
  '(?:invoices?|contracts?|documents?|paperwork|receipts?|spreadsheets?|prices|reviews|data|accounts|books of|stock|shifts|rotas?|rosters?|timetables?|appointments?|bookings?|records|reminders?|calendars?|leads|e-?mails|messages|reports?|taxes|salaries|payrolls?|payments?|tenders?|calories|expenses|lorries|deliveries|analytics|счет(?:а|ов)|счёт(?:а|ов)|акт(?:ы|ов)|чек(?:и|ов)|договор\\p{L}*|документ\\p{L}*|накладн\\p{L}*|таблиц\\p{L}*|цен(?:ы|ам|ами)|отзыв\\p{L}*|данны\\p{L}*|остатк\\p{L}*|складом|складами|проектами|задачами|запасами|персоналом|финансами|продажами|смен(?:ы|ами)?|график\\p{L}*|запис(?:ь|и|ей)|напоминани\\p{L}*|заявк\\p{L}*|письма|отчёт\\p{L}*|отчет\\p{L}*|зарплат\\p{L}*|платеж\\p{L}*|тендер\\p{L}*|контрагент\\p{L}*|расход\\p{L}*|учёт|учета|учёта|бронировани\\p{L}*)';

/** How programs are paid for. */
const paid =
  '(?:subscri\\p{L}+|(?:a|per|each|every) (?:month|year|seat|user|vehicle)|monthly|yearly|annually|licen[cs]es?|подписк\\p{L}*|подписчик\\p{L}*|в месяц|ежемесячно|в год|лицензи\\p{L}*|абонентск\\p{L}*)';

const before = '(?<!\\p{L})';
const after = '(?!\\p{L})';
const near = '[^.!?;]{0,60}?';
const rule = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => `${before}${part}${after}`).join(near), 'isu');

const programDoes = rule(program, does);
const doesWithData = rule(anything, does, data);
/** «Платформа для управления складом», a system for dentists: appointments and records. */
const isForData = rule(
  anything,
  `(?:for|of|to|для|по|управления|учёта|учета|проверки|сверки|анализа|контроля)`,
  data,
);
const onlineForData = rule(
  online,
  '(?:расчёта|расчета|учёта|учета|проверки|сверки|анализа|контроля|для|for|of|to)',
  data,
);
const isPaid = new RegExp(`${before}${paid}${after}`, 'iu');
const isThatDoes = rule(anything, '(?:that|which|котор\\p{L}*)', does);
const orderedByCode = /(?:ordering|menu|заказ\p{L}*|меню)[^.]{0,30}(?:qr[- ]?code|qr[- ]?код|кьюар)/iu;

/** Whoever does it by hand, or of what trade the program is said to be. */
const otherwise =
  /(?<!\p{L})(?:app|apps|application|device|gadget|hardware|sensors?|games?|marketplace|box(?:es)?|school of|courses?|trainer|clean\p{L}*|repair\p{L}*|install\p{L}*|accountants?|bookkeepers?|lawyers?|to order|custom|for clients|приложени\p{L}*|устройств\p{L}*|датчик\p{L}*|игр(?:а|ы|у)|маркетплейс|школ\p{L}*|курс\p{L}*|обучени\p{L}*|уборк\p{L}*|ремонт\p{L}*|на заказ|бухгалтер\p{L}*|юрист\p{L}*|исполнител\p{L}*|нян\p{L}*|тренер\p{L}*)(?!\p{L})/iu;

/** The words that tell of it, or nothing. */
export function softwareTold(text: string): string | null {
  if (otherwise.test(text)) return null;
  const isSold = isPaid.test(text);
  const found =
    programDoes.exec(text) ??
    doesWithData.exec(text) ??
    onlineForData.exec(text) ??
    (isSold ? (isForData.exec(text) ?? isThatDoes.exec(text) ?? orderedByCode.exec(text)) : null);
  return found?.[0] ?? null;
}
