// The functions that the engine knows with their arguments, by words that each language has its own for.

/** In brackets what may be left out; a plus after what may come again and again, an ampersand after two that do so together. */
const written = `ABS number|ACOS number|ADDRESS line column [kind] [a1] [sheet]|AGGREGATE operation option range+|AND condition+|
AREAS reference|ASIN number|ATAN number|ATAN2 x y|AVERAGE number+|AVERAGEIF range criterion [averaged]|
AVERAGEIFS averaged range criterion &|CEILING number step|CEILING.MATH number [step] [mode]|
CEILING.PRECISE number [step]|CHAR number|CHOOSE index value+|CLEAN text|CODE text|COLUMN [reference]|
COLUMNS range|COMBIN number chosen|CONCAT text+|CONCATENATE text+|CORREL ys xs|COS number|COSH number|
COUNT value+|COUNTA value+|COUNTBLANK range|COUNTIF range criterion|COUNTIFS range criterion &|
CUMIPMT rate periods present first last due|CUMPRINC rate periods present first last due|DATE year month day|
DATEDIF start end unit|DATEVALUE text|DAY date|DAYS end start|DAYS360 start end [european]|
DB cost salvage life period [months]|DDB cost salvage life period [factor]|DEGREES angle|EDATE start months|
EFFECT nominal perYear|EOMONTH start months|ERROR.TYPE error|EVEN number|EXACT text text2|EXP number|
FACT number|FALSE|FILTER range include [otherwise]|FIND sought text [from]|FIXED number [digits] [plain]|
FLOOR number step|FLOOR.MATH number [step] [mode]|FLOOR.PRECISE number [step]|FORECAST x ys xs|
FORECAST.LINEAR x ys xs|FREQUENCY range bins|FV rate periods payment [present] [due]|GEOMEAN number+|
HLOOKUP sought table line [sorted]|HOUR time|IF condition then [else]|IFERROR value otherwise|
IFNA value otherwise|IFS condition value &|INDEX range line [column] [area]|INDIRECT text [a1]|INT number|
INTERCEPT ys xs|IPMT rate period periods present [future] [due]|IRR flows [guess]|ISBLANK value|ISERR value|
ISERROR value|ISEVEN number|ISLOGICAL value|ISNA value|ISNONTEXT value|ISNUMBER value|ISODD number|
ISOWEEKNUM date|ISPMT rate period periods present|ISREF value|ISTEXT value|LARGE range place|LEFT text [count]|
LEN text|LET name value calculation|LN number|LOG number [base]|LOG10 number|LOOKUP sought range [results]|
LOWER text|MATCH sought range [kind]|MAX number+|MAXIFS counted range criterion &|MEDIAN number+|
MID text from count|MIN number+|MINIFS counted range criterion &|MINUTE time|MIRR flows rate reinvested|
MMULT range range2|MOD number divisor|MODE number+|MODE.SNGL number+|MONTH date|MROUND number step|N value|NA|
NETWORKDAYS start end [holidays]|NETWORKDAYS.INTL start end [weekend] [holidays]|NOMINAL effective perYear|
NOT condition|NOW|NPER rate payment present [future] [due]|NPV rate value+|ODD number|
OFFSET reference lines columns [height] [width]|OR condition+|PDURATION rate present future|
PERCENTILE range share|PERCENTILE.INC range share|PI|PMT rate periods present [future] [due]|POWER number power|
PPMT rate period periods present [future] [due]|PRODUCT number+|PROPER text|
PV rate periods payment [future] [due]|QUARTILE range quarter|QUARTILE.INC range quarter|
QUOTIENT number divisor|RADIANS angle|RAND|RANDBETWEEN least most|RANK number range [order]|
RANK.EQ number range [order]|RATE periods payment present [future] [due] [guess]|
REPLACE text from count newText|REPT text times|RIGHT text [count]|ROUND number digits|ROUNDDOWN number digits|
ROUNDUP number digits|ROW [reference]|ROWS range|RRI periods present future|RSQ ys xs|SEARCH sought text [from]|
SECOND time|SEQUENCE lines [columns] [first] [step]|SIGN number|SIN number|SINH number|SLN cost salvage life|
SLOPE ys xs|SMALL range place|SORT range [index] [order] [byColumn]|SQRT number|STDEV number+|STDEV.P number+|
STDEV.S number+|STDEVP number+|SUBSTITUTE text sought newText [which]|SUBTOTAL operation range+|SUM number+|
SUMIF range criterion [summed]|SUMIFS summed range criterion &|SUMPRODUCT range+|SUMSQ number+|SUMX2MY2 xs ys|
SUMX2PY2 xs ys|SUMXMY2 xs ys|SWITCH value match result &|SYD cost salvage life period|T value|TAN number|
TANH number|TEXT value format|TEXTJOIN delimiter skipEmpty text+|TIME hours minutes seconds|TODAY|
TRANSPOSE range|TRIM text|TRUE|TRUNC number [digits]|TYPE value|UNICHAR number|UNICODE text|
UNIQUE range [byColumn] [once]|UPPER text|VALUE text|VAR number+|VAR.P number+|VAR.S number+|VARP number+|
VDB cost salvage life first last [factor] [noSwitch]|VLOOKUP sought table column [sorted]|WEEKDAY date [kind]|
WEEKNUM date [kind]|WORKDAY start days [holidays]|WORKDAY.INTL start days [weekend] [holidays]|
XIRR flows dates [guess]|XLOOKUP sought range results [otherwise] [kind] [order]|
XMATCH sought range [kind] [order]|XNPV rate flows dates|XOR condition+|YEAR date|YEARFRAC start end [basis]`;

export interface Argument {
  readonly word: string;
  readonly isOptional: boolean;
  /** Of those that come again and again. */
  readonly number: number | null;
}

export interface Signature {
  readonly name: string;
  readonly all: readonly Argument[];
  /** How many of the last ones may come again. */
  readonly repeated: 0 | 1 | 2;
}

const plain = (word: string): Argument =>
  word.startsWith('[')
    ? { word: word.slice(1, -1), isOptional: true, number: null }
    : { word, isOptional: false, number: null };

const again = (words: readonly string[]): readonly Argument[] => [
  ...words.map((word) => ({ word, isOptional: false, number: 1 })),
  ...words.map((word) => ({ word, isOptional: true, number: 2 })),
];

function signatureOf(line: string): Signature {
  const [name = '', ...words] = line.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (last === '&') {
    const pair = words.slice(-3, -1);
    return { name, all: [...words.slice(0, -3).map(plain), ...again(pair)], repeated: 2 };
  }
  if (!last.endsWith('+')) return { name, all: words.map(plain), repeated: 0 };
  return { name, all: [...words.slice(0, -1).map(plain), ...again([last.slice(0, -1)])], repeated: 1 };
}

export const signatures: ReadonlyMap<string, Signature> = new Map(
  written.split('|').map((line) => {
    const signature = signatureOf(line);
    return [signature.name, signature];
  }),
);

/** Which of the arguments that are shown is the one at a place of a call, counted from 0; -1 beyond them. */
export function shownPlace({ all, repeated }: Signature, place: number): number {
  if (place < all.length) return place;
  return repeated === 0 ? -1 : all.length - repeated + ((place - all.length) % repeated);
}
