// Reads lines that say too little to change anything: undo, put it back as it was, верни как было, make it bigger, cheaper.
import type { Remark } from './remarks.ts';

const please =
  "(?:please|pls|can you|could you|let[’']?s|пожалуйста|ну|давай(?:те)?|а|and|now|теперь|just|просто|все|всё)";
const it =
  '(?:it|that|this|them|everything|all|things|the model|my model|to|the|last|previous|change|changes|step|one|thing|edit)';
const wasSo =
  '(?:(?:to )?(?:the way|how|as|what|like) (?:it|that|this|things|everything) (?:was|were|used to be)(?: before)?)';
const english = [
  'undo .*',
  `(?:undo|unde?o|revert|roll ?back|step back|go back|take (?:${it} )*back|never ?mind|restore)(?: ${it})*(?: ${wasSo})?`,
  `(?:put|change|bring|get|set|turn|make|switch|take|want|i want|return|leave|have|give)(?: ${it})*(?: back)?(?: ${it})* ${wasSo}`,
  `(?:put|change|bring|get|set|turn|switch|take|give) (?:${it} )+back`,
  `(?:change|go|get|put|turn) back`,
  `(?:cancel|discard|remove|drop|reset)(?: ${it})* (?:change|changes|step|edit)`,
  `back(?: ${it})*(?: ${wasSo})?|${wasSo}|as before|ctrl ?\\+? ?z|cmd ?\\+? ?z`,
];
const itInRussian =
  '(?:это|все|всё|модель|последн\\p{L}+|предыдущ\\p{L}+|прошл\\p{L}+|изменени\\p{L}+|правк\\p{L}+|шаг\\p{L}*|действи\\p{L}+|к|на)';
const asWas =
  '(?:(?:так |то )?(?:как|что|каким|какой) (?:это |все |всё |он[оаи]? |модель )?(?:был[оаи]?|раньше)(?: раньше| до этого| изначально| сначала| вначале)?|как раньше|как прежде|по[- ]старому|прежн\\p{L}+(?: вариант\\p{L}*| верси\\p{L}+)?|исходн\\p{L}+(?: вариант\\p{L}*| верси\\p{L}+)?)';
const russian = [
  `(?:верн[иу]\\p{L}*|вернуть|возврат\\p{L}*|отмен[иа]\\p{L}*|отмен\\p{L}*|откат\\p{L}*|сделай(?:те)?|сделать|оставь(?:те)?|пусть будет|хочу|поставь(?:те)?)(?: ${itInRussian})*(?: (?:обратно|назад))? ${asWas}(?: (?:обратно|назад))?`,
  `(?:верни(?:те)?|вернуть|вернись|возвращай|отмени(?:те|ть)?|отмена|отменяй|откати(?:те|ть)?|откат)(?: ${itInRussian})*(?: (?:обратно|назад))?(?: ${itInRussian})*`,
  `(?:обратно|назад|${asWas}|шаг назад)`,
];
const stepsBack = new RegExp(
  `^[\\s,.!]*(?:${please},? )*(?:${[...english, ...russian].join('|')})(?:,? ${please})*[\\s,.!?]*$`,
  'iu',
);

const larger =
  /^(?:(?:please|пожалуйста|давай(?:те)?) )?(?:(?:make|turn|want|have) (?:it|this|the business|everything|us) (?:a (?:bit|little) |much |even )?(?:bigger|larger|smaller|greater|more)|(?:a (?:bit|little) )?(?:bigger|larger|smaller)|(?:grow|expand|shrink|scale up|scale down)(?: it| the business)?|(?:сделай(?:те)?|хочу|сделать|надо|нужно)(?: его| её| это| бизнес| всё)? (?:чуть |немного |ещё |еще )?(?:по)?(?:больше|меньше|крупнее|мельче)|(?:по)?(?:больше|меньше|крупнее)|увелич(?:ь|ьте|ить)|уменьши(?:те|ть)?|расширь(?:ся)?|расширить)[.! ]*$/iu;

const little = '(?:a (?:bit|little) |slightly |much |чуть |немного |намного |ещё |еще )?';
const make =
  '(?:(?:make|keep|want|have) (?:it|this|that|everything|things|all|us|prices) |(?:сделай(?:те)?|сделать|хочу|надо|нужно|пусть будет) (?:это |всё |все |цены )?)?';
const move =
  '(?:raise|lower|increase|reduce|cut|drop|higher|подними(?:те)?|поднять|повысь(?:те)?|повысить|снизь(?:те)?|снизить|понизь(?:те)?|понизить|уменьши(?:те|ть)?|увеличь(?:те)?|увеличить)';
const prices = '(?:(?:the|all|my|our|все|наши) )*(?:prices?|цены|цену)';
const moved =
  '(?:higher|lower|up|down|(?:по)?(?:выше|ниже)|поднять|повысить|снизить|понизить|подними|снизь|дороже|дешевле)';
const dearer = new RegExp(
  `^(?:(?:please|пожалуйста|давай(?:те)?) )?(?:${make}${little}(?:cheaper|dearer|pricier|more expensive|less expensive|(?:по)?(?:дешевле|дороже))|${move} ${prices}|${prices} ${little}${moved})[.! ]*$`,
  'iu',
);

/** It says nothing else: “bring the bar back” brings back a bar. */
export function remarkOnLine(line: string): Remark | null {
  const said = line.trim().replaceAll(/[\s,]+/gu, ' ');
  if (stepsBack.test(said)) return { about: 'back' };
  if (dearer.test(said)) return { about: 'how-dear' };
  return larger.test(said) ? { about: 'how-much' } : null;
}
