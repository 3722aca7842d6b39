// Reads by how much a line wishes all prices to be higher or lower, as a part of the line that says nothing else.
interface WishedPrices {
  /** Above what they are, or below; null where they stay. */
  readonly percent: number | null;
  /** The line without it. */
  readonly rest: string;
  /** What is said of some prices alone, or not plainly. */
  readonly unread: string | null;
}

const parts = /(?<=[;!\n])|(?<=[,.])(?!\d)|(?<= )(?=(?:and|but|и|но|а) )/u;
const number = /([+−–-]?)\s*(\d+(?:[.,]\d+)?)\s*(?:%|percent\b|per cent\b|процент\p{L}*)/iu;
const ofPrices =
  /^(?:prices?|charge|cheaper|dearer|expensive|rates|цен[аыу]?|ценник\p{L}*|прайс|дороже|дешевле)$/u;
const up =
  /^(?:raise|increase|lift|hike|bump|up|higher|more|dearer|expensive|plus|подн[яи]\p{L}+|повы[сш]\p{L}+|увелич\p{L}+|прибав\p{L}+|выше|больше|дороже|плюс)$/u;
const down =
  /^(?:lower|reduce|cut|decrease|drop|down|less|cheaper|minus|сни[зж]\p{L}+|пони[зж]\p{L}+|уменьш\p{L}+|опу[сщ]\p{L}+|ниже|меньше|дешевле|минус)$/u;
const silent =
  /^(?:all|the|our|my|by|to|be|should|will|must|make|set|put|is|are|it|them|with|a|and|but|please|bring|go|let|lets|on|percent|per|cent|все|всё|на|по|по-?больше|сделай|сделать|сделаем|пусть|будут|нужно|надо|и|но|а|процент\p{L}*|мои|наши|их)$/u;

/** Null where nothing is said of prices in percent, no number where it is not plain. */
function percentIn(clause: string): number | null {
  const found = number.exec(clause);
  if (!found) return null;
  const [whole, sign = '', digits = ''] = found;
  const words = clause
    .replace(whole, ' ')
    .toLowerCase()
    .match(/[\p{L}-]+/gu);
  const said = words ?? [];
  const isKnown = (word: string) => [ofPrices, up, down, silent].some((known) => known.test(word));
  if (!said.some((word) => ofPrices.test(word))) return null;
  if (!said.every(isKnown)) return Number.NaN;
  const isUp = said.some((word) => up.test(word)) || sign === '+';
  const isDown = said.some((word) => down.test(word)) || /[−–-]/u.test(sign);
  if (isUp === isDown) return Number.NaN;
  const value = Number(digits.replace(',', '.'));
  return isUp ? value : -value;
}

export function pricesIn(line: string): WishedPrices {
  for (const clause of line.split(parts)) {
    const percent = percentIn(clause);
    if (percent === null) continue;
    const rest = line.replace(clause, ', ');
    if (!Number.isNaN(percent)) return { percent, rest, unread: null };
    return { percent: null, rest, unread: clause.trim().replace(/[,;.!]$/u, '') };
  }
  return { percent: null, rest: line, unread: null };
}
