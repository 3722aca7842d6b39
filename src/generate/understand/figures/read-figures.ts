// Reads what a text says of single numbers: rent 3000 a month, no loan, marketing 5 % of sales.
import type { BusinessFigure } from '#template/fields.ts';
import { amount, amountOf, isPlainlyMoney, noOtherTime, percent, percentOf, period } from './amounts.ts';

export interface SaidFigure extends BusinessFigure {
  readonly said: string;
}

export interface ReadFigures {
  readonly figures: readonly SaidFigure[];
  /** The text without them. */
  readonly text: string;
}

type Groups = Readonly<Record<string, string | undefined>>;

interface Pattern {
  readonly said: RegExp;
  /** Null where it is something else. */
  readonly read: (groups: Groups) => BusinessFigure | null;
}

const pattern = (said: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'iu');
const is =
  '(?:\\s*(?:[:=—–-]|of|is|at|to|for|costs?|will be|would be|about|around|set to|в|за|по|до|на|составит|составляет|будет|стоит|около|примерно))*\\s*';
const end = '(?=\\s*(?:$|[,.;:!?()\\n]|(?:and|but|or|in|at|from|for|и|но|или|в|на|с|для)(?!\\p{L})))';

/** So little is no rent of a month, but how much is rented. */
const leastRent = 50;
const rentOf = (groups: Groups): BusinessFigure | null => {
  const said = amountOf(groups);
  return isPlainlyMoney(groups) || said.value >= leastRent ? { is: 'amount', of: 'rent', ...said } : null;
};

const someone = '(?<who>\\p{L}+(?: \\p{L}+)?)';
const payOf = ({ who = '', ...groups }: Groups): BusinessFigure => ({
  ...{ is: 'pay', of: who.toLowerCase() },
  ...amountOf(groups),
});

const ofAll =
  (kind: BusinessFigure['is']) =>
  (groups: Groups): BusinessFigure => ({ is: kind, of: '', ...amountOf(groups) });
const rateOf =
  (kind: BusinessFigure['is'], of = '') =>
  (groups: Groups): BusinessFigure => ({ is: kind, of, value: percentOf(groups) });
const none = (): BusinessFigure => ({ is: 'loan', of: '', value: 0 });

const wage = '(?:salar(?:y|ies)|wages?|pay|зарплат\\p{L}*|зп|з/п|оклад\\p{L}*)';
const loan = '(?:bank )?(?:loans?|credits?)';
const ofSales = '(?:of (?:all )?(?:sales|revenue|turnover)|(?:от )?(?:выручки|продаж|оборота))';
const marketing = '(?:marketing|advertising|promotion|реклам\\p{L}*|маркетинг\\p{L}*|продвижени\\p{L}*)';

