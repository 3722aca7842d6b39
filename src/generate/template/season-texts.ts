// What is said beside the numbers of a business that is closed for a part of each year.
import type { Language } from '#language/language.ts';

interface OpeningTexts {
  /** Beside what customers do. */
  readonly ofYear: string;
  /** Beside what is paid or earned in the open months alone. */
  readonly inOpenMonths: (count: number) => string;
}

export const openingTexts: Readonly<Record<Language, OpeningTexts>> = {
  en: {
    ofYear: 'The average of a whole year, with nothing in the closed months.',
    inOpenMonths: (count) =>
      `In ${count} of 12 months alone: this is so much of what it would be all year, and falls into these months.`,
  },
  ru: {
    ofYear: 'В среднем за весь год, с нулём в закрытые месяцы.',
    inOpenMonths: (count) =>
      `Только ${count} мес. из 12: здесь такая часть того, что было бы за весь год, и вся она приходится на эти месяцы.`,
  },
};
