// What a business has for itself or sells by a line of its own, though another would be a trade by it: a clinic's laboratory, a bakery's cakes.

export interface Beside {
  /** What the line is about. */
  readonly of: string;
  /** What is named beside it. */
  readonly no: string;
  /** Said, where it is another trade all the same. */
  readonly unless: string;
}

const bakeries = 'bakery home_bakery bread_factory';

export const ownParts: readonly Beside[] = [
  {
    of: 'dental_clinic',
    no: 'dental_laboratory',
    unless: 'other|clinics|dentists|другим|других|сторонн\\p{L}+|стоматологий',
  },
  {
    of: 'hotel guest_house hostel sanatorium recreation_base',
    no: 'dry_cleaning industrial_laundry laundromat',
    unless: 'dry[ -]clean\\p{L}*|laundromat|other|химчистк\\p{L}*|других|другим|сторонн\\p{L}+',
  },
  {
    of: 'building_contractor',
    no: 'custom_furniture joinery',
    unless: 'furniture|kitchens|мебел\\p{L}*|кухн\\p{L}*',
  },
  {
    of: `${bakeries} cafe`,
    no: 'pastry_shop',
    unless: 'patisserie|pastry (?:shop|kitchen)|confectione\\p{L}+|cake shop|кондитерск\\p{L}+',
  },
  { of: `${bakeries} cafe`, no: 'custom_cakes', unless: 'to order|custom|wedding|на заказ|свадебн\\p{L}+' },
  { of: 'pastry_shop', no: 'custom_cakes', unless: 'studio|студи\\p{L}+' },
  {
    of: 'cafe',
    no: 'coffee_to_go burgers food_stall',
    unless:
      'kiosks?|stands?|stall|van|points?|burgers?|counter|киоск\\p{L}*|точк\\p{L}*|островк\\p{L}*|островок|бургер\\p{L}*|окно|фургон\\p{L}*',
  },
  {
    of: 'car_repair',
    no: 'tyre_service oil_change vehicle_inspection',
    unless:
      'also|заодно|tyre (?:shop|service|cent(?:re|er)|fitting)|tire (?:shop|service)|(?:tests?|inspection|mot) (?:station|cent(?:re|er))|express|шинный центр|пункт\\p{L}*|экспресс\\p{L}*|станци\\p{L}+ техосмотра|автосервис\\p{L}* (?:и|\\+) шиномонтаж\\p{L}*',
  },
  {
    of: 'beauty_salon',
    no: 'nail_salon brow_lash_studio',
    unless:
      'nail (?:salon|bar|studio)|(?:brow|lash) (?:bar|studio|salon)|(?:студи|бар|салон)\\p{L}* (?:маникюр|бров|ресниц|ногт)\\p{L}*|(?:ногтев|маникюрн)\\p{L}+ (?:студи|салон|бар)\\p{L}*|брови-бар|бровист-бар',
  },
  { of: 'gym fitness_studio', no: 'snack_making', unless: 'mak(?:e|es|ing)|produc\\p{L}+|произв\\p{L}+' },
  {
    of: 'restaurant cafe bar pub pizzeria',
    no: 'musicians',
    unless: 'band|orchestra|bookings?|оркестр\\p{L}*|ансамбл\\p{L}*|группа',
  },
  { of: 'vet_clinic', no: 'private_hospital', unless: 'for (?:people|humans)|для людей' },
  {
    of: 'kindergarten private_school after_school_club',
    no: 'security_guards',
    unless: 'agency|company|охранн\\p{L}+',
  },
  {
    of: 'tailor',
    no: 'fabric_shop school_uniforms',
    unless: 'shops?|store|factory|магазин\\p{L}*|ткан\\p{L}+|фабрик\\p{L}*|цех\\p{L}*',
  },
  {
    of: 'furniture_factory',
    no: 'custom_furniture',
    unless: 'workshop|studio|мастерск\\p{L}+|ателье|студи\\p{L}+',
  },
];
