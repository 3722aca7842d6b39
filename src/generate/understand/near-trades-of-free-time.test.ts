// Trades of looks, pets, health and free time as their founders type them, and the neighbours that they are not.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const rows = `
  hair_salon: крашу волосы на дому у клиенток, Уфа | mobile hairdresser going to care homes in Kent | extensions and balayage studio, 2 stylists, Manchester | peluquería unisex en Murcia con 4 sillones | хочу снять кресло в салоне и делать окрашивания, Казань
  beauty_salon: make-up artist for weddings, Lake Como | I do bridal hair and make-up, mobile, Kent | визажист, свадьбы и съёмки, Краснодар
  nail_salon: nail tech renting a desk in Croydon
  vocational_courses: nail technician course | make-up artist training, 8 people | drone pilot school | курсы операторов дронов
  candles_and_soap: press-on nails on Etsy, handmade
  brow_lash_studio: делаю перманент бровей и губ на дому, Самара | scalp micropigmentation clinic, Liverpool
  waxing_studio: waxing bar, 3 beauticians, Hackney
  massage_salon: Thai massage shop 5 therapists Prague
  bathhouse: парю людей, пармастер на выезд, Москва
  coworking: beauty coworking: I rent out 10 chairs to hairdressers, Berlin | сдаю кабинеты мастерам красоты | кабинеты психологов почасовая аренда, 5 кабинетов, Москва
  psychotherapy: hypnotherapist stop smoking Bath | counselling practice, 2 rooms
  dog_grooming: I groom poodles at home | самомойка для собак, 2 ванны
  pet_breeding: разводим мейн-кунов, 4 кошки | I breed dachshunds
  pet_hotel: We board dogs on our farm. 20 kennels, and people also ask us to train them. Near Hereford.
  animal_rides: катание на лошадях и осликах в парке, 6 голов
  taxi: собачье такси, Москва | pet taxi London | kids taxi school run
  home_care: выезд медсестры, капельницы на дому | IV drips at home, Dubai
  art_school: актёрская студия для детей, 50 учеников | мастер-классы по свечам и мылу, Казань
  tutor: I teach old people to use phones | учу пенсионеров пользоваться телефоном
  exam_preparation: IELTS prep 40 students Delhi
  yoga_studio: йога-студия в Сочи, 20 ковриков
  martial_arts_club: BJJ gym 120 members Tampa
  sports_school: секция художественной гимнастики, 90 девочек
  personal_trainer: triathlon coach
  bike_hire: 50 electric bikes for rent
  quad_hire: quad bike tours, 6 quads | прокат квадроциклов, 8 штук | снегоходы прокат, 5 штук, Мурманск
  karaoke: people rent a room and sing
  escape_room: rage room 3 rooms | комната гнева
  water_park: aquapark indoor Minsk
  party_hire: costume hire 300 costumes | photobooth hire weddings
  catering: mobile bar for weddings | выездной бар
  bar: bar 60 seats Leeds
  funeral_home: direct cremations online | катафалк, перевозка умерших
  landscaping: уход за могилами, Самара
  tour_operator: agencia de caminatas en Patagonia | tour operator Morocco desert, 5 jeeps | пешие походы по Кавказу с гидами
  pleasure_flights: прыжки с парашютом
  boat_trips: whale watching boat | river boat 60 seats Porto
  water_sports_hire: банан и гидроциклы на пляже
  fishing_boat: lobster boat one Galloway
  bowling: bowling and bar | боулинг 8 дорожек с баром
  nightclub: nightclub and bar Leeds
  vet_clinic: vet who travels to farms, no clinic | лечу коров по колхозам, ветврач с машиной
  physiotherapy: I'm a physio leaving the NHS. I will rent a room in a gym in Stirling and see 30 patients a week.
  barbershop: мужской зал, 3 мастера, Митино | barber coming to offices, Dublin | I rent a chair in a barbershop in Leeds
  tattoo_studio: бью татуировки, снимаю место в студии, Питер
  massage_salon: sports massage, me only, from a room at the local gym, Cardiff
  pet_hotel: dog minding in our home, up to 4 dogs, Wicklow
  zoo: farm visits for children with small animals, Gower
  zoo: контактный зоопарк в ТЦ
  childrens_club: детский клуб выходного дня, 40 детей, Строгино
  summer_camp: pop-up holiday club in school, 40 kids, Surrey
  music_school: пение для малышей, хожу по садикам | choir for adults, 40 members, weekly
  language_school: French conversation classes for retirees in Bath
  swim_school: swim club 120 children, hired lanes
  membership_organisation: bowls club
  bowling: bowling club with 8 lanes
  tennis_padel_club: five-a-side pitches, 4 | indoor cricket nets, 4 lanes
  board_game_cafe: chess café
  museum: dinosaur park | выставка динозавров передвижная
  event_host: magic show for schools, 100 shows a year | выездная регистрация, я одна, 30 свадеб в год
  staffing: event staff agency
  animal_shelter: приют для лошадей, 12 голов
  boat_hire: canal boat holidays, 4 narrowboats | self-drive boats by the hour, 6 boats, Thames
  kayak_hire: прокат лодок в парке, 15 лодок
  foot_care: I am a retired nurse in Fife. I want to do toenail cutting for old people at their homes. Six visits a day.
  pet_breeding: labradoodle puppies, 3 litters a year, Norfolk
  painter_decorator: крашу стены и потолки
  boat_repair: yacht painting and varnishing
  boat_repair: outboard repair | мойка и полировка яхт`;

const cases = rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const at = row.indexOf(': ');
    return row
      .slice(at + 2)
      .split(' | ')
      .map((line) => [line.trim(), row.slice(0, at).trim()] as const);
  });

test.each(cases)('%s: %s', (line, kind) => {
  expect(understand(line, /[а-я]/iu.test(line) ? 'ru' : 'en').kinds[0]?.id).toBe(kind);
});

test.each([
  ['bowling and bar', 'bowling'],
  ['боулинг 8 дорожек с баром', 'bowling'],
  ['karaoke and bar with 40 seats', 'karaoke + bar'],
])('%s is %s', (line, kinds) => {
  expect(
    understand(line, /[а-я]/iu.test(line) ? 'ru' : 'en')
      .kinds.map(({ id }) => id)
      .join(' + '),
  ).toBe(kinds);
});

test.each([
  ['vet who travels to farms, no clinic', true],
  ['ветеринар на выезд, без клиники, Самара', true],
  ['nail tech renting a desk in Croydon', true],
  ['I rent a chair in a barbershop in Leeds', true],
  ['бью татуировки, снимаю место в студии, Питер', true],
  ['vet clinic with home visits, 3 vets', false],
  ['barbershop with 4 chairs to rent', false],
])('%s: one person %s', (line, isAlone) => {
  expect(understand(line, /[а-я]/iu.test(line) ? 'ru' : 'en').isAlone).toBe(isAlone);
});
