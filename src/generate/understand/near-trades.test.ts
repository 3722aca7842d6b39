// A line is never taken for a trade that is only near the one it names: it is that trade, or nobody knows it.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const unknown = '-';

/** The line, and the kinds of which each is right; a hyphen where it may as well be unknown. */
const english = `
  tree removal in Portland: tree_surgery; stump removal: landscaping; asbestos removal: asbestos_removal; paint removal: -;
  mould removal: asbestos_removal; graffiti removal: cleaning_company; junk removal: waste_collection;
  tattoo removal: tattoo_studio; hair removal: laser_hair_removal; wasp nest removal: pest_control;
  furniture removal: moving_company; piano removal: moving_company; eye clinic: eye_clinic; sleep clinic: medical_clinic;
  fertility clinic: fertility_clinic; podcast studio: podcast_studio; boat building: boat_building; boat builder: boat_building; boat repair: boat_repair;
  boat cleaning: cleaning_company; boat insurance: insurance_broker; oil press: oil_mill; oil recycling: -;
  duty free shop: duty_free; spa for dogs: dog_grooming; hair extensions shop: beauty_supplies; clothing recycling: textile_recycling;
  glass recycling: plastic_recycling; battery recycling: electronics_recycling; pub quiz: -; cat cafe: cat_cafe; book cafe: cafe;
  wedding cars: taxi; wedding insurance: insurance_broker; wedding dress cleaning: dry_cleaning;
  wedding photographer: photographer; pet photographer: photographer; pet insurance: insurance_broker;
  car insurance: insurance_broker; ghost kitchen consulting: management_consulting; hotel consulting: management_consulting;
  cafe consulting: management_consulting; coffee machine repair: coffee_machine_repair; gym equipment repair: -;
  dentist chair repair: -; guitar repair: -; toy repair: -; truck repair: car_repair; gym equipment rental: ski_hire;
  ice cream machine rental: -; toy rental: -; school uniforms: school_uniforms; school bus service: bus_company;
  school cleaning contractor: cleaning_company; school furniture factory: furniture_factory; hotel linen laundry: dry_cleaning;
  hospital laundry: dry_cleaning; hotel cleaning services: cleaning_company; hotel furniture shop: furniture_shop;
  restaurant furniture manufacturer: furniture_factory; restaurant design studio: interior_design;
  restaurant marketing agency: marketing_agency; restaurant construction company: building_contractor;
  restaurant booking app: mobile_app; restaurant equipment repair: coffee_machine_repair; dental lab: dental_laboratory; dental marketing agency: marketing_agency;
  dental equipment supplier: wholesale; bakery equipment dealer: wholesale; bakery equipment repair: coffee_machine_repair;
  salon equipment supplier: wholesale; car wash equipment maker: manufacturing; pizza oven maker: manufacturing;
  toy factory: manufacturing; solar panel factory: manufacturing; car wash software: saas; farm software: saas;
  legal software: saas; solar software: saas; taxi app: mobile_app; beer delivery app: mobile_app;
  phone app development: software_outsourcing; tutor marketplace: marketplace; yoga mats shop: sports_shop;
  dance shoes shop: shoe_shop; phone cases shop: electronics_shop; beer shop: wine_shop; yoga teacher training: vocational_courses;
  barber training academy: vocational_courses; hairdressing courses: vocational_courses; real estate school: vocational_courses;
  accounting courses: vocational_courses; truck driving school: driving_school; truck wash: car_wash; truck parking: parking;
  truck dealer: car_dealer; bus advertising: screen_advertising; taxi advertising: screen_advertising; wine tours: guided_tours;
  brewery tours: guided_tours; bike tours: guided_tours; bike courier: courier; legal translation: translation_bureau;
  medical translation bureau: translation_bureau; real estate photography: photographer; gym wear brand: clothing_brand;
  yoga clothes brand: clothing_brand; car magazine: online_magazine; tea plantation: orchard; piano tuning: -;
  wind turbine maintenance: -; tennis racket stringing: -; greenhouse construction: building_contractor;
  office design: interior_design; wedding cakes: custom_cakes; coffee vending machines: vending; horse transport: trucking;
  dog food factory: food_factory; flower pots factory: manufacturing; wedding venue decorators: event_agency / wedding_agency / -;
  hotel for cats: pet_hotel; restaurant supply store: wholesale / -; bakery supplies wholesale: wholesale;
  car seat covers shop: auto_parts / -; car upholstery: detailing / body_shop / -;
  car key cutting: shoe_and_key_repair / locksmith; car park cleaning: cleaning_company; church cleaning: cleaning_company;
  window blinds shop: household_goods_shop / windows_and_doors / hardware_shop / -;
  window film installation: windows_and_doors / -; coffee roastery equipment: wholesale / -; coffee farm: farm / orchard;
  coffee beans import: wholesale / tea_coffee_shop / -; coffee subscription: subscription_box;
  hair transplant clinic: plastic_surgery_clinic; hair products brand: cosmetics_making / -;
  hair salon software: saas; hair dryer repair: appliance_repair / -; nail polish factory: cosmetics_making / manufacturing;
  nail technician course: vocational_courses; dog treats bakery: bakery / food_factory; dog walking app: mobile_app; dog park: -;
  dog clothes shop: pet_shop; dog breeding: -; dog photography: photographer; horse riding lessons: riding_stable; horse racing: -;
  fish and chips shop: burgers / kebab / restaurant / food_stall; fish processing plant: fish_processing;
  fish tank cleaning: cleaning_company / -; fishing tackle shop: fishing_hunting_shop; fishing tours: guided_tours;
  fishing boat charter: boat_hire; chicken restaurant: burgers / restaurant;
  chicken feed production: manufacturing / food_factory / -; egg hatchery: poultry_farm / -;
  cheese making classes: vocational_courses / -; wine glasses shop: household_goods_shop / -; wine fridge repair: appliance_repair;
  wine label design: design_studio; beer brewing kits: online_shop / -; beer festival organiser: event_agency / concert_promoter;
  pizza vending machines: vending; pizza box factory: packaging_making / manufacturing; ice cream factory: dairy_plant;
  ice cream cone bakery: bakery / food_factory; cake decorating supplies: -; cake decorating classes: vocational_courses;
  bread delivery subscription: subscription_box / bakery / -; yoga retreats in Bali: spa_resort / yoga_studio / tour_operator;
  yoga clothing shop: clothing_shop / sports_shop; yoga festival: event_agency / concert_promoter; gym cleaning: cleaning_company;
  gym software: saas; gym flooring installer: - / flat_renovation / building_contractor; gym interior design: interior_design;
  gym insurance: insurance_broker; pilates equipment shop: sports_shop / wholesale; swimming pool tiles shop: hardware_shop / -;
  swimming pool fencing: fencing;
  football shirts shop: sports_shop / clothing_shop; football pitch construction: building_contractor; football betting: betting_shop;
  tennis shoes brand: - / clothing_brand; dance costumes rental: party_hire; dance music label: - / recording_studio;
  theatre costumes workshop: tailor / clothing_factory / party_hire / -;
  theatre school: music_school / art_school / vocational_courses / childrens_club / dance_school; museum shop: gift_shop / shop;
  museum exhibition design: design_studio; cinema popcorn supplier: wholesale;
  film camera repair: phone_and_computer_repair / appliance_repair / -; photo frames shop: gift_shop / household_goods_shop / -;
  photo printing: printing_house / photo_studio / photographer / print_on_demand / -; book printing: printing_house;
  book delivery app: mobile_app; book fair: event_agency / -; toy museum: museum; toy delivery: - / toy_shop / courier;
  children's furniture shop: furniture_shop / children_goods_shop; children's dentist: dental_clinic;
  children's hairdresser: hair_salon; children's clothes rental: -; baby food factory: food_factory; baby swimming: swimming_pool;
  school photography: photographer; school lunches catering: catering / canteen; school security guards: security_guards;
  kindergarten furniture: furniture_shop / furniture_factory / custom_furniture / -; kindergarten software: saas;
  nursery plants delivery: plant_nursery / flower_shop / -; care home cleaning: cleaning_company;
  care home consulting: management_consulting; home care software: saas; medical equipment rental: -;
  medical tourism agency: travel_agency / tour_operator; medical waste collection: waste_collection;
  medical uniforms shop: workwear_shop; pharmacy software: saas; pharmacy delivery: pharmacy / courier / -;
  optical lens factory: manufacturing; dental tourism: - / travel_agency / tour_operator; dental software: saas;
  legal recruitment agency: recruiting_agency; legal tech startup: saas / -; law school: - / private_school / vocational_courses;
  accounting software: saas; tax software: saas; bank cleaning: cleaning_company; real estate marketing: marketing_agency;
  real estate crm: saas; real estate magazine: online_magazine; apartment cleaning: cleaning_company;
  apartment furniture rental: -; office plants rental: - / landscaping;
  office coffee service: coffee_to_go / vending / catering / -; office catering: catering; office moving: moving_company;
  office relocation consulting: management_consulting / moving_company; warehouse cleaning: cleaning_company;
  warehouse construction: building_contractor; warehouse automation: - / engineering_bureau / software_outsourcing / saas;
  truck insurance: insurance_broker; truck stop cafe: cafe; truck body manufacturer: manufacturing;
  truck driver recruitment: recruiting_agency / staffing; taxi insurance: insurance_broker; taxi dispatch software: saas;
  bus tours: guided_tours / tour_operator / bus_company; bus station cafe: cafe; bicycle factory: manufacturing;
  bicycle parking: parking; bicycle delivery: courier / -; motorcycle school: driving_school;
  motorcycle helmets shop: auto_parts / sports_shop; solar panel cleaning: cleaning_company / solar_installation / window_cleaning;
  solar panel recycling: electronics_recycling / -; solar water heaters shop: - / hardware_shop / electronics_shop;
  solar pump installation: solar_installation / plumber / well_drilling; wind turbine blades factory: manufacturing;
  biogas consulting: management_consulting / energy_audit; water filter shop: - / household_goods_shop / hardware_shop;
  water sports equipment rental: ski_hire / surf_dive_school / boat_hire / -;
  water testing laboratory: diagnostic_laboratory / engineering_bureau / -;
  food testing laboratory: diagnostic_laboratory / engineering_bureau; farm equipment repair: - / car_repair;
  farm equipment dealer: wholesale; farm tours: guided_tours; farm shop: greengrocer;
  greenhouse film factory: plastic_products / manufacturing; greenhouse kits online: online_shop / -;
  garden furniture maker: furniture_factory / custom_furniture; garden tools rental: building_equipment_hire;
  furniture assembly: handyman / custom_furniture; furniture design studio: design_studio / interior_design;
  carpet cleaning: cleaning_company / dry_cleaning; carpet factory: manufacturing / clothing_factory;
  shoe cleaning: shoe_and_key_repair / dry_cleaning; shoe factory: manufacturing / clothing_factory;
  jewellery photography: photographer; jewellery insurance: insurance_broker; watch dealer: jewellery_shop;
  phone insurance: insurance_broker; phone case printing: print_on_demand / printing_house / -;
  computer classes for seniors: vocational_courses / programming_school / -; computer recycling: electronics_recycling;
  printer cartridges refill: - / phone_and_computer_repair / it_support / printing_house; 3d printer shop: electronics_shop;
  3d printer repair: - / phone_and_computer_repair / appliance_repair; website translation: translation_bureau;
  game translation: translation_bureau; podcast advertising agency: marketing_agency; blog about cars: video_channel`;

