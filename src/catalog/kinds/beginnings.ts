// How small most begin whose trade is usually larger: a founder who names no size is not yet an established firm.
import type { Kind } from '../kind/kind.ts';

/** In what each kind is counted in; our estimates. */
const beginnings: Readonly<Record<string, number>> = {
  // Makers begin in a kitchen or a workshop, not in a factory.
  ...{
    candles_and_soap: 1,
    soap_making: 1,
    jewellery_workshop: 2,
    leather_goods: 2,
    tailor: 3,
    custom_furniture: 3,
  },
  ...{ cosmetics_making: 3, food_factory: 4, clothing_factory: 5, concrete_blocks: 4, furniture_factory: 5 },
  ...{ metalworking: 3, printing_house: 3, packaging_making: 2, signs_and_displays: 3, manufacturing: 6 },
  ...{ dumplings_making: 80, smokehouse: 30, snack_making: 4000, sauces_and_preserves: 12_000 },
  ...{ chocolate_making: 1500, soft_drinks: 45_000, office_lunches: 60, water_kiosks: 4 },
  ...{ dairy_plant: 12, meat_plant: 12, fish_processing: 8, sawmill: 5, plastic_products: 2 },
  ...{ plastic_recycling: 7, tyre_recycling: 6, textile_recycling: 7 },
  ...{ paper_recycling: 2, scrap_metal: 3, waste_collection: 2, boat_building: 5 },
  // Practices begin with one who treats.
  ...{
    alternative_medicine: 1,
    medical_clinic: 3,
    foot_care: 1,
    ski_hire: 80,
    short_term_rental: 2,
    after_school_club: 25,
    pet_breeding: 4,
  },
  // Of those who sell online the first hundreds of orders are a success.
  ...{ online_shop: 450, dropshipping: 450, marketplace_seller: 900, print_on_demand: 650 },
  ...{ digital_goods: 120, cabin_hire: 25, tool_hire: 90, building_equipment_hire: 2 },
  ...{ clothing_brand: 300, subscription_box: 800, second_hand_shop: 100, wholesale: 25, vending: 15 },
  // Software that nobody has heard of yet.
  ...{ marketplace: 180, saas: 700, mobile_app: 80_000, ai_service: 800, games_studio: 4 },
  ...{ software_outsourcing: 6, cyber_security: 4, online_school: 40 },
  // Two or three who know the trade, and go out to customers.
  ...{ law_firm: 2, patent_immigration: 2, accounting_firm: 2, management_consulting: 3, finance_adviser: 2 },
  ...{ engineering_bureau: 3, architect_bureau: 3, design_studio: 2, marketing_agency: 2, smm_agency: 2 },
  ...{ pr_agency: 2, recruiting_agency: 3, translation_bureau: 3, estate_agency: 3 },
  ...{ plumber: 2, electrician: 2, handyman: 2, locksmith: 2, appliance_repair: 2 },
  ...{ painter_decorator: 3, air_conditioning_installation: 1, landscaping: 2, detailing: 2, upholstery: 2 },
  // Those of many workers begin with a crew, and those of many vehicles with a few.
  ...{
    call_centre: 10,
    staffing: 30,
    home_care: 8,
    babysitting: 8,
    cleaning_company: 8,
    security_guards: 18,
  },
  ...{
    courier: 5,
    trucking: 4,
    taxi: 5,
    tour_operator: 4,
    catering: 7,
    freight_forwarding: 3,
    party_hire: 45,
  },
};

/** Where pay is a fifth of that of the United States or less, in percent of it. */
const littlePay = 20;
const partWhereLittle = 0.6;
/** Those who work and what they work in; land and rooms to sit in are cheap there. */
const smallerUnits: ReadonlySet<string> = new Set('people rooms chairs stations orders pupils'.split(' '));

/** The size of a business of the kind of which nobody says how large it is, where pay is so many percent of that of the United States. */
export function sizeAtFirst({ id, scale }: Kind, pay: number): number {
  const size = beginnings[id] ?? scale.typical;
  const isSmaller = pay <= littlePay && smallerUnits.has(scale.unit);
  return isSmaller ? Math.max(Math.min(size, scale.low), Math.ceil(size * partWhereLittle)) : size;
}
