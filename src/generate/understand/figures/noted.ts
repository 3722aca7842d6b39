// Reads what no number of a model stands for, so that it is told as it was said and taken for nothing else: a season, things on lease.
import { end, noted, type Pattern, pattern } from './pattern.ts';

/** In several languages. */
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'январ[ьяею]|феврал[ьяею]|март[аеу]?|апрел[ьяею]|ма[йяею]|июн[ьяею]|июл[ьяею]|август[ае]?|сентябр[ьяею]|октябр[ьяею]|ноябр[ьяею]|декабр[ьяею]|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|' +
  'januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|f[eé]vrier|mars|avril|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre|' +
  'gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|' +
  'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)';
export const feast =
  "(?:easter|christmas|new year['’]?s?|thanksgiving|memorial day|labou?r day|пасхи|пасху|нового года|майских)";
const season = '(?:spring|summer|autumn|fall|winter|весны|весну|лета|лето|осени|осень|зимы|зиму)';
const part =
  '(?:(?:the )?(?:early|mid|late|end of|middle of|начала|середины|конца|начало|середину|конец)[- ](?:of )?)?';
const time = `${part}(?:${month}|${feast}|${season})`;
/** Whoever moves the opening from May to June says no season. */
const notMoved = '(?<!(?:opening|launch|start|date|it|открытие|старт|запуск|дату) (?:from |с )?)';
export const until =
  "(?:\\s?[-–—]\\s?|\\s(?:to|till|until|through|thru|по|до|à|a|au|bis|al|hasta|at[eé]|jusqu['’]à)\\s)";
const open =
  "(?:(?:only |season(?:al)?(?: is| runs| lasts)?|open(?:s|ed)?|we(?:[’']re| are)? open|runs?|works?|trading|operat(?:es?|ing)|работа(?:ем|ет|ю)|открыт[аоы]?|сезон|только|ouvert|abierto|geöffnet|aperto)(?: only| только)?:?\\s(?:from |between )?)?";
const ranges = `${notMoved}${open}(?:(?:from|between|с|со|de|du|von|ab|da|dal|desde)\\s)?${time}${until}(?:(?:the )?)${time}(?: only| inclusive| включительно| season)?`;

/** As they are said of what is done then. */
const then = '(?:the )?(?:spring|summers?|autumn|winters?|весной|летом|осенью|зимой)(?: months| season)?';
const one = `(?:(?:in|during|в|во)\\s)?(?:${month}|${then})`;
const list = `${one}(?:(?:,| and| и| y| et| und| e|/)\\s?${one})*`;
const busy =
  '(?:seasonal(?:ly)?|(?:high )?season|busy|busiest|peaks?|rush|сезон\\p{L}*|пик\\p{L}*|завал\\p{L}*|аврал\\p{L}*|загружен\\p{L}*|наплыв\\p{L}*)';
const besideBusy =
  '(?:\\s(?:busy|busiest|is|are|only|months?|just|бывает|приходится|у нас|самый|самые|очень|very|really|всегда|на|—|-))*';

const things =
  '(?:trucks?|vans?|cars?|vehicles?|lorr(?:y|ies)|tractors?|bus(?:es)?|boats?|bikes?|scooters?|machines?|machinery|equipment|excavators?|planes?|aircraft)';
const thingsInRussian =
  '(?:грузовики|машины|автомобили|авто|фуры|тягачи|техника|технику|оборудование|тракторы|экскаваторы|автобусы|станки|погрузчики|лодки|катера|велосипеды|самокаты)';

export const notedPatterns: readonly Pattern[] = [
  { said: pattern(`${ranges}${end}`), read: noted },
  { said: pattern(`${busy}${besideBusy}:? ${list}${end}`), read: noted },
  { said: pattern(`${list}${besideBusy} ${busy}${end}`), read: noted },
  {
    said: pattern(
      `(?<=^|[,.;]\\s?|and |but )(?:(?:the|our|all) )*${things}(?: will be| are| is| all| being)+ (?:leased|rented|on (?:a )?lease|on hire)${end}`,
    ),
    read: noted,
  },
  {
    said: pattern(
      `(?<=[,.;]\\s?|и |а |но )(?:все |сама? )?${thingsInRussian}(?: —| -| берем| беру| возьмем| взяты?| все| будут)* (?:в лизинге?|по лизингу|в аренде|арендованные)${end}`,
    ),
    read: noted,
  },
];
