// What Russian spreadsheets call the functions that people type most, and their names in files.

const pairs = `СУММ SUM, СУММЕСЛИ SUMIF, СУММЕСЛИМН SUMIFS, СУММПРОИЗВ SUMPRODUCT, СУММКВ SUMSQ, ПРОИЗВЕД PRODUCT,
СРЗНАЧ AVERAGE, СРЗНАЧЕСЛИ AVERAGEIF, СРЗНАЧЕСЛИМН AVERAGEIFS, МЕДИАНА MEDIAN, МИН MIN, МАКС MAX, МИНЕСЛИ MINIFS,
МАКСЕСЛИ MAXIFS, НАИБОЛЬШИЙ LARGE, НАИМЕНЬШИЙ SMALL, РАНГ RANK, СЧЁТ COUNT, СЧЕТ COUNT, СЧЁТЗ COUNTA, СЧЕТЗ COUNTA,
СЧЁТЕСЛИ COUNTIF, СЧЕТЕСЛИ COUNTIF, СЧЁТЕСЛИМН COUNTIFS, СЧЕТЕСЛИМН COUNTIFS, СЧИТАТЬПУСТОТЫ COUNTBLANK,
ПРОМЕЖУТОЧНЫЕ.ИТОГИ SUBTOTAL, АГРЕГАТ AGGREGATE, СТАНДОТКЛОН STDEV, ДИСП VAR, ЕСЛИ IF, ЕСЛИМН IFS, ЕСЛИОШИБКА IFERROR,
ЕСНД IFNA, И AND, ИЛИ OR, НЕ NOT, ИСТИНА TRUE, ЛОЖЬ FALSE, ПЕРЕКЛЮЧ SWITCH, ВЫБОР CHOOSE, ЕОШИБКА ISERROR,
ЕОШ ISERR, ЕПУСТО ISBLANK, ЕЧИСЛО ISNUMBER, ЕТЕКСТ ISTEXT, ВПР VLOOKUP, ГПР HLOOKUP, ПРОСМОТР LOOKUP, ПРОСМОТРX XLOOKUP,
ПРОСМОТРХ XLOOKUP, ИНДЕКС INDEX, ПОИСКПОЗ MATCH, СМЕЩ OFFSET, ДВССЫЛ INDIRECT, АДРЕС ADDRESS, СТРОКА ROW, СТРОКИ ROWS,
СТОЛБЕЦ COLUMN, ЧИСЛСТОЛБ COLUMNS, ТРАНСП TRANSPOSE, ОКРУГЛ ROUND, ОКРУГЛВВЕРХ ROUNDUP, ОКРУГЛВНИЗ ROUNDDOWN, ЦЕЛОЕ INT,
ОТБР TRUNC, ОСТАТ MOD, ЗНАК SIGN, КОРЕНЬ SQRT, СТЕПЕНЬ POWER, ПИ PI, СЛЧИС RAND, СЛУЧМЕЖДУ RANDBETWEEN, ДАТА DATE,
СЕГОДНЯ TODAY, ТДАТА NOW, ГОД YEAR, МЕСЯЦ MONTH, ДЕНЬ DAY, ДНИ DAYS, ДЕНЬНЕД WEEKDAY, ДАТАМЕС EDATE, КОНМЕСЯЦА EOMONTH,
РАБДЕНЬ WORKDAY, ЧИСТРАБДНИ NETWORKDAYS, ДОЛЯГОДА YEARFRAC, РАЗНДАТ DATEDIF, ЧПС NPV, ЧИСТНЗ XNPV, ВСД IRR,
ЧИСТВНДОХ XIRR, МВСД MIRR, ПЛТ PMT, ПРПЛТ IPMT, ОСПЛТ PPMT, ПС PV, БС FV, КПЕР NPER, СТАВКА RATE, ЭФФЕКТ EFFECT,
АПЛ SLN, АСЧ SYD, ФУО DB, ДДОБ DDB, СЦЕПИТЬ CONCATENATE, СЦЕП CONCAT, ОБЪЕДИНИТЬ TEXTJOIN, ТЕКСТ TEXT, ЗНАЧЕН VALUE,
ЛЕВСИМВ LEFT, ПРАВСИМВ RIGHT, ПСТР MID, ДЛСТР LEN, СЖПРОБЕЛЫ TRIM, ПРОПИСН UPPER, СТРОЧН LOWER, НАЙТИ FIND,
ПОИСК SEARCH, ПОДСТАВИТЬ SUBSTITUTE, ЗАМЕНИТЬ REPLACE, СОВПАД EXACT, УНИК UNIQUE, ФИЛЬТР FILTER, СОРТ SORT`;

export const functionNames: ReadonlyMap<string, string> = new Map(
  pairs.split(',').map((pair) => {
    const [typed = '', held = ''] = pair.trim().split(' ');
    return [typed, held] as const;
  }),
);

const truths = new Set(['TRUE', 'FALSE']);

/** A word of a formula as files keep it: a function's name before its bracket, or a truth that stands alone. */
export function heldName(word: string, next: string | undefined): string {
  const held = functionNames.get(word.toUpperCase());
  if (held === undefined || next === '!') return word;
  return next === '(' || truths.has(held) ? held : word;
}
