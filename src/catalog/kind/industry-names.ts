// What each industry of the gallery is called, in the words that people search for it.
import type { IndustryId } from './kind.ts';
import type { Pair } from './pair.ts';

/** Separated by commas, the name first. */
export const industryNames: Readonly<Record<IndustryId, Pair>> = {
  retail: ['Retail', 'Розница, розничная торговля'],
  hospitality: [
    'Hospitality, hotels and restaurants',
    'Гостиницы и кафе, гостеприимство, гостиницы и рестораны',
  ],
  entertainment: ['Entertainment, leisure', 'Развлечения, досуг'],
  healthcare: ['Healthcare', 'Медицина, здравоохранение'],
  construction: ['Construction', 'Строительство'],
  real_estate: ['Real estate', 'Недвижимость'],
  renewal_energy: ['Renewable energy', 'Возобновляемая энергетика'],
  online_business: ['Online business', 'Онлайн-бизнес, интернет-бизнес'],
  fashion: ['Fashion', 'Мода'],
  transportation: ['Transportation, transport', 'Транспорт, перевозки'],
  consulting: ['Consulting', 'Консалтинг'],
};
