// Tells whether a text is a unit, and finds a unit written beside a label.

/** Codes of the currencies that models are most often kept in, beside the signs of all. */
const currencies =
  'usd|eur|gbp|jpy|cny|rub|uah|kzt|byn|inr|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|try|brl|mxn|zar|aed|sar|ils|sgd|hkd|krw|thb|idr|vnd|ngn|kes|egp|amd|gel|uzs|azn|kgs|mdl|ron|bgn';
const scales =
  'thousands?|millions?|billions?|k|m|mm|mn|mln|bn|000s?|тыс|тысяч|тысячи|млн|миллион\\p{L}*|млрд|миллиард\\p{L}*';
const words = [
  'dollars?|euros?|pounds?|roubles?|rubles?|cents?|руб|рубл\\p{L}*|р|коп|копе\\p{L}*|долл|доллар\\p{L}*|евро|тенге|грн',
  '%|percent|per cent|pct|bps|bp|процент\\p{L}*|п\\.? ?п|доля|share|ratio|factor|multiple|times|x|раз|коэф\\p{L}*',
  'days?|weeks?|months?|quarters?|years?|hours?|minutes?|periods?|date|дн|дней|день|дни|дня|недел\\p{L}*|мес|месяц\\p{L}*|квартал\\p{L}*|лет|год|года|годы|час|часы|часов|ч|период\\p{L}*|дата',
  'number|no|nr|count|units?|items?|pieces?|pcs|ea|people|persons?|heads?|headcount|fte|customers?|users?|visits?|orders?|номер|число|шт|штук\\p{L}*|ед|единиц\\p{L}*|чел|человек|сотрудник\\p{L}*|клиент\\p{L}*',
  'kg|g|t|tonnes?|tons?|lbs?|oz|l|litres?|liters?|kwh|mwh|gwh|kw|mw|km|miles?|sq ?m|sqm|sq ?ft|m2|m3|кг|г|т|тонн\\p{L}*|л|литр\\p{L}*|квт.?ч|мвт.?ч|квт|мвт|км|м|кв\\.? ?м|м2|м3|га',
  'flag|switch|boolean|text|index|1 or 0|0 or 1|0/1|1/0|флаг|признак|индекс|текст|1 или 0|0 или 1',
].join('|');
const joint = '(?:\\s|/|\\.|,|\\*|per|of|in|a|an|the|в|за|на|из|от)+';
const piece = `(?:${currencies}|${scales}|${words}|[$€£¥₽₴₸₹])`;
const unit = new RegExp(`^${piece}(?:${joint}${piece}|${piece}|${joint}\\p{L}+)*\\.?$`, 'iu');
const insideBrackets = /[([]([^()[\]]{1,24})[)\]]\s*$/u;
const afterComma = /,\s*([^,]{1,24})$/u;
const longestUnitChars = 40;

export const isUnit = (text: string): boolean => text.length <= longestUnitChars && unit.test(text.trim());

/** 'Revenue (USD)', 'Revenue, USD thousand' and 'Margin %' say their unit themselves. */
export function unitInLabel(label: string): string {
  const written = insideBrackets.exec(label)?.[1] ?? afterComma.exec(label)?.[1] ?? '';
  if (isUnit(written)) return written.trim();
  return /%/.test(label) ? '%' : '';
}
