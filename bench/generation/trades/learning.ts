// Lines about children, teaching and training.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const nursery: Trade = {
  en: words(
    'fee child care place tuition month nursery',
    'teacher educator carer nurse $staff | food meal $materials toy | $rent $utilities',
    '$fitout playground toy $equipment',
    'haircut overnight tyre harvest freight room_night',
  ),
  ru: words(
    'абонемент посещен оплат плат дет ребен пребыван день группа',
    'воспитател педагог нян $staff | питан продукт игруш $materials | $rent $utilities',
    'площадк игруш $fitout $equipment',
    'стриж ночлег шиномонтаж номеров',
  ),
  price: [
    [300, 3_000],
    [3_600, 36_000],
  ],
  revenue: 500_000,
  margin: [-6, 38],
  payroll: [30, 75],
};

const tutoring: Trade = {
  en: words(
    'lesson tuition course class tutor fee exam group pupil student hour',
    'teacher tutor $staff instructor | $rent platform software $hosting | $marketing $materials book',
    '$computer $fitout platform website software course content',
    'haircut overnight tyre harvest meal room_night',
  ),
  ru: words(
    'занят урок курс обучен абонемент групп репетитор подготовк ученик интенсив',
    'преподавател педагог репетитор учител $staff куратор методист | $rent платформ сервис $hosting | $marketing $materials учебн',
    '$computer $fitout платформ сайт курс',
    'стриж ночлег шиномонтаж урожа номеров',
  ),
  price: [
    [10, 120],
    [40, 900],
  ],
  revenue: 280_000,
  margin: [-8, 52],
  payroll: [20, 75],
};

const tutoringInSeason: Trade = { ...tutoring, isSeasonal: true };

const artsSchool: Trade = {
  en: words(
    'class lesson membership course pupil student fee subscription group tuition pass | individual private costume drop workshop concert show camp intensive rent merchandise trial other registration adult child single exam hir',
    'teacher instructor coach choreograph $staff | $rent | $marketing costume insur music instrument',
    'mirror floor instrument piano sound $fitout $equipment',
    'haircut overnight tyre harvest patient diaper room_night',
  ),
  ru: words(
    'абонемент занят урок групп курс ученик | индивидуал разов мастер костюм концерт лагер взрослы пробн интенсив персональн товар сдач',
    'преподавател педагог тренер хореограф $staff | $rent | $marketing костюм инструмент зал музык',
    'зеркал зал инструмент пол звук $fitout $equipment',
    'стриж ночлег шиномонтаж урожа пациент воспитател номеров',
  ),
  price: [
    [8, 60],
    [40, 320],
  ],
  revenue: 200_000,
  margin: [-8, 50],
  payroll: [22, 72],
  isSeasonal: true,
};

const drivingSchool: Trade = {
  en: words(
    'lesson course hour pupil student driv',
    'instructor $staff | $fuel | insur $vehicle maint',
    '$vehicle',
    'haircut overnight harvest patient bouquet room_night',
  ),
  ru: words(
    'обучен курс категор ученик',
    'инструктор преподавател $staff | $fuel | страхов осаго ремонт техобслуж обслуживан $rent',
    '$vehicle',
    'стриж ночлег урожа пациент номеров',
  ),
  price: [
    [30, 120],
    [400, 3_200],
  ],
  revenue: 300_000,
  margin: [-6, 42],
  payroll: [25, 68],
};

const school: Trade = {
  en: words(
    'tuition fee pupil student | meal bus boarding club registration enrol activit after extra camp entrance',
    'teacher $staff | $materials book meal food | $rent $utilities building',
    '$building $fitout $computer',
    'haircut tyre harvest freight dog',
  ),
  ru: words(
    'обучен плат учен | питан взнос продлён кружк трансфер вступит секци лагер',
    'учител преподавател педагог $staff | питан учебн $materials | $rent $utilities',
    '$building $fitout $computer',
    'шиномонтаж урожа груминг',
  ),
  price: [
    [400, 4_500],
    [5_000, 45_000],
  ],
  revenue: 2_500_000,
  margin: [-6, 38],
  payroll: [35, 78],
};

