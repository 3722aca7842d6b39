// Reads two prices of one thing, each of a season, as the price in the middle of them: 4500 летом и 2500 зимой.

const digits = '\\d{1,3}(?:[ \\u00a0\\u202f,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?';
const season =
  '(?:(?:in |during )?(?:the )?(?:summer|winter|spring|autumn|high season|low season|off[- ]season|peak season|season)|летом|зимой|весной|осенью|(?:в )?(?:высокий |низкий )?сезон|(?:в )?межсезонье|вне сезона|не в сезон)';
const money = '(?:\\s?(?:₽|руб\\p{L}*\\.?|р\\.?|€|\\$|£|euros?|eur|usd|dollars?|pounds?))?';
const twoSeasons = new RegExp(
  `(?<![\\p{L}\\d])(?<s>[€$£])?(?<a>${digits})(?<m>${money}) ${season}(?:,? (?:and|but|и|а|но)|,|;| /) (?:[€$£])?(?<b>${digits})${money} ${season}(?!\\p{L})`,
  'giu',
);

const amountIn = (said: string): number =>
  Number(
    /^\d{1,3}(?:[ \u00a0\u202f,]\d{3})+$/u.test(said) ? said.replaceAll(/\D/gu, '') : said.replace(',', '.'),
  );

export const pricesOfSeasons = (text: string): string =>
  text.replaceAll(twoSeasons, (...found) => {
    const { s = '', a = '', b = '', m = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return `${s}${(amountIn(a) + amountIn(b)) / 2}${m}`;
  });
