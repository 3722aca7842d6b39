// Word forms of English, Russian and their neighbours brought to one stem, lightly: no dictionary is needed.

const fewestChars = 3;

/** Longest first, so that no part of a longer ending is left. */
const russianEndings = [
  ...['иями', 'ями', 'ами', 'ией', 'иях', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими'],
  ...['ия', 'ие', 'ий', 'ии', 'ию', 'ья', 'ье', 'ьи', 'ью', 'ая', 'яя', 'ое', 'ее', 'ые', 'ый', 'ой', 'ей'],
  ...['ую', 'юю', 'ым', 'им', 'ых', 'их', 'ах', 'ях', 'ам', 'ям', 'ом', 'ем', 'ов', 'ев'],
  ...['а', 'я', 'о', 'е', 'ы', 'и', 'у', 'ю', 'ь', 'й'],
];

/** A vowel that comes and goes: мойка and моек, кофейня and кофеен, шатёр and шатра. */
const fleeting: readonly (readonly [RegExp, string])[] = [
  [/[ео]к$/u, 'к'],
  [/[йь]к$/u, 'к'],
  [/еен$/u, 'ейн'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])ен$/u, 'н'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])ер$/u, 'р'],
  [/ец$/u, 'ц'],
];
const fewestWithFleeting = 4;

function russianStem(word: string): string {
  const ending = russianEndings.find((one) => word.endsWith(one) && word.length - one.length >= fewestChars);
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  if (stem.length < fewestWithFleeting) return stem;
  return fleeting.reduce((changed, [vowel, left]) => changed.replace(vowel, left), stem);
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Shopping and shopper are of shop, but a caring nurse is not of a car. */
function withoutAction(word: string): string {
  for (const ending of ['ing', 'er', 'or']) {
    if (!word.endsWith(ending) || word.length - ending.length < 4) continue;
    const stem = word.slice(0, -ending.length);
    return /([bdfgmnprt])\1$/u.test(stem) ? stem.slice(0, -1) : stem;
  }
  return word;
}

function latinStem(word: string): string {
  const stem = withoutAction(withoutPlural(word));
  return stem.length > 4 ? stem.replace(/[aeio]$/u, '') : stem;
}

/** What a slip is looked for in: of Russian words the stem, because their endings vary. */
export const slipKeyOf = (word: string): string =>
  /^[а-я]/u.test(word) ? stemOf(word) : withoutPlural(word).replaceAll('ph', 'f');

/** Their endings belong to them, but for that of the plural. */
const whole = new Set(
  `marketing flower number water computer courier coursier parking corner trainer planner mobile booking hosting boxing
  recording backer boarding lighting summer коров station poster server camper libre cart visitor magazine fabrica disco boate baile`.split(
    /\s+/u,
  ),
);

export function stemOf(word: string): string {
  const single = withoutPlural(word);
  if (whole.has(word) || whole.has(single)) return single;
  // French has its courses in the plural alone.
  if (word === 'cours') return word;
  if (/^[а-я]/u.test(word)) return russianStem(word);
  return /^[a-z]/u.test(word) ? latinStem(word) : word;
}
