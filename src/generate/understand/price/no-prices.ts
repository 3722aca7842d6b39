// Tells amounts that are no price of what is sold: money put in, rent, pay, turnover, costs.

const inEnglish = `invest\\p{L}*|budget\\p{L}*|capital|borrow\\p{L}*|salar(?:y|ies)|wages?|payroll|revenues?|turnover|profits?|income|earn\\p{L}*|mak(?:e|es|ing)|grants?|saved|fund\\p{L}*|raised|raising|valuation|worth|debts?|mortgage|spend(?:ing)?|spent|expenses?|overheads?|buy\\p{L}*|bought|purchas(?:e|es|ed|ing)|competitors?|rivals?|royalt\\p{L}*|costs? (?:of|per|us|me)|cost|staff costs|pay(?:ing)? (?:staff|them|people|our|my|rent)|we pay|i pay|paid(?! (?:subscribers?|members?|users?|customers?|clients?|seats?|places?)(?!\\p{L}))`;
const inRussian = `влож\\p{L}*|вклады\\p{L}*|инвест\\p{L}*|бюджет\\p{L}*|капитал\\p{L}*|займы?|займа|заём|ссуд\\p{L}*|ипотек\\p{L}*|зарплат\\p{L}*|оклад\\p{L}*|жаловань\\p{L}*|зп|фот|выручк\\p{L}*|оборот\\p{L}*|прибыл\\p{L}*|доход\\p{L}*|зараб\\p{L}*|грант\\p{L}*|субсид\\p{L}*|накоп\\p{L}*|расход\\p{L}*|затрат\\p{L}*|издерж\\p{L}*|себестоим\\p{L}*|закуп\\p{L}*|покупа(?:ю|ем|ть)|куп(?:ил|ить|лю|им)\\p{L}*|паушал\\p{L}*|роялти|конкурент\\p{L}*|плачу|платим|платить`;
const noPrice = new RegExp(`(?<!\\p{L})(?:${inEnglish}|${inRussian})(?!\\p{L})`, 'iu');
/** A trade may be called by them too, so that they have to stand just before. */
const besideAmount =
  /(?<!\p{L})(?:loans?|credit|savings?|deposit|suppl(?:y|ies|iers?)|ingredients?|materials?|franchise|tax(?:es)?|sales|equipment|utilities|advertising|marketing|insurance|кредит(?:а|ом|е)?|долг\p{L}{0,2}|налог\p{L}{0,2}|франшиз\p{L}|депозит|залог|материал\p{L}{0,2}|ингредиент\p{L}{0,2}|сырь[её]|оборудовани[ея]|коммунал\p{L}*|реклам[аыу])(?:\s+(?:of|is|at|for|around|about|за|по|около|примерно|на|в|от|будет|стоит))*\s*[:=–—-]?\s*$/iu;
/** “1200 in sales”, «2 млн вложений». */
const behind = new RegExp(
  `^\\s*(?:(?:of|in|for|as|per|на|в|как)\\s+)?(?:(?:own|initial|total|a|the|monthly|annual|\\p{L}{3,12}(?:их|ых|ый|ий|ого|его)|month|year|месяц|год)\\s+){0,2}(?:to (?:invest|start|spend|open)|rent|loans?|sales|savings|${inEnglish}|аренд\\p{L}*|кредит\\p{L}*|долг\\p{L}*|${inRussian})(?!\\p{L})`,
  'iu',
);

const rent =
  /(?<!\p{L})(?:rents?|lease|аренд\p{L}*|снима(?:ем|ю)|alquiler|arriendo|loyer|(?:kalt|warm)?miete|pacht|affitto|canone|aluguel|aluguer|kira)(?:\s+(?:of|is|at|for|around|about|costs?|to pay|the|premises|плат\p{L}+|de|di|von|помещени\p{L}*|офис\p{L}*|площад\p{L}*|цех\p{L}*|здани\p{L}*|склад\p{L}*|магазин\p{L}*|точк\p{L}*|стоит|за|по|около|примерно|от|будет|в|кв|месяц))*\s*[:=–—-]?\s*$/iu;
/** Who is paid by the month. */
const staff =
  /(?<!\p{L})(?:employees?|staff|workers?|people|team|teachers?|trainers?|baristas?|cooks?|chefs?|drivers?|managers?|nurses?|doctors?|cleaners?|waiters?|waitresses|sellers?|assistants?|instructors?|engineers?|developers?|сотрудник|работник|рабоч|учител|преподавател|педагог|тренер|бариста|повар|водител|менеджер|администратор|продав|официант|курьер|мастер|врач|медсест|уборщ|нян|воспитател|инструктор|программист|бухгалтер)\p{L}*\s*(?:(?:at|for|with|on|paid|по|за|с|на|–|—|-|:)\s*)*$/iu;

/** What they are seen, heard or taught for: «приём врача 2500», “lesson with a teacher $40”. */
const atTheirs =
  /(?<!\p{L})(?:appointment|consultation|visit|session|lesson|class|treatment|при[её]м|консультаци|осмотр|визит|сеанс|занят|урок|тренировк|процедур|услуг)\p{L}*\s+(?:(?:with|by|from|at|of|a|an|our|the|с|со|у|от)\s+)*\p{L}+(?:\s+(?:врач|\p{L}*олог)\p{L}*)?\s*(?:(?:at|for|is|costs?|по|за|стоит|–|—|-|:)\s*)*$/iu;

/** Nobody sells their hours. */
const helpers =
  /(?<!\p{L})(?:employees?|staff|workers?|baristas?|cooks?|waiters?|waitresses|cashiers?|sellers?|receptionists?|сотрудник|работник|бариста|повар|официант|кассир|продав|администратор)\p{L}*\s*(?:(?:at|for|with|on|paid|по|за|с|на|–|—|-|:)\s*)*$/iu;

/** They pay what is asked. */
const payers =
  /(?<!\p{L})(?:customers?|clients?|users?|guests?|members?|visitors?|they|клиент\p{L}*|покупател\p{L}*|гост\p{L}*|посетител\p{L}*|пользовател\p{L}*)\s+(?:\p{L}+\s+)?(?:paid|pay|paying|pays|плат\p{L}+)\s*(?:по|за)?\s*$/iu;

const nearWords = 5;

/** The words just before, as far as the next number. */
function near(before: string): string {
  const words = before.split(/\s+/u).filter((word) => word !== '');
  const last = words.slice(-nearWords);
  const number = last.findLastIndex((word) => /\d/u.test(word));
  return last.slice(number + 1).join(' ');
}

const shortTimes: ReadonlySet<string> = new Set(['hour', 'day', 'night']);

/** By what stands around it in its clause, and by how often it is paid. */
export function isNoPrice(before: string, after: string, measure: string | null): boolean {
  const said = near(before);
  if (payers.test(said)) return false;
  if (measure !== null && helpers.test(before)) return true;
  const isShort = measure !== null && shortTimes.has(measure);
  const isPay = staff.test(before) && !atTheirs.test(before);
  if (!isShort && (rent.test(before) || isPay || besideAmount.test(before))) return true;
  return noPrice.test(said) || behind.test(after);
}
