// Reads what money a business is said to begin with: no loan, кредит 3 млн под 18% на 3 года, 40k saved, the rest from a bank.
import type { BusinessFigure } from '#template/fields.ts';
import { numberWords } from '../words/number-words.ts';
import { amount, amountOf, isPlainlyMoney, percent } from './amounts.ts';
import { end, type Groups, ofAll, type Pattern, pattern, rateOf } from './pattern.ts';

const none = (): BusinessFigure => ({ is: 'loan', of: '', value: 0 });

const loan = '(?:bank )?(?:loans?|credits?|mortgage)';
const loanInRussian = '(?:кредит(?:ом|а|у|е)?|займ(?:ом|а|у|е)?|заем|ипотек\\p{L}+)';
const noCredit = '(?:надо|нужен|нужно|нужна|нужны|берем|беру|брать|возьмем|возьму|хотим|хочу)';

const wordsOfNumbers = Object.keys(numberWords).join('|');
const count = `(?:\\d{1,3}|${wordsOfNumbers})`;
const plainPercent = percent.replace('?<n>', '?:');
const rate =
  `(?:(?:at|under|with|interest(?: of| rate(?: of)?)?|rate(?: of)?|@|под|по ставке|ставка|по|с)\\s?)+${plainPercent}` +
  '(?:\\s?(?:interest|apr|(?:a|per) (?:year|annum)|p\\.?a\\.?|yearly|годовых|в год))*';
const years = `(?:for|over|in|term(?: of)?|сроком на|срок|на) ?${count}[ -]?(?:years?|yrs?|months?|год\\p{L}{0,2}|лет|мес\\p{L}*)`;
const terms = `(?:,? ?(?:and |и )?(?:${rate}|${years}))`;

const rateSaid = new RegExp(percent, 'iu');
const yearsSaid = new RegExp(
  `(?<![\\p{L}\\d])(?<y>${count})[ -]?(?:(?<mo>months?|мес\\p{L}*)|years?|yrs?|год\\p{L}{0,2}|лет)`,
  'iu',
);
const monthsInYear = 12;

/** At how many percent, and for how many years. */
function termsIn(said: string): readonly BusinessFigure[] {
  const found = rateSaid.exec(said);
  const { y, mo } = yearsSaid.exec(said)?.groups ?? {};
  const number = y === undefined ? 0 : (numberWords[y.toLowerCase()] ?? Number(y));
  const term = mo === undefined ? number : number / monthsInYear;
  return [
    ...(found ? [rateOf('loan-rate')(found.groups ?? {})] : []),
    ...(term > 0 ? [{ is: 'loan-years' as const, of: '', value: term }] : []),
  ];
}

const loanOf = ({ t = '', b = '', ...groups }: Groups): readonly BusinessFigure[] => [
  ofAll('loan')(groups),
  ...termsIn(`${b} ${t}`),
];

/** What the founders have not comes from a bank: the loan is as large as that. */
const rest =
  "(?:,? ?(?:and |but |и |а |на )?(?:(?:the )?(?:rest|remainder)(?:['’]s| is| are| comes| will be| will come)?(?: from| as| with| on| by| in)*(?: an?| the| my| our)? (?:bank(?: loan| money)?|loan|credit|mortgage|borrowed(?: money)?|debt)|" +
  '(?:остальн\\p{L}+|остаток|недостающ\\p{L}+)(?: —| -|:)?(?: возьм\\p{L}+| берем| беру| в| из| от| по| за счет)*(?: кредит\\p{L}*| банк\\p{L}*| заемн\\p{L}+(?: средства| деньги)?| займ\\p{L}*)+))';

/** So little is no money, but how many there are. */
const leastMoney = 1000;
const ownMoney = (groups: Groups): BusinessFigure | null =>
  isPlainlyMoney(groups) || amountOf(groups).value >= leastMoney ? ofAll('equity')(groups) : null;

const weHave = "(?:(?:i|we)(?:['’]ve| have)?(?: already)?(?: got)? )";
const own = '(?:(?:our |my )?own (?:money|capital|funds|savings|cash)|(?:our|my) own)';
const ourOwn = '(?:сво(?:их|ими|и|его)|собственн(?:ых|ыми|ые|ого))';
const money =
  '(?: (?:деньг\\p{L}*|денег|средств\\p{L}*|вложени\\p{L}*|капитал\\p{L}*|накоплени\\p{L}*|сбережени\\p{L}*|рублей))';
const saved =
  '(?:накопил[аи]?|скопил[аи]?|отложил[аи]?|накоплено|вложим|вложу|вкладываем|вкладываю|внесу|внесем)';

