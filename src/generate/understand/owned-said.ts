// Reads in which words somebody says that the premises are their own, and takes them out of the line: a building that was bought is no trade.

const rooms =
  '(?:(?:shop |retail |office |commercial |industrial )?(?:buildings?|premises|property|space|unit|freehold))';
const ours =
  '(?:ours|mine|(?:our|my) own|owned(?! by| and (?:run|operated|managed))|owned by (?:us|me)(?! and))';
const land =
  '(?:(?:land|plot)(?: and (?:the )?(?:buildings?|premises|house|barns?))?|buildings? and (?:the )?land)';
/** Where one works, which nobody says of what is hired out or sold. */
const own = '(?:yard|workshop|garage|barn|warehouse|shed)';
const size =
  '((?:\\s+\\d+(?:[.,]\\d+)?\\s*(?:м²|м2|кв\\.?\\s?м\\.?|m²|m2|sq\\.? ?m|sq\\.? ?ft|square (?:feet|met(?:re|er)s)))?)';
const pattern = (said: string): RegExp => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'giu');
const inEnglish = pattern(
  `(?:in |with )?(?:the |our |my )?${rooms}(?: that| which)? (?:we|i) (?:(?:already|have|just|fully) )?(?:own|bought|purchased)(?: outright)?|` +
    `(?:in |with )?(?:the |our |my )?${rooms}${size}(?:,? (?:is|are|already|fully|being))* ${ours}|` +
    `(?:in |with )?(?:the |our |my )?${rooms} belongs? to (?:us|me)|` +
    `(?:we|i)(?:['’]ve| have)? (?:already |just |recently )?(?:bought|purchased|own) (?:the |our |my |this |a )(?:whole |small |old )?${rooms}(?: outright)?|` +
    `(?:(?:we|i)(?:['’]ve| have)? )?(?:already |own(?: the)? |our |the )?${land}(?: (?:is|was|are|already|has been))* (?:bought|owned|purchased|ours)|(?:we|i)(?:['’]ve| have)? (?:already )?(?:own|bought|purchased) (?:the |our |both )?${land}|(?:we|i)(?:['’]ve| have)? (?:already )?own (?:the |our |my |this |a )?${own}|` +
    `(?:(?:we|i)(?:['’]re| are)? )?(?:buying|will buy|are going to buy) (?:the |our |a |this )?${rooms}|` +
    `(?:having |already |(?<=(?:^|[,.;]\\s*)))(?:bought|purchased) (?:the |our |a )${rooms}|(?:in |with )?(?:a )?freehold ${rooms}`,
);

const room = '(?:помещени|здани|площад|офис|бокс|недвижимост)(?:е|я|ем|и|ь|ю|а|у|ом|ам|ями)?';
const begun = '(?:в |во |с )?(?:нежилое |нежилом |коммерческ\\p{L}+ )?';
const bought = '(?:купил[аи]?|выкупил[аи]?|приобр(?:ели|ел|ёл|ела)|куплен[оыа]?|выкуплен[оыа]?)';
const end = '(?=\\s*(?:$|[,.;:!?()\\n]|и(?!\\p{L})|а(?!\\p{L})|в(?!\\p{L})|на(?!\\p{L})|\\d))';
const inRussian = pattern(
  `${begun}${room}${size}(?: у (?:нас|меня))?(?: уже)?(?: есть)?(?:,| [-–—])? (?:(?:находится |есть )?в (?:(?:нашей|моей|личной|моей личной) )?собственности|собственность|принадлежит (?:нам|мне))|` +
    `в собственности(?: у (?:нас|меня))?(?: есть)? ${room}${size}|` +
    `(?:у (?:нас|меня) )?(?:уже )?есть (?:сво[йяеё]|собственн(?:ый|ая|ое)) (?:гараж|ангар|цех|склад|участок|мастерская|земля|помещение|здание|офис|бокс)${size}|` +
    `${begun}${room}${size}(?: у (?:нас|меня))?(?: уже)?(?: [-–—])? (?:сво[еёяий]|собственн(?:ое|ый|ая)|наше|моё|мое)${end}${size}|` +
    `${begun}${room}${size}(?: мы| я)?(?: уже| сами?| сама)? ${bought}|` +
    `(?<!не )(?:мы |я )?(?:уже )?${bought} (?:под \\p{L}+ )?(?:это |для этого )?${room}${size}|` +
    `(?<!не )(?:мы |я )?(?:покупаем|покупаю|купим|куплю|выкупаем|выкупим|приобретаем) (?:\\p{L}+ое |\\p{L}+ий )?(?:здание|помещение|цех|землю|участок)(?=\\s*(?:$|[,.;]|за |\\d))|(?:земл[яю]|участок) (?:наш[аи]?|куплена?|в собственности|своя|свой|выкуплена?)|` +
    `(?:мы |я )?владе(?:ем|ю) (?:помещением|зданием)|(?:я )?собственник(?:и)? (?:помещения|здания)`,
);

/** What is let or sold again is the trade itself. */
const others =
  /(?<!\p{L})(?:сда[юеё]\p{L}*|сдавать|сдача|сдать|перепрода\p{L}*|let(?:s|ting)?|rent(?:ing|ed|s)? (?:it |them |rooms |flats )?(?:out|to)|lease (?:it |them )?(?:out|to)|flip\p{L}*|resell\p{L}*|resale)(?!\p{L})/iu;

export interface FoundOwned {
  readonly isOwned: boolean;
  /** The line without what was read here; a size that was said of the premises stays. */
  readonly text: string;
}

export function withoutOwned(text: string): FoundOwned {
  const sentences = text.split(/(?<=[.!?\n])/u);
  const rest = sentences.map((said) => (others.test(said) ? said : removed(said))).join('');
  return { isOwned: rest !== text, text: rest };
}

const sizesOf = (found: readonly unknown[]): string =>
  found.flatMap((one) => (typeof one === 'string' && /^\s+\d/u.test(one) ? [one] : [])).join('');

const removed = (text: string): string =>
  text
    .replace(inEnglish, (_, ...found: readonly unknown[]) => `,${sizesOf(found.slice(0, -2))} , `)
    .replace(inRussian, (_, ...found: readonly unknown[]) => `,${sizesOf(found.slice(0, -2))} , `);
