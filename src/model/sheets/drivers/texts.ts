// The texts of the sheet of shared drivers.
import type { Language } from '#language/language.ts';

interface DriversTexts {
  readonly title: string;
  readonly description: string;
}

export const driversTexts: Readonly<Record<Language, DriversTexts>> = {
  en: { title: 'Drivers', description: 'what several lines depend on, such as customers, shops or hours' },
  ru: {
    title: 'Операционные данные',
    description: 'от чего зависят сразу несколько статей: клиенты, точки продаж, часы',
  },
};