const russian = `
  аптека для животных: pharmacy; ветеринарная аптека: vet_pharmacy; бани под ключ: sauna_building; строительство бань: sauna_building;
  бассейны под ключ: pool_building; дома под ключ: building_contractor; ремонт кофемашин: coffee_machine_repair;
  ремонт стиральных машин: appliance_repair; ремонт тренажёров: -; ремонт медицинского оборудования: -;
  ремонт лодочных моторов: boat_repair; ремонт гитар: -; ремонт одежды: tailor; ремонт грузовиков: car_repair;
  прокат спортивного инвентаря: ski_hire; прокат игрушек: -; прокат инструмента: building_equipment_hire; прокат лимузинов: taxi;
  аренда кофемашин: coffee_machine_repair; школьная форма: school_uniforms; пошив школьной формы: school_uniforms;
  поставка оборудования для пекарен: wholesale; поставка медицинского оборудования: wholesale;
  продажа оборудования для автомоек: wholesale; производство оборудования для автомоек: manufacturing;
  производство мебели для ресторанов: furniture_factory; производство спортивного инвентаря: manufacturing;
  софт для фермеров: saas; программа для автосервисов: saas; приложение для записи в салон красоты: mobile_app;
  страхование животных: insurance_broker; страхование автомобилей: insurance_broker; обучение барбершопу: vocational_courses;
  обучение массажу: vocational_courses; курсы бариста: vocational_courses; школа парикмахеров: vocational_courses;
  школа кондитеров: vocational_courses; курсы маникюра: vocational_courses; школа риелторов: vocational_courses;
  консалтинг для ресторанов: management_consulting; консультации по открытию кофеен: management_consulting;
  маркетинг для стоматологий: marketing_agency; реклама на автобусах: screen_advertising; дизайн ресторанов: interior_design;
  фотосъёмка недвижимости: photographer; фотограф для питомцев: photographer; экскурсии по винодельням: guided_tours;
  экскурсии на пивоварню: guided_tours; уборка гостиниц: cleaning_company; уборка больниц: cleaning_company;
  прачечная для гостиниц: dry_cleaning; стирка белья для отелей: dry_cleaning; строительство ресторанов: building_contractor;
  строительство яхт: boat_building; вывоз старой мебели: waste_collection; перевозка мебели: moving_company;
  удаление татуировок: tattoo_studio; спил деревьев: tree_surgery; глазная клиника: eye_clinic;
  клиника для животных: vet_clinic; магазин ковриков для йоги: sports_shop; магазин кофемашин: electronics_shop;
  магазин рыболовных снастей: fishing_hunting_shop; магазин дьюти-фри: duty_free; журнал о кино: online_magazine;
  студия подкастов: podcast_studio; котокафе: cat_cafe; такси для собак: taxi; кафе для собак: cat_cafe; музей кошек: museum;
  доставка воды: water_bottling; переработка одежды: textile_recycling; переработка стекла: plastic_recycling; зуботехническая лаборатория: dental_laboratory;
  квиз в баре: -; маслобойня: oil_mill; ремонт квартир под сдачу: flat_renovation;
  ремонт холодильного оборудования: coffee_machine_repair; ремонт сельхозтехники: - / car_repair;
  ремонт окон: windows_and_doors / handyman; ремонт часов: watch_and_jewellery_repair; ремонт детских колясок: - / bicycle_repair;
  ремонт принтеров: phone_and_computer_repair; ремонт бассейнов: pool_building; ремонт крыш: roofing; прокат детских кроваток: -;
  прокат костюмов: party_hire; прокат палаток: ski_hire; прокат посуды: party_hire; прокат медицинского оборудования: -;
  аренда кальянов: -; аренда фотостудии: photo_studio; аренда тренажёров: ski_hire; аренда теплиц: -; аренда серверов: data_centre;
  школа бариста: vocational_courses; школа флористики: vocational_courses / art_school; школа груминга: vocational_courses;
  школа собак: dog_training / -; школа сомелье: vocational_courses; курсы бухгалтеров: vocational_courses;
  курсы вождения: driving_school; курсы сварщиков: vocational_courses; курсы кройки и шитья: vocational_courses / art_school;
  обучение нейл-мастеров: vocational_courses; магазин для кондитеров: - / grocery / household_goods_shop / wholesale / shop;
  магазин для парикмахеров: beauty_supplies; магазин спецодежды: workwear_shop;
  магазин матрасов: furniture_shop / household_goods_shop; магазин пчеловодства: -;
  магазин сантехники: hardware_shop / household_goods_shop; магазин штор: fabric_shop;
  магазин ножей: - / household_goods_shop; магазин сыров: grocery / cheese_dairy / health_food_shop; магазин лодок: -;
  магазин аквариумов: pet_shop; производство сыра: cheese_dairy; производство детской одежды: clothing_factory;
  производство игрушек: manufacturing / candles_and_soap; производство мебели для школ: furniture_factory;
  производство теплиц: manufacturing / metalworking; производство кормов: manufacturing / food_factory;
  производство лодок: boat_building; производство окон: windows_and_doors; производство кофе: food_factory;
  производство тренажёров: manufacturing; доставка обедов в офисы: dark_kitchen / catering / canteen;
  доставка лекарств: pharmacy / courier / -; доставка дров: forestry; доставка бетона: ready_mix_concrete;
  доставка суши: sushi / dark_kitchen; доставка кормов для животных: pet_shop / -; клиника лазерной эпиляции: laser_hair_removal;
  клиника пластической хирургии: plastic_surgery_clinic; клиника лечения боли: medical_clinic;
  клиника для пожилых: medical_clinic / care_home / -; центр изучения китайского: language_school; центр реабилитации животных: -;
  центр семейной терапии: psychotherapy; детский фотограф: photographer; детский стоматолог: dental_clinic;
  детский магазин обуви: shoe_shop / children_goods_shop; детский логопед: speech_therapist;
  студия дизайна одежды: design_studio / clothing_brand / tailor; студия ландшафтного дизайна: landscaping;
  студия звукозаписи для детей: recording_studio; студия мультипликации: video_production; студия керамики: art_school;
  уборка бассейнов: pool_building / cleaning_company; уборка снега с крыш: cleaning_company / landscaping / window_cleaning / -;
  уборка урожая: -; мойка ковров: cleaning_company / dry_cleaning; мойка фур: car_wash;
  мойка солнечных панелей: cleaning_company / window_cleaning / -; строительство бассейнов: pool_building;
  строительство дорог: road_paving; строительство коровников: building_contractor;
  строительство саун: sauna_building; страхование туристов: insurance_broker; страхование ферм: insurance_broker;
  перевозка лежачих больных: medical_transport; перевозка животных: taxi / trucking / -; перевозка яхт: trucking / -;
  экскурсии на вертолёте: pleasure_flights; экскурсии по кофейням: guided_tours;
  туры на лошадях: guided_tours / riding_stable / tour_operator; тур по винодельням: guided_tours / tour_operator;
  журнал о недвижимости: online_magazine; газета объявлений: classifieds / online_magazine;
  сайт для репетиторов: marketplace / classifieds / web_studio / -; сайт знакомств: saas / mobile_app / classifieds / -;
  приложение для ферм: mobile_app; программа учёта для склада: saas; реклама в лифтах: screen_advertising;
  реклама ресторанов: marketing_agency; дизайн сайтов: web_studio; дизайн упаковки: design_studio;
  дизайн украшений: design_studio / jewellery_workshop; консультации по питанию: dietitian;
  консультации по налогам: finance_adviser; юридические консультации: law_firm;
  консалтинг в сельском хозяйстве: management_consulting`;

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds.split(' / ')];
    });

describe.each([
  ['English', english],
  ['Russian', russian],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    const { kinds } = understand(text, 'en');
    expect(wanted).toContain(kinds.length === 0 ? unknown : kinds.map(({ id }) => id).join(' + '));
  });
});
