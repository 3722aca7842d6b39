// What becomes of a trade when one person does it: where the work is done, and which trade of one a school or a clinic is then.
import { each, n, whole } from '../kind/figure.ts';
import type { Asset, Cost } from '../kind/kind.ts';
import { asset, share } from '../kind/rows.ts';
import { vehicleCosts } from '../kind/usual-costs.ts';

const listed = (ids: string): ReadonlySet<string> => new Set(ids.trim().split(/\s+/u));

/** At a desk, which one person has at home. */
export const deskKinds = listed(`
  any_business web_studio software_outsourcing games_studio marketing_agency smm_agency design_studio pr_agency translation_bureau services_agency plugins_and_bots paid_community book_author
  accounting_firm management_consulting coach finance_adviser insurance_broker interior_design architect_bureau engineering_bureau
  newsletter visualisation_studio virtual_assistants market_research detective_agency valuer loan_broker astrologer talent_agency labour_safety
  online_school recruiting_agency cyber_security call_centre mobile_app saas ai_service patent_immigration writing_services
  digital_goods online_shop marketplace_seller dropshipping print_on_demand`);

/** At the customers', wherever whoever does it has a desk. */
export const outsideKinds = listed(`
  babysitting home_care dog_walking dog_training guided_tours cleaning_company window_cleaning pest_control landscaping
  plumber electrician painter_decorator handyman appliance_repair locksmith coffee_machine_repair security_systems it_support
  drone_services photographer childrens_parties driving_school van_transport courier taxi moving_company flat_renovation
  tree_surgery personal_trainer tutor music_teacher class_instructor event_host sound_and_light_hire video_production videographer corporate_training
  musicians midwives plastering kitchen_and_bathroom_fitting auto_glass mobile_valeting dent_repair sharpening concrete_cutting`);

/** In a room of one's own as a rule, but also at home or at the customers'. */
const roomKinds = listed(`
  hair_salon barbershop beauty_salon nail_salon brow_lash_studio waxing_studio tattoo_studio massage_salon physiotherapy alternative_medicine foot_care psychotherapy
  speech_therapist dietitian dog_grooming vet_clinic phone_and_computer_repair bicycle_repair watch_and_jewellery_repair
  upholstery law_firm notary car_repair detailing tyre_service car_wash`);

/** Whose customers come to the home of whoever works at home: nobody takes an oven along. */
const homeKinds = listed(`
  nail_salon brow_lash_studio waxing_studio custom_cakes home_bakery bakery pastry_shop tailor leather_goods jewellery_workshop candles_and_soap
  shoe_and_key_repair cosmetics_making artist watch_and_jewellery_repair upholstery furniture_restoration instrument_repair
  bicycle_repair phone_and_computer_repair sharpening soap_making microgreens`);

/** Whether it may be done at the customers', so that “mobile” says where: a mobile app goes to nobody. */
export function mayVisit(id: string): boolean {
  const one = tradeOfOne[id] ?? id;
  return outsideKinds.has(one) || roomKinds.has(one);
}

/** Priced as one person asks, not as a firm does. */
const pricedAsOne = listed(`
  tutor music_teacher class_instructor personal_trainer photographer videographer coach dog_walking guided_tours driving_school
  dog_training babysitting van_transport courier`);

/** One person asks less than a firm with an office or a salon. */
export const isCheaperOfOne = (id: string): boolean => !pricedAsOne.has(id);

/**
 * What one person earns with a job beside what a firm does, which also takes the large ones: a plumber on call fits few boilers,
 * has a used van in place of a new one and a phone in place of an office.
 * Our estimates.
 */