const patterns: readonly Pattern[] = [
  {
    said: pattern(
      `(?<!(?:for|to|car|bike|boat|ski|под|для) )(?:(?:the|our|my|monthly) )?rent(?! free)${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
  {
    said: pattern(
      `(?:(?:we )?pay(?:ing)? )?${amount}${period}?,? (?:of |for |in |as )?(?:the |our )?rent${period.replaceAll('<p>', '<q>')}?${end}`,
    ),
    read: ({ q, ...groups }) => rentOf({ ...groups, p: groups.p ?? q }),
  },
  {
    said: pattern(
      `(?<!(?:под|для|сдача в|в) )(?:арендн\\p{L}+ плат\\p{L}+|аренд(?:а|у|ой|ы))(?: (?:помещени\\p{L}+|офиса|зала|площад\\p{L}+))?${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
  {
    said: pattern(
      `(?:плат\\p{L}+ )?${amount}${period}? (?:за |на )(?:аренду|аренды)(?: помещени\\p{L}+)?${period.replaceAll('<p>', '<q>')}?${end}`,
    ),
    read: ({ q, ...groups }) => rentOf({ ...groups, p: groups.p ?? q }),
  },
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
  {
    said: pattern(
      `(?:(?:no|without(?: an?| any)?|zero) ${loan}${end}|(?:no|without(?: any)?) (?:debt|borrowing|bank money)${end}|debt[- ]free|self[- ]?(?:funded|financed)|bootstrapped|(?:only )?(?:our|my) own (?:money|funds|savings)(?: only)?${end}|own (?:money|funds|savings) only|(?:wholly |entirely |only )?(?:funded|financed) (?:wholly |entirely |only )?by (?:the )?founders)`,
    ),
    read: none,
  },
  {
    said: pattern(
      `(?:без (?:банковск\\p{L}+ )?(?:кредит\\p{L}*|займ\\p{L}*|заемных(?: средств| денег)?)${end}|кредит\\p{L}* (?:не (?:будет|нужен|нужны|берем|беру|брать)|нет)|не (?:берем|беру|брать) кредит\\p{L}*|(?:только )?(?:на|за) (?:свои|собственные)(?: (?:деньги|средства|накопления))?${end}|только (?:свои|собственные) (?:деньги|средства))`,
    ),
    read: none,
  },
  {
    said: pattern(
      `(?:(?:a|the|with a|take a) )?(?:bank )?(?:loan|credit)(?: of| for|:| is| —)? ${amount}${end}`,
    ),
    read: ofAll('loan'),
  },
  {
    said: pattern(
      `(?:borrow(?:ing)? ${amount}|${amount.replaceAll(/<(\w)>/gu, '<$1$1>')} (?:bank )?loan)${end}`,
    ),
    read: twice,
  },
  {
    said: pattern(
      `(?:взять |возьмем |берем |с )?(?:кредит(?:ом)?|займ(?:ом)?|заем)(?: в банке)?(?: на| в| —| -|:)? ?${amount}${end}`,
    ),
    read: ofAll('loan'),
  },
  {
    said: pattern(`(?:взять |возьмем |берем )?${amount} (?:в )?(?:кредит|кредита|взаймы)${end}`),
    read: ofAll('loan'),
  },
  {
    said: pattern(
      `(?:(?:our |my )?own (?:money|capital|funds|savings)(?: of|:| is)? ${amount}|${amount.replaceAll(/<(\w)>/gu, '<$1$1>')} of (?:our |my )?own(?: money| capital| funds| savings)?)${end}`,
    ),
    read: (groups) => twice(groups, 'equity'),
  },
  {
    said: pattern(
      `(?:свои\\p{L}*|собственн\\p{L}+) (?:деньг\\p{L}*|средств\\p{L}*|вложени\\p{L}*|капитал\\p{L}*|накоплени\\p{L}*)(?: —| -|:)? ?${amount}${end}`,
    ),
    read: ofAll('equity'),
  },
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

/** One of two ways to say an amount: its groups have double names in the other. */
function twice(groups: Groups, kind: BusinessFigure['is'] = 'loan'): BusinessFigure {
  const { n, nn, m, mm, c, cc, s, ss, w, ww } = groups;
  return ofAll(kind)({ n: n ?? nn, m: m ?? mm, c: c ?? cc, s: s ?? ss, w: w ?? ww });
}

const mostFigures = 20;
const plain = (text: string): string => text.replaceAll('ё', 'е').replaceAll('Ё', 'Е');

/** Whoever lets something tells what others pay. */
const letting = /(?<!\p{L})(?:letting|landlord|let out|for rent|rent out|сда(?:ю|[её]м|ва|ть|ч)\p{L}*)/iu;

export function figuresIn(text: string): ReadFigures {
  if (letting.test(text)) return { figures: [], text };
  const figures: SaidFigure[] = [];
  let rest = text;
  for (const { said, read } of patterns) {
    const found = said.exec(plain(rest));
    const figure = found && read(found.groups ?? {});
    if (!found || !figure || figures.length >= mostFigures) continue;
    if (figures.some((one) => one.is === figure.is && one.of === figure.of)) continue;
    figures.push({ ...figure, said: rest.slice(found.index, found.index + found[0].length).trim() });
    rest = `${rest.slice(0, found.index)}, ${rest.slice(found.index + found[0].length)}`;
  }
  return { figures, text: rest };
}
