// A size that is said anew without its time is as often as it was: eight classes after twelve a week.
import { inLanguage } from '#catalog/kind/pair.ts';
import { languages } from '#language/language.ts';
import type { Part } from '../business/business.ts';
import { type Period, periodTexts } from '../understand/size/periods.ts';
import type { FoundSize } from '../understand/size/sizes.ts';
import { stemsIn } from '../understand/size/unit-words.ts';

const periods = Object.keys(periodTexts) as readonly Period[];

/** How often it was said of the same thing. */
function periodBefore({ unit }: FoundSize, { said }: Part): Period | undefined {
  return periods.find((period) =>
    languages.some((language) => {
      const end = ` ${inLanguage(periodTexts[period], language)}`;
      const forms = said?.counted ? inLanguage(said.counted, language).split('|') : [];
      return forms.some((form) => form.endsWith(end) && stemsIn(form.slice(0, -end.length)) === unit.stems);
    }),
  );
}

export function asOften(found: FoundSize, parts: readonly Part[]): FoundSize {
  const [period] =
    found.period === null && !found.isRoom ? parts.flatMap((part) => periodBefore(found, part) ?? []) : [];
  return period === undefined ? found : { ...found, period };
}
