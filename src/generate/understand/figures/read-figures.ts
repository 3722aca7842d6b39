// Reads what a text says of single numbers: rent 3000 a month, no loan, marketing 5 % of sales.
import type { BusinessFigure } from '#template/fields.ts';
import { amount, amountOf, isPlainlyMoney, noOtherTime, percent, percentOf, period } from './amounts.ts';
import { customerPatterns } from './customers-said.ts';
import { moneyPatterns } from './money-said.ts';
import { notedPatterns } from './noted.ts';
import { end, type Groups, is, isNoted, type Pattern, pattern, rateOf } from './pattern.ts';
import { rentPatterns } from './rent-said.ts';

export interface SaidFigure extends BusinessFigure {
  readonly said: string;
}

export interface ReadFigures {
  readonly figures: readonly SaidFigure[];
  /** The text without them. */
  readonly text: string;
}

const someone = '(?<who>\\p{L}+(?: \\p{L}+)?)';
const payOf = ({ who = '', ...groups }: Groups): BusinessFigure => ({
  ...{ is: 'pay', of: who.toLowerCase() },
  ...amountOf(groups),
});

const wage = '(?:salar(?:y|ies)|wages?|pay|зарплат\\p{L}*|зп|з/п|оклад\\p{L}*)';
const ofSales = '(?:of (?:all )?(?:sales|revenue|turnover)|(?:от )?(?:выручки|продаж|оборота))';
const marketing = '(?:marketing|advertising|promotion|реклам\\p{L}*|маркетинг\\p{L}*|продвижени\\p{L}*)';

const patterns: readonly Pattern[] = [
  ...notedPatterns,
  ...customerPatterns,
  ...rentPatterns,
  {
    said: pattern(
      `(?:(?:the|a) )?${wage}(?:${' (?:of|for|у|для)'})?(?: (?:an?|the|each|every|our|каждого|одного))? ${someone}${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: payOf,
  },
  {
    said: pattern(`(?<who>\\p{L}{3,})(?:['’]s|s['’])? ${wage}${is}${amount}${period}?${noOtherTime}${end}`),
    read: ({ who = '', ...groups }) =>
      isPlainlyMoney(groups) && !/^(?:the|and|all|our|with|все|всем|наши)$/iu.test(who)
        ? payOf({ ...groups, who })
        : null,
  },
  {
    said: pattern(`${wage}${is}${amount}${period}?${noOtherTime}${end}`),
    read: (groups) => (isPlainlyMoney(groups) ? payOf({ ...groups, who: '' }) : null),
  },
  {
    said: pattern(
      `(?:pay|плат\\p{L}+)(?: (?:an?|the|each|every|our))? ${someone} (?:по )?${amount}${period}${noOtherTime}${end}`,
    ),
    read: payOf,
  },
  ...moneyPatterns,
  { said: pattern(`(?:vat|sales tax|ндс)${is}${percent}`), read: rateOf('sales-tax') },
  {
    said: pattern(
      `(?:(?:profit|income|corporat(?:e|ion)) )?tax(?:es)?(?: on profits?)?(?: rate)?${is}${percent}|налог(?: на прибыль)?${is}${percent.replace('<n>', '<k>')}`,
    ),
    read: ({ n, k }) => ({ is: 'income-tax', of: '', value: percentOf({ n: n ?? k }) }),
  },
  {
    said: pattern(`${percent} (?:(?:profit|income|corporate) )?(?:tax|налог\\p{L}*(?: на прибыль)?)${end}`),
    read: rateOf('income-tax'),
  },
  {
    said: pattern(`(?:no|without) (?:vat|sales tax)|без ндс`),
    read: () => ({ is: 'sales-tax', of: '', value: 0 }),
  },
  { said: pattern(`${marketing}${is}${percent}(?: ${ofSales})?${end}`), read: rateOf('share', 'marketing') },
  {
    said: pattern(`(?:spend )?${percent} (?:${ofSales} )?(?:on|for|на) ${marketing}${end}`),
    read: rateOf('share', 'marketing'),
  },
  {
    said: pattern(`${marketing}(?: budget)?${is}${amount}${period}${end}`),
    read: (groups) => ({ is: 'amount', of: 'marketing', ...amountOf(groups) }),
  },
  {
    said: pattern(
      `(?:sales )?(?:grow(?:th|ing|s)?(?: rate)?|рост\\p{L}*(?: (?:продаж|выручки))?|раст\\p{L}+)(?: by| of| is| at| на|:| —)* ${percent} (?:a|per|each|every|в|за) (?:year|annum|год)(?: growth)?|${percent.replace('<n>', '<k>')} (?:a|per|yearly|annual|в) ?(?:year )?growth`,
    ),
    read: ({ n, k }) => ({ is: 'growth', of: '', value: percentOf({ n: n ?? k }) }),
  },
];

const mostFigures = 20;
const plain = (text: string): string => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');

/** Whoever lets something tells what others pay. */
const letting = /(?<!\p{L})(?:letting|landlord|let out|for rent|rent out|сда(?:ю|[её]м|ва|ть|ч)\p{L}*)/iu;

export function figuresIn(text: string): ReadFigures {
  if (letting.test(text)) return { figures: [], text };
  const figures: SaidFigure[] = [];
  let rest = text;
  for (const { said, read, only } of patterns) {
    if (only?.test(text) === false) continue;
    const found = said.exec(plain(rest));
    const figure = found && read(found.groups ?? {});
    if (!found || !figure || figures.length >= mostFigures) continue;
    const all = [figure].flat();
    const isSame = (one: BusinessFigure): boolean =>
      !isNoted(one) && figures.some(({ is: kind, of }) => one.is === kind && one.of === of);
    if (all.some(isSame)) continue;
    const words = rest.slice(found.index, found.index + found[0].length).trim();
    figures.push(...all.map((one) => ({ ...one, said: words })));
    rest = `${rest.slice(0, found.index)}, ${rest.slice(found.index + found[0].length)}`;
  }
  return { figures, text: rest };
}
