// Lines of the fourth set about building trades.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const jobsEn = `contract job project repair square m2 metre meter hour day ${english.service}`;
const jobsRu = `объект договор м2 метр смет монтаж строит ${russian.service}`;
const suppliesEn = `$materials ${wideEnglish.moving} hire rental subcontract`;
const suppliesRu = `$materials ${wideRussian.moving} субподряд аренд_инструмент`;

const electricians: Trade = {
  en: words(
    `electric install wiring ${jobsEn}`,
    `cable ${suppliesEn} | ${wideEnglish.people} electrician | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `van tool $vehicle ${wideEnglish.kit}`,
    `${notEnglish()} kilowatt power_plant electronics_store`,
  ),
  price: null,
  revenue: 600_000,
  ...work,
};

const coolers: Trade = {
  ru: words(
    `кондиционер сплит установк обслуж ${jobsRu}`,
    `кондиционер трас медн фреон ${suppliesRu} | ${wideRussian.people} монтажник | ${wideRussian.moving} | ${wideRussian.running}`,
    `инструмент $vehicle ${wideRussian.kit}`,
    `${notRussian()} мороженое горнич`,
  ),
  price: [
    [60, 3_000],
    [10, 60],
  ],
  revenue: 280_000,
  ...work,
};

const roofers: Trade = {
  en: words(
    `roof shingle gutter ${jobsEn}`,
    `shingle ${suppliesEn} | ${wideEnglish.people} roofer crew | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `truck tool scaffold ladder ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} kilowatt rooftop_bar bedroom`,
  ),
  price: null,
  revenue: 800_000,
  ...work,
};

const flats: Trade = {
  ru: words(
    `ремонт отделк квартир ключ капитальн косметич дизайн ${jobsRu}`,
    `инструмент ${suppliesRu} | ${wideRussian.people} прораб отделочник | ${wideRussian.running}`,
    `инструмент $vehicle ${wideRussian.kit}`,
    `${notRussian()} посуточ клинер риелтор`,
  ),
  price: null,
  revenue: 1_000_000,
  ...work,
};

const wells: Trade = {
  en: words(
    `borehole drill well pump water survey ${jobsEn}`,
    `casing pipe pump bit $fuel ${suppliesEn} | ${wideEnglish.people} driller crew | ${wideEnglish.moving} | ${wideEnglish.running}`,
    `rig drill compressor ${wideEnglish.yard}`,
    `${notEnglish()} crude barrel bottled_water`,
  ),
  ru: words(
    `бурен скважин обустройств насос кессон ${jobsRu}`,
    `труб обсадн насос ${suppliesRu} | ${wideRussian.people} буров | ${wideRussian.moving} | ${wideRussian.running}`,
    `буров установк ${wideRussian.yard}`,
    `${notRussian()} нефтедобыч баррел бутилирован`,
  ),
  price: [
    [12, 300],
    [1_000, 30_000],
  ],
  revenue: 450_000,
  margin: [-10, 60],
  payroll: [4, 60],
};

const gardens: Trade = {
  en: words(
    `garden mainten lawn hedge mow plant landscap prun ${jobsEn}`,
    `${wideEnglish.people} gardener | ${wideEnglish.moving} plant tool fertil $materials | ${wideEnglish.running}`,
    `van mower tool ${wideEnglish.yard}`,
    `${notEnglish()} kindergart harvest`,
  ),
  ru: words(
    `ландшафт озелен участ газон посадк проект растен уход полив ${jobsRu}`,
    `растен саженц грунт газон ${suppliesRu} | ${wideRussian.people} озеленител ландшафт дизайнер | ${wideRussian.moving} | ${wideRussian.running}`,
    `инструмент техник ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian('гектар')} урожа межеван`,
  ),
  price: null,
  revenue: 200_000,
  ...work,
};

const houses: Trade = {
  en: words(
    `cabin log house home timber build sauna construct ${jobsEn}`,
    `timber log wood $materials subcontract | ${wideEnglish.people} carpent | ${wideEnglish.moving} crane | ${wideEnglish.running}`,
    `saw crane ${wideEnglish.yard} ${wideEnglish.kit}`,
    `${notEnglish()} overnight housekeep`,
  ),
  ru: words(
    `дом каркас фундамент проект бан отделк ${jobsRu}`,
    `пиломатериал утеплит кровл фундамент $materials субподряд | ${wideRussian.people} плотник прораб | ${wideRussian.moving} кран спецтехник | ${wideRussian.running}`,
    `инструмент ${wideRussian.yard} ${wideRussian.kit}`,
    `${notRussian()} посуточ проживан горнич`,
  ),
  price: [
    [15_000, 700_000],
    [300, 5_000],
  ],
  revenue: 1_250_000,
  margin: [-8, 45],
  payroll: [2, 60],
};

const trees: Trade = {
  en: words(
    `tree cut trim fell prun stump council chip wood removal ${jobsEn}`,
    `${wideEnglish.people} climber | ${wideEnglish.moving} | insur $equipment ${suppliesEn} | ${wideEnglish.running}`,
    `chipper lorr chainsaw saw ${wideEnglish.yard}`,
    `${notEnglish()} sapling christmas joiner`,
  ),
  price: null,
  revenue: 260_000,
  ...work,
};

export const fourthBuilding: readonly ExpectedModel[] = [
  ...linesOf(electricians, en('Elektriker in Linz, 5 Monteure', 'AT', 5)),
  ...linesOf(coolers, ru('монтаж кондиционеров, 2 бригады, Ростов-на-Дону', 'RU', 2)),
  ...linesOf(roofers, en('roofing crew of 6 in Halifax, Nova Scotia', 'CA')),
  ...linesOf(flats, ru('ремонт квартир под ключ, 4 бригады, Екатеринбург', 'RU', 4)),
  ...linesOf(
    wells,
    en('borehole drilling with one rig in Uganda', 'UG'),
    ru('бурение скважин на воду в Подмосковье', 'RU'),
  ),
  ...linesOf(
    gardens,
    en('garden maintenance in Sintra, 3 gardeners', 'PT', 3, 150_000),
    ru('ландшафтный дизайн и газоны для частных домов', null, null, 250_000),
  ),
  ...linesOf(
    houses,
    en('log cabins built to order, 12 a year, in Finnish Lapland', 'FI', 12, 1_200_000, 1),
    ru('строим каркасные дома, 10 домов в год, Вологда', 'RU', 10, 1_300_000, 10 / 12, 0.83, 0.833, 0.8, 1),
  ),
  ...linesOf(
    trees,
    en(
      'Two lorries and a chipper. We cut and trim trees for councils and home owners around Cluj; the wood chips go to a heating plant nearby.',
      'RO',
    ),
  ),
];
