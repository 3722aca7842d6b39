// Reads what rent is said to be: rent 3000 a month, аренда 60 тыщ, снимаем за 60 000, alquiler 1400 euros.
import type { BusinessFigure } from '#template/fields.ts';
import { amount, amountOf, isPlainlyMoney, noOtherTime, period } from './amounts.ts';
import { end, type Groups, is, type Pattern, pattern } from './pattern.ts';

/** So little is no rent of a month, but how much is rented. */
const leastRent = 50;
const rentOf = (groups: Groups): BusinessFigure | null => {
  const said = amountOf(groups);
  return isPlainlyMoney(groups) || said.value >= leastRent ? { is: 'amount', of: 'rent', ...said } : null;
};

/** In the languages of those who write of a place there. */
const rentAbroad =
  '(?:alquiler|arriendo|loyer|(?:kalt|warm)?miete|pacht|affitto|canone|aluguel|aluguer|kira)(?: (?:mensual|mensuel|mensile|mensal|del local|do espaço|du local))?';
const room =
  '(?:\\p{L}+(?:ое|ый|ий|ую|юю|ой) ){0,2}(?:гараж|ангар|подвал|кабинет|студию|кухню|столовую|здание|комнату|павильон|помещени\\p{L}+|офис\\p{L}*|зал\\p{L}*|площад\\p{L}+|место|цех\\p{L}*|склад\\p{L}*|бокс\\p{L}*|точк\\p{L}+)';

const roomAbroad =
  '(?:hall|church|chapel|barn|shop|unit|space|building|premises|studio|office|warehouse|workshop|garage|place|house|kitchen|floor|basement|school|farm|cottage|mill|factory|depot|bank|pub|bakery|store|caf[eé]|restaurant|stable|hangar|loft)';

export const rentPatterns: readonly Pattern[] = [
  {
    said: pattern(
      `(?<!(?:of|two|three|four|five|\\d) )${roomAbroad.replace('(?:', '(?:room|chair|desk|')} (?:is |that is |which is )?(?:rented|leased) (?:for|at)${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
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
      `(?<!(?:под|для|сдача в|в) )(?:арендн\\p{L}+ плат\\p{L}+|аренд(?:а|у|ой|ы))(?: (?:помещени\\p{L}+|офиса|зала|площад\\p{L}+|земли|участка|места|бокса|гаража|цеха|склада|павильона|кабинета|точки))?${is}${amount}${period}?${noOtherTime}${end}`,
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
      `(?:(?:мы|я) )?(?:снима(?:ем|ю)|аренду(?:ем|ю))(?: ${room})? (?:за|по)${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
  {
    said: pattern(
      `(?:we|i)(?:['’]re| are|['’]m| am|['’]ll| will)? (?:rent|lease|renting|leasing) (?:a|an|the|our) (?:\\p{L}+ ){0,4}?${roomAbroad}(?: (?:in|on|at|near) (?:the |a )?(?:\\p{L}+ ?){1,3})? (?:for|at)${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
  {
    said: pattern(
      `(?:we|i)(?:['’]re| are|['’]m| am)? (?:rent|lease|renting|leasing) (?:it |the place |(?:the|a) (?:premises|space|room|hall|unit|shop) )?(?:for|at)${is}${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
  {
    said: pattern(
      `(?<!(?:en|para|in|à|zur|zum|per|im) )${rentAbroad}${is}(?:(?:de|von|di|da|do|ist|es) )?${amount}${period}?${noOtherTime}${end}`,
    ),
    read: rentOf,
  },
];
