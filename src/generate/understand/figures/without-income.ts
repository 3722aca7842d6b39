// Reads what of two ways to earn a medium or a program does without: advertising, or those who pay.

const end = '(?!\\p{L})';
/** Whoever reads or plays pays for it, and sees no advertising. */
const paidByMembers = new RegExp(
  `(?<!\\p{L})(?:ad[- ]free|(?:no|without(?: any)?|zero) (?:ads|adverts|advertising|commercials)|(?:paid|funded|financed|supported) (?:only |solely )?by (?:its |our |the |my )?(?:members|readers|listeners|subscribers|viewers|players|users|patrons)|(?:members|readers|listeners|subscribers|viewers|players) pay|subscription[- ]only|(?:only|just) (?:by |on |paid )?subscriptions?|без реклам\\p{L}*|реклам\\p{L}* (?:нет|не будет)|(?:только )?(?:за счёт|за счет|на деньги) (?:подписчик\\p{L}*|читател\\p{L}*|слушател\\p{L}*|участник\\p{L}*|зрител\\p{L}*|донат\\p{L}*)|только (?:по|за|на) (?:платн\\p{L}+ )?подписк\\p{L}+|плат\\p{L}+ (?:только )?(?:подписчик|читател|слушател|участник|зрител|игрок)\\p{L}*)${end}`,
  'iu',
);
/** It is free, and advertisers pay. */
const freeWithAds = new RegExp(
  `(?<!\\p{L})(?:free (?<what>(?:\\p{L}+ ){0,3})(?:with|and has|supported by|paid by|funded by|financed by) (?:ads|adverts|advertising|advertisers|sponsors)|ad[- ](?:supported|funded)|(?:paid|funded|financed|supported|lives?) (?:only |solely )?(?:by|on|off|from) (?:ads|adverts|advertising|advertisers)|(?:only|just) (?:ads|advertising)|бесплатн\\p{L}+ (?<what2>(?:\\p{L}+ ){0,3})с рекламой|(?:только )?(?:за счёт|за счет|на) реклам\\p{L}+|только реклама|(?:без|нет) (?:платной )?подписк\\p{L}+)${end}`,
  'iu',
);

/** As phrases that lines of a model may be called by. */
export function withoutIncome(text: string): readonly string[] {
  if (freeWithAds.test(text)) return ['subscriptions'];
  return paidByMembers.test(text) ? ['ads'] : [];
}

/** Without these words, which name no trade. */
export const withoutEarning = (text: string): string =>
  text
    .replace(freeWithAds, (...found) => {
      const { what, what2 } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      return `${what ?? what2 ?? ''}, `;
    })
    .replace(paidByMembers, ', ');
