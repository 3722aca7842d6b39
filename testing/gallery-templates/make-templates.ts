// Makes the templates that come with the program from the catalogue, always the same from the same data.
import { type GalleryBusiness, galleryBusinesses } from '#catalog/gallery/gallery-businesses.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import type { HealthFinding } from '#generate/check/health.ts';
import { generate } from '#generate/generate.ts';
import { type Language, languages } from '#language/language.ts';
import type { Template } from '#template/template.ts';

/** Where a business of each language is. */
const countries: Readonly<Record<Language, string>> = { en: 'US', ru: 'RU' };
const madeAt = Date.UTC(2026, 10, 1);
const dateStart = '2027-01-01';

export interface MadeTemplate {
  readonly file: string;
  readonly template: Template;
  /** The card's own; the document's goes on with how it was made. */
  readonly description: string;
  readonly findings: readonly HealthFinding[];
}

function madeTemplate(offered: GalleryBusiness, language: Language): MadeTemplate {
  const { industry, kind, size } = offered;
  const [periodCount, periodicity] = offered.periods;
  if (kindById(kind) === null) throw new Error(`The catalogue has no kind ${kind}.`);
  const description = inLanguage(offered.description, language);
  const name = inLanguage(offered.name, language);
  const countryId = offered.countryIds ? inLanguage(offered.countryIds, language) : countries[language];
  const answers = { kindIds: [kind], size, countryId, dateStart };
  const { template, findings } = generate({
    ...{ text: name, answers },
    uuid: inLanguage(offered.uuids, language),
    timestamp: madeAt,
    ...{ language, dateStart, currency: null, periodicity, periodCount },
  });
  return {
    file: `${industry.replaceAll('_', '-')}-${language}.json`,
    template: {
      ...template,
      description: `${description}\n\n${template.description}`,
      ...{ industry, price: 0 },
      // What it was made of, so that whoever copies it can have it otherwise in one line.
      ...{ openAIPrompt: name, businessAnswers: answers },
      businessTerms: { dateStart, periodicity, periodCount },
    },
    ...{ description, findings },
  };
}

/** In the order of the gallery. */
export const makeTemplates = (): readonly MadeTemplate[] =>
  galleryBusinesses.flatMap((offered) => languages.map((language) => madeTemplate(offered, language)));
