// What a kind of business buys at the start, by how long it lasts.
import { n, whole } from '#catalog/kind/figure.ts';
import type { Asset } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import type { MoneyClass } from '../business/money.ts';
import { sized } from '../business/size.ts';
import { generatedTexts } from '../business/texts.ts';
import { kindOf, lineId, money, natural, numberText, type PartContext, typed } from './context.ts';
import { formulaOf } from './formulas.ts';
import type { Line } from './line.ts';
import { sellsFromAfar } from './merge-parts.ts';

/** The group that assets belong to where nothing is said; each template has it. */
const usualLife = 5;
const groupId = (life: number): string => (life === usualLife ? '05' : `life_${life}`);

const buildingName: Pair = ['Building', 'Здание'];
const buildingLife = 40;
/** What lasts so long is land and buildings, which cost what they cost in the place. */
const propertyLife = 30;
/** A year's rent in percent of what the premises cost. */
const rentYield = 8;

/** Owned premises cost what their rent is worth. */
function building(context: PartContext): readonly Asset[] {
  const rent = kindOf(context).overheads.find((cost) => cost.form === 'monthly' && cost.is === 'rent');
  if (!context.business.isOwned || context.index > 0 || rent?.form !== 'monthly') return [];
  const { typical } = sized(context.part, rent.amount);
  return [
    {
      name: buildingName,
      amount: whole(n((typical * 12 * 100) / rentYield)),
      life: buildingLife,
    },
  ];
}

const classOf = ({ life, isTraded = false }: Asset): MoneyClass => {
  if (life >= propertyLife) return 'property';
  return isTraded ? 'traded' : 'goods';
};

const assetsOf = (context: PartContext): readonly Asset[] => [
  ...building(context),
  ...kindOf(context).assets.filter(
    ({ isForVisitors = false }) => !(isForVisitors && sellsFromAfar(kindOf(context), context.business)),
  ),
];

export function assetLines(context: PartContext): readonly Line[] {
  const { language, rates, dateStart } = context.business;
  return assetsOf(context).map((bought, row) => {
    const { name, amount, life } = bought;
    const price = money(sized(context.part, natural(amount, context)), classOf(bought), context);
    const once = { start: dateStart, end: dateStart };
    return {
      id: lineId('fixedasset', context, row),
      rel: 'fixedasset',
      section: 'section_fixedassets',
      name: inLanguage(name, language),
      flows: [
        {
          formula: formulaOf('amount', language),
          inputs: { amount: { ...typed(price.typical, price, context), driver: once } },
        },
      ],
      terms: {
        deprgroup: { name: 'deprgroup', lookupId: groupId(life) },
        ...(rates.salesTax !== null && { salestax: { name: 'salestax', lookupId: 'taxsales_1' } }),
      },
    };
  });
}

/** One for each life that an asset has, shortest first. */
export function lifeLines(contexts: readonly PartContext[]): readonly Line[] {
  const lives = new Set([usualLife, ...contexts.flatMap((one) => assetsOf(one).map(({ life }) => life))]);
  const [first] = contexts;
  if (!first) return [];
  const { language } = first.business;
  return [...lives]
    .sort((one, other) => one - other)
    .map((life) => ({
      id: groupId(life),
      rel: 'deprgroup',
      section: 'section_depreciation',
      name: generatedTexts[language].life(life),
      flows: [
        { formula: formulaOf('straight_line', language), inputs: { years: { data: numberText(life) } } },
      ],
      terms: {},
    }));
}
