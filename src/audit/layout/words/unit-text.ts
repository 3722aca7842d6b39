// Recognises units, alone or written beside a label.

const list = (words: string): readonly string[] => words.split(' ');

/** Codes and signs of the currencies that models are most often kept in, scales, and what is counted or measured. */
const words = new Set([
  ...list(
    'usd eur gbp jpy cny rub uah kzt byn inr chf cad aud nzd sek nok dkk pln czk huf try brl mxn zar aed sar ils',
  ),
  ...list(
    'sgd hkd krw thb idr vnd ngn kes egp amd gel uzs azn kgs mdl ron bgn $ € £ ¥ ₽ ₴ ₸ ₹ dollar dollars euro euros',
  ),
  ...list('pound pounds rouble roubles ruble rubles cent cents руб р коп долл евро тенге грн'),
  ...list(
    'thousand thousands million millions billion billions k m mm mn mln bn 000 000s тыс тысяч тысячи млн млрд',
  ),
  ...list('% percent pct bps bp share ratio factor multiple times x доля раз'),
  ...list(
    'day days week weeks month months quarter quarters year years hour hours minute minutes period periods date',
  ),
  ...list('дн дней день дни дня мес лет год года годы час часы часов ч дата'),
  ...list(
    'number no nr count unit units item items piece pieces pcs ea people person persons head heads headcount fte',
  ),
  ...list('customer customers user users visit visits order orders номер число шт ед чел человек'),
  ...list(
    'kg g t tonne tonnes ton tons lb lbs oz l litre litres liter liters kwh mwh gwh kw mw km mile miles sqm sq m2 m3',
  ),
  ...list('кг г т л квт мвт квтч мвтч км м кв м2 м3 га'),
  ...list('flag switch boolean text index флаг признак индекс текст'),
]);
const stems = list(
  'рубл копе доллар миллион миллиард процент коэф недел месяц квартал период штук единиц сотрудник клиент тонн литр',
);
/** After these any word may follow: share of revenue, % a year, руб. за шт. */
const joints = new Set(list('per of in a an the for each в за на из от к'));
const fixed = /^(?:[01]\s*(?:or|или|\/)\s*[01]|п\.?\s?п\.?)$/iu;
const longestUnitChars = 40;
const mostWords = 6;

const isUnitWord = (word: string): boolean => words.has(word) || stems.some((stem) => word.startsWith(stem));

/** $000 and €m are two words without a space. */
const apart = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[$€£¥₽₴₸₹%]/gu, ' $& ')
    .split(/[\s/.,*()·]+/u)
    .filter((word) => word !== '');

export function isUnit(text: string): boolean {
  const plain = text.trim();
  if (plain === '' || plain.length > longestUnitChars) return false;
  if (fixed.test(plain)) return true;
  const parts = apart(plain);
  const [first = ''] = parts;
  if (parts.length > mostWords || !isUnitWord(first)) return false;
  return parts.every(
    (word, place) => isUnitWord(word) || joints.has(word) || joints.has(parts[place - 1] ?? ''),
  );
}

const insideBrackets = /[([]([^()[\]]{1,24})[)\]]\s*$/u;
const afterComma = /,\s*([^,]{1,24})$/u;

/** 'Revenue (USD)', 'Revenue, USD thousand' and 'Margin %' say their unit themselves. */
export function unitInLabel(label: string): string {
  const written = insideBrackets.exec(label)?.[1] ?? afterComma.exec(label)?.[1] ?? '';
  if (isUnit(written)) return written.trim();
  return label.includes('%') ? '%' : '';
}
