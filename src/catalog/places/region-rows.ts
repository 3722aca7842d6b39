// Reads a table of the regions of Russia or of Kazakhstan, which are named by adjectives.
import type { City } from './place.ts';

/** A line is “0.9: Orenburg Оренбургская; Perm Пермский”: what ends in -ая is an oblast, the others are krais. */
export function regionsOf(table: string): readonly City[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [level = '', list = ''] = line.split(': ');
      return list.split(';').map((region) => regionOf(region.trim(), Number(level)));
    });
}

function regionOf(text: string, level: number): City {
  const [english = '', adjective = ''] = text.split(/ (?=[А-Я])/u);
  if (adjective === '' || !(level > 0)) throw new Error(`Not a region: ${text}`);
  const forms = adjective.endsWith('ая') ? oblast(adjective.slice(0, -2)) : krai(adjective.slice(0, -2));
  return {
    names: { en: `${english} region`, ru: forms.name },
    inside: { en: `in the ${english} region`, ru: `в ${forms.inside}` },
    words: [...forms.words, `${english} oblast`, `${english} krai`].join(', '),
    level,
  };
}

interface Forms {
  readonly name: string;
  readonly inside: string;
  readonly words: readonly string[];
}

const oblast = (stem: string): Forms => ({
  name: `${stem}ая область`,
  inside: `${stem}ой области`,
  words: [`${stem}ую область`, `${stem}ой областью`, `${stem}ая обл`, `${stem}ой обл`],
});

const krai = (stem: string): Forms => ({
  name: `${stem}ий край`,
  inside: `${stem}ом крае`,
  words: [`${stem}ого края`, `${stem}ому краю`, `${stem}им краем`, `${stem}ий кр`],
});