const onlineCourses: Trade = {
  ...tutoring,
  en: words(
    'course subscri student enrol lesson program access membership | group mentor webinar certif corporate subscri premium coach individual workshop business other tutor live course licen bundle',
    'teacher instructor author mentor $programmer $staff curator support | $hosting platform payment | $marketing',
    'platform course content video website software $computer',
    'haircut overnight tyre harvest kitchen room_night',
  ),
  ru: words(
    'курс обучен подпис занят урок ученик студент',
    'преподавател куратор методист $programmer | $hosting платформ сервис эквайр | $marketing',
    'платформ курс контент видео сайт $computer программ',
    'стриж ночлег шиномонтаж урожа номеров',
  ),
  price: [
    [8, 90],
    [50, 1_800],
  ],
  revenue: 400_000,
  margin: [-20, 60],
  payroll: [8, 68],
};

const playCentre: Trade = {
  en: words(
    'ticket entry admission visit | birthday party cafe food event parties snack',
    '$staff animator | $rent | food $materials clean goods $utilities',
    'trampolin play $equipment attraction slide',
    'haircut overnight tyre harvest patient room_night',
  ),
  ru: words(
    'билет вход посещен час | праздник рожден кафе мероприят кейтеринг вечеринк банкет',
    'аниматор администратор $staff | $rent | продукт уборк $materials $utilities',
    'батут лабиринт горк аттракцион игров $equipment',
    'стриж ночлег шиномонтаж пациент номеров',
  ),
  price: [[6, 45]],
  revenue: 600_000,
  margin: [-8, 48],
  payroll: [15, 52],
};

const camp: Trade = {
  en: words(
    'camp week shift place fee session child ticket stay package',
    'counsel leader instructor $staff | food meal | $rent accommodation transport bus site activit $materials',
    '$equipment tent sport $building $fitout',
    'haircut tyre harvest patient freight',
  ),
  ru: words(
    'путёвк смен лагер место',
    'вожат педагог $staff | питан продукт | $rent прожив трансфер $materials аренд',
    '$equipment палатк спорт $building $fitout',
    'стриж шиномонтаж урожа',
  ),
  price: [[180, 3_000]],
  revenue: 350_000,
  margin: [-8, 40],
  payroll: [15, 58],
  isSeasonal: true,
};

export const learningLines: readonly ExpectedModel[] = [
  ...linesOf(
    nursery,
    en('kindergarden in Prague for 45 children', 'CZ', 45, 700_000),
    en('private nursery school'),
    en('Kinderkrippe in Zürich mit 24 Plätzen', 'CH', 24),
    ru('частный детский сад на 30 детей', null, 30),
    ru('ясли в Бресте', 'BY'),
  ),
  ...linesOf(
    tutoringInSeason,
    en('maths tutors for school children in Mumbai', 'IN'),
    en('exam tutoring centre'),
    ru('подготовка к ЕГЭ в Перми', 'RU'),
    ru('репетиторский центр'),
  ),
  ...linesOf(
    tutoring,
    en('language school in Seoul', 'KR'),
    en('coding school for kids'),
    en('escuela de idiomas en Santiago de Chile', 'CL'),
    ru('школа английского языка в Челябинске', 'RU'),
    ru('курсы программирования для детей'),
  ),
  ...linesOf(
    artsSchool,
    en('ballet school for girls in Edinburgh with 120 pupils', 'GB', 120),
    en('music school'),
    en('art studio for children in Tbilisi', 'GE'),
    ru('школа танцев для детей'),
    ru('музыкальная школа в Караганде', 'KZ'),
    ru('школа танцев на 160 учеников в Омске', 'RU', 160, 250_000),
  ),
  ...linesOf(
    drivingSchool,
    en('driving school in Malmö with 6 cars', 'SE', 6, 500_000),
    en('auto-école à Lille', 'FR'),
    ru('автошкола в Туле, 8 машин', 'RU', 8, 600_000),
  ),
  ...linesOf(
    school,
    en('private primary school for 180 pupils in Lagos', 'NG', 180, 1_500_000),
    ru('частная школа'),
  ),
  ...linesOf(
    onlineCourses,
    en('online courses for designers'),
    selling('course subscri lesson class pass membership', en('yoga lessons online')),
    ru('онлайн-школа английского'),
  ),
  ...linesOf(
    playCentre,
    en('indoor playground in Bucharest', 'RO'),
    en('trampoline park 1200 m2', null, 1200, 1_200_000),
    ru('детский развлекательный центр 600 м2', null, 600, 700_000),
    ru('батутный парк в Тюмени', 'RU'),
  ),
  ...linesOf(
    camp,
    en('summer camp for teenagers in Ontario', 'CA'),
    ru('детский летний лагерь на 100 мест', null, 100),
  ),
];
