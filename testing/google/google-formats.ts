// The functions and number formats that Google Sheets has, of those that other spreadsheets have too.

/** From the list of functions that Google publishes; those that no model would use are left out. */
const googleFunctions: ReadonlySet<string> = new Set(
  `ABS AND ARRAYFORMULA AVERAGE AVERAGEIF AVERAGEIFS CEILING CHOOSE COLUMN COLUMNS CONCATENATE COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS
   CUMIPMT CUMPRINC DATE DATEDIF DATEVALUE DAY DAYS DB DDB DOLLAR EDATE EOMONTH EXACT EXP FALSE FIND FLOOR FV HLOOKUP HOUR IF IFERROR
   IFNA IFS INDEX INDIRECT INT IPMT IRR ISBLANK ISERR ISERROR ISLOGICAL ISNA ISNONTEXT ISNUMBER ISTEXT LARGE LEFT LEN LN LOG LOG10 LOOKUP
   LOWER MATCH MAX MEDIAN MID MIN MIRR MOD MONTH MROUND N NA NETWORKDAYS NOT NOW NPER NPV OFFSET OR PI PMT POWER PPMT PRODUCT PROPER PV
   QUARTILE QUOTIENT RANK RATE REPLACE REPT RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SIGN SLN SMALL SQRT STDEV SUBSTITUTE SUBTOTAL
   SUM SUMIF SUMIFS SUMPRODUCT SWITCH SYD TEXT TIME TODAY TO_TEXT TRANSPOSE TRIM TRUE TRUNC UPPER VALUE VAR VDB VLOOKUP WEEKDAY WEEKNUM
   WORKDAY XIRR XLOOKUP XNPV YEAR YEARFRAC`.split(/\s+/),
);

/** The first function of a formula that Google has not. */
export function unknownFunction(formula: string): string | null {
  const withoutTexts = formula.replaceAll(/"[^"]*"|'[^']*'/g, '');
  const names = [...withoutTexts.matchAll(/([A-Z_][\w.]*)\(/gi)].map(([, name = '']) => name.toUpperCase());
  return names.find((name) => !googleFunctions.has(name)) ?? null;
}

/** What is left without texts in quotes, escaped characters, gaps and fills, colours, conditions and languages. */
const bareCode = (code: string): string =>
  code
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\\./gu, '')
    .replaceAll(/[_*]./gu, '')
    .replaceAll(
      /\[(?:(?:black|blue|cyan|green|magenta|red|white|yellow|color\d+)|[<>=]+-?[\d.]+|\$[^\]]*|h+|m+|s+)\]/gi,
      '',
    )
    .replaceAll(/General|am\/pm|a\/p/gi, '');

/** At most four parts of the signs that Google's own page of formats lists. */
export const isGoogleFormat = (code: string): boolean =>
  code.split(';').length <= 8 && /^[\d#?.,%/eE+\-ymdhs@:; ()$€£₽!&]*$/i.test(bareCode(code));
