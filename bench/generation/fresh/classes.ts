// Fresh lines about people who teach, and where children are looked after.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const never = 'haircut patient room_night dish hectare livestock';
const neverRu = 'стриж пациент ночлег номеров гектар блюд';

const nursery: Trade = {
  en: words(
    'child fee tuition place month care pupil nursery day kid enrol after full | meal registration extra after activit camp holiday late enrol summer part half hour drop subsid grant transport club lesson',
    'food meal material toy $materials supplies catering educat | $staff teacher educator carer nurs | $rent | $utilities insur licen $marketing',
    'furnit toy $equipment playground $fitout',
    never,
  ),
  ru: words(
    'ребен дет место групп месяц плат абонемент посещен обучен полн оплата занят | питан занят кружок взнос продлен лагерь логопед развива неполн вступит день мероприят выходн',
    'питан продукт игрушк материал $materials пособ | $staff воспитател педагог няня | $rent | $utilities $marketing лиценз страхов',
    'мебел игрушк $equipment площадк $fitout',
    neverRu,
  ),
  price: [
    [15, 110],
    [200, 2_600],
  ],
  revenue: 450_000,
  margin: [-6, 42],
  payroll: [22, 78],
};

export const school: Trade = {
  en: words(
    'lesson course class student pupil tuition fee session group hour month workshop member enrol train learner camp | private exam individual online camp material book group workshop corporate registration summer holiday rent retail test intensive kit trial other theory extra uniform performance merchandise one certificate event competition drop birthday community coach replay speak cohort',
    'material book $materials platform exam supplies certificat $hosting textbook $fuel equipment kit | $staff teacher tutor instructor coach trainer | $rent $hosting software | $marketing insur',
    'furnit $equipment $computer instrument $vehicle car mat content course',
    never,
  ),
  ru: words(
    'урок занят курс ученик групп студент абонемент обучен час месяц мастер слушател | индивид экзамен онлайн лагерь учебн материал групп интенсив корпорат пробн вожден мастер костюм аренд инвентар соревн сбор персонал пакет тест сертификат наставн куратор',
    'материал учебник $materials платформ экзамен $hosting $fuel пособ костюм расход инвентар | $staff преподавател репетитор учител тренер инструктор педагог хореограф | $rent $hosting сервис | $marketing лиценз страхов',
    'мебел $equipment $computer инструмент $vehicle ковр зеркал татами контент курс',
    neverRu,
  ),
  price: [
    [8, 110],
    [60, 2_500],
  ],
  revenue: 220_000,
  margin: [-8, 60],
  payroll: [12, 75],
};

export const freshClasses: readonly ExpectedModel[] = [
  ...linesOf(
    nursery,
    en('daycare'),
    en('kindergarten in Tbilisi for 60 children', 'GE', 60, 700_000),
    en('Montessori preschool, 24 kids, Fort Collins', 'US', 24, 350_000),
    en('after school club in Auckland', 'NZ', null, 250_000),
    en('guardería en Guayaquil', 'EC'),
    ru('частный детский сад на 40 детей', null, 40, 450_000),
    ru('мини-сад для малышей в Актобе', 'KZ', null, 200_000),
  ),
  ...linesOf(
    school,
    en('english school for kids in Hanoi with 200 students', 'VN', 200, 450_000),
    en('math tutoring', null, null, 90_000),
    en('driving school in Rennes with 4 cars', 'FR', 4, 350_000),
    en('swim school'),
    en('academia de baile en Cali', 'CO', null, 150_000),
    en('guitar teacher', null, null, 50_000),
    en('brazilian jiu jitsu academy in Houston, 120 members', 'US', 120, 220_000),
    en('coding bootcamp in Bengaluru', 'IN', null, 800_000),
    en('selling an online course about watercolor', null, null, 90_000),
    en('Musikschule in Salzburg', 'AT'),
    en('corso di italiano per stranieri a Bologna', 'IT', null, 200_000),
    en('pottery classes for beginners', null, null, 100_000),
    en('kids robotics school Riyadh', 'SA', null, 300_000),
    ru('репетитор по математике', null, null, 30_000),
    ru('автошкола на 5 машин в Перми', 'RU', 5, 350_000),
    ru('школа танцев'),
    ru('школа английского для детей в Ташкенте', 'UZ'),
    ru('робототехника для школьников'),
    ru('школа единоборств для подростков', null, null, 90_000),
    ru('курсы маникюра', null, null, 150_000),
    at([[20, 2_500]], ru('онлайн школа программирования', null, null, 400_000)),
    at([[50, 5_000]], en('flight school in Florida', 'US', null, 1_500_000)),
  ),
];
