// What people are paid for their work in the United States, by the Bureau of Labor Statistics.
import type { Source, SourceFigure } from './source.ts';

const pay: SourceFigure['what'] = {
  en: 'Median pay of a year, United States',
  ru: 'Медианная оплата труда за год, США',
};

/** A row: id | page of the handbook | dollars a year. */
const rows: readonly string[] = [
  'assemblers | production/assemblers-and-fabricators | 43,570',
  'carpenters | construction-and-extraction/carpenters | 59,310',
  'construction_workers | construction-and-extraction/construction-laborers-and-helpers | 46,050',
  'construction_managers | management/construction-managers | 106,980',
  'equipment_operators | construction-and-extraction/construction-equipment-operators | 58,320',
  'delivery_drivers | transportation-and-material-moving/delivery-truck-drivers-and-driver-sales-workers | 42,770',
  'diesel_mechanics | installation-maintenance-and-repair/diesel-service-technicians-and-mechanics | 60,640',
  'electricians | construction-and-extraction/electricians | 62,350',
  'food_processors | production/food-and-tobacco-processing-workers | 40,050',
  'maintenance_workers | installation-maintenance-and-repair/general-maintenance-and-repair-workers | 48,620',
  'glaziers | construction-and-extraction/glaziers | 55,440',
  'gardeners | building-and-grounds-cleaning/grounds-maintenance-workers | 38,470',
  'aircon_mechanics | installation-maintenance-and-repair/heating-air-conditioning-and-refrigeration-mechanics-and-installers | 59,810',
  'interior_designers | arts-and-design/interior-designers | 63,490',
  'cleaners | building-and-grounds-cleaning/janitors-and-building-cleaners | 35,930',
  'jewellers | production/jewelers-and-precious-stone-and-metal-workers | 49,140',
  'painters | construction-and-extraction/painters-construction-and-maintenance | 48,660',
  'pest_controllers | building-and-grounds-cleaning/pest-control-workers | 44,730',
  'plumbers | construction-and-extraction/plumbers-pipefitters-and-steamfitters | 62,970',
  'recreation_workers | personal-care-and-service/recreation-workers | 35,380',
  'roofers | construction-and-extraction/roofers | 50,970',
  'guards | protective-service/security-guards | 38,390',
  'social_workers | community-and-social-service/social-workers | 61,330',
  'solar_installers | construction-and-extraction/solar-photovoltaic-installers | 51,860',
  'woodworkers | production/woodworkers | 43,720',
];

function sourceOf(row: string): Source {
  const [id = '', page = '', dollars = ''] = row.split(' | ');
  return {
    id: `bls_${id}`,
    publisher: 'U.S. Bureau of Labor Statistics',
    title: `Occupational Outlook Handbook: ${occupation(page)}`,
    address: `https://www.bls.gov/ooh/${page}.htm`,
    copy: 'https://github.com/karpathy/jobs',
    year: 2024,
    licence: 'as a fact',
    figures: [{ what: pay, value: `$${dollars}` }],
  };
}

const occupation = (page: string): string => (page.split('/')[1] ?? page).replaceAll('-', ' ');

export const wages: readonly Source[] = rows.map(sourceOf);