const partOfJob: Readonly<Record<string, number>> = {
  ...{ plumber: 0.65, electrician: 0.7, appliance_repair: 0.7, custom_furniture: 0.6, metalworking: 0.75 },
  ...{ flat_renovation: 0.7, flooring: 0.7, tree_surgery: 0.7, landscaping: 0.75, stove_building: 0.7 },
  ...{ car_repair: 0.6, body_shop: 0.55, detailing: 0.7, motorcycle_repair: 0.65, security_systems: 0.75 },
  ...{ phone_and_computer_repair: 0.71, watch_and_jewellery_repair: 0.65, instrument_repair: 0.75 },
  ...{
    law_firm: 0.43,
    design_studio: 0.96,
    architect_bureau: 0.75,
    engineering_bureau: 0.7,
    finance_adviser: 0.7,
    energy_audit: 0.7,
  },
  ...{
    photographer: 0.75,
    drone_services: 0.75,
    games_studio: 0.5,
    recording_studio: 0.75,
  },
};

export const partOfJobOfOne = (id: string): number => partOfJob[id] ?? 1;

/** Whether “at home” is that of whoever does it. */
export const isOfHome = (id: string): boolean => homeKinds.has(id) || deskKinds.has(tradeOfOne[id] ?? id);

/** Trades that are one person's unless another size is said. */
export const ofOneByNature = listed('tutor music_teacher class_instructor personal_trainer event_host');

const teaching =
  'language_school exam_preparation tutoring_centre programming_school art_school chess_school';
const training = 'dance_school yoga_studio fitness_studio';
const coaching = 'gym swimming_pool sports_school martial_arts_club';

/** Where a school of pupils or a clinic is another trade when one person does it. */
export const tradeOfOne: Readonly<Record<string, string>> = {
  music_school: 'music_teacher',
  moving_company: 'van_transport',
  cosmetology_clinic: 'beauty_salon',
  ...Object.fromEntries(teaching.split(' ').map((id) => [id, 'tutor'])),
  ...Object.fromEntries(training.split(' ').map((id) => [id, 'class_instructor'])),
  ...Object.fromEntries(coaching.split(' ').map((id) => [id, 'personal_trainer'])),
};

/** What a shop is when it is at the home of whoever does it. */
export const tradeAtHome: Readonly<Record<string, string>> = {
  bakery: 'home_bakery',
  pastry_shop: 'custom_cakes',
};

/** Goods that one pair of hands makes at home, counted by how many come of it. */
export const madeAtHome = listed('home_bakery');

/** What premises take, by the English name of the line: what stands in them goes with them. */
export const premisesLines =
  /fitting|reception|soundproof|classroom|\byard\b|\boffice(?! supplies)|archive|showroom|\bstore\b|meeting room|^studio$|^workshop$|^cleaning$|^security$/iu;
/** What nobody takes along. */
export const fixedLines = /\blifts?\b|\bbasins\b|towel heaters|bays?\b/iu;
/** A room or a chair of somebody else’s needs none. */
export const ofSalon = /^(?:reception|cleaning|security)/iu;
export const fittings = /fitting|soundproof/iu;
/** What an agency sells. */
export const agencySales = /^matching/iu;
/** Who would be paid beside the owner for the work itself. */
export const helpingLines =
  /^(?:freelance|contractors|temporary staff|loaders hired|agents['’] part|theory teachers|rented crew)/iu;
/** A vehicle, or the fuel of one. */
export const vehicleLines = /\b(?:cars?|vans?|vehicles?|trucks?|fuel)\b/iu;

/** For each who goes to customers. */
export const car: Asset = asset(['Car', 'Автомобиль'], each(n(9000, 3000, 20_000)), 6);
export const carCosts: Cost = vehicleCosts(each(n(240, 120, 420)));

interface OwnRates {
  /** Percent of sales, in place of tax on profit, of sales tax and of what employers pay. */
  readonly onSales: Cost;
}

/** How one person's work is taxed, where it is otherwise than a company: our estimates, by country. */
export const ownRates: Readonly<Record<string, OwnRates>> = {
  RU: {
    onSales: share(
      ['Tax on sales of the self-employed', 'Налог с дохода (самозанятый или ИП на УСН)'],
      whole(n(6, 4, 6)),
    ),
  },
};