export const moneyPatterns: readonly Pattern[] = [
  {
    said: pattern(
      `(?:(?:no|without(?: an?| any)?|zero) ${loan}${end}|(?:no|without(?: any)?) (?:debt|borrowing|bank money)${end}|(?:do not|don['’]?t|won['’]?t|will not|not) (?:need|want|take|taking|get)(?: an?| any| the)? (?:bank )?loans?${end}|${loan} (?:is |are )?not needed|debt[- ]free|self[- ]?(?:funded|financed)|bootstrapped|(?:wholly |entirely |only )?(?:funded|financed) (?:wholly |entirely |only )?by (?:the )?founders)`,
    ),
    read: none,
  },
  {
    said: pattern(
      `(?:без (?:банковск\\p{L}+ )?(?:кредит\\p{L}*|займ\\p{L}*|заемных(?: средств| денег)?)${end}|кредит\\p{L}* (?:не (?:будет|${noCredit})|нет)|не (?:буд\\p{L}+ )?${noCredit}(?: брать)? (?:никак\\p{L}+ )?кредит\\p{L}*|(?:только )?(?:на|за) (?:свои|собственные)(?: (?:деньги|средства|накопления))?${end}|только (?:свои|собственные) (?:деньги|средства))`,
    ),
    read: none,
  },
  {
    said: pattern(`${weHave}(?:about |around )?${amount}${rest}${end}`),
    read: ownMoney,
  },
  {
    said: pattern(`(?:(?:у (?:нас|меня) )?(?:есть |имею ))?${amount}${rest}${end}`),
    read: ownMoney,
  },
  {
    said: pattern(
      `(?:(?:a|the|with a|take a) )?(?:bank )?(?:loan|credit|mortgage)(?<b>${terms}*)(?: of| for|:| is| —)? ${amount}(?<t>${terms}*)${end}`,
    ),
    read: loanOf,
  },
  { said: pattern(`borrow(?:ing)? ${amount}(?: from (?:a|the) bank)?(?<t>${terms}*)${end}`), read: loanOf },
  { said: pattern(`${amount} (?:bank )?(?:loan|mortgage)(?<t>${terms}*)${end}`), read: loanOf },
  {
    said: pattern(
      `(?:взять |возьмем |берем |беру |возьму |с |в )?${loanInRussian}(?: в банке)?(?<b>${terms}*)(?: на| в| —| -|:)? ?${amount}(?<t>${terms}*)${end}`,
    ),
    read: loanOf,
  },
  {
    said: pattern(
      `(?:взять |возьмем |берем |беру |возьму )?${amount} (?:в )?(?:кредит|кредита|взаймы|в ипотеку)(?<t>${terms}*)${end}`,
    ),
    read: loanOf,
  },
  {
    said: pattern(
      `(?:(?:a|the|with a|take a) )?(?:(?:bank )?(?:loan|mortgage)|${loanInRussian})(?<t>${terms}+)${end}`,
    ),
    read: ({ t = '' }) => termsIn(t),
  },
  { said: pattern(`${own}(?: of|:| is)? ${amount}${rest}?${end}`), read: ofAll('equity') },
  {
    said: pattern(
      `${weHave}?(?:about |around )?${amount} (?:of ${own}|of (?:our |my )?(?:savings|capital)|(?:already )?saved(?: up)?|(?:put|set) aside|in (?:savings|the bank|cash|my pocket))${rest}?${end}`,
    ),
    read: ownMoney,
  },
  {
    said: pattern(
      `(?:${weHave}?(?:saved(?: up)?|put aside)|(?:(?:my|our) )?savings(?: of|:| are| is)?) ${amount}${rest}?${end}`,
    ),
    read: ownMoney,
  },
  {
    said: pattern(`${ourOwn}${money}?(?: есть)?(?: —| -|:)? ?${amount}${rest}?${end}`),
    read: ownMoney,
  },
  {
    said: pattern(
      `(?:накоплени\\p{L}+|сбережени\\p{L}+|${saved}(?: уже)?(?: ${ourOwn}${money}?)?)(?: —| -|:)? ?${amount}${rest}?${end}`,
    ),
    read: ownMoney,
  },
  {
    said: pattern(
      `(?:(?:у (?:нас|меня) )?(?:уже )?(?:есть |имею |${saved} ))?${amount} (?:${ourOwn}${money}?|накоплений|сбережений|накоплено)${rest}?${end}`,
    ),
    read: ownMoney,
  },
  { said: pattern(`(?:only )?${own}(?: only)?${end}|own (?:money|funds|savings) only`), read: none },
];
