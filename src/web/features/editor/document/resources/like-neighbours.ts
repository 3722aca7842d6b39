// What a line that is added takes from those around it: the sales tax of its section, and the start and the seasons of what is sold.
import type { Driver } from '#template/driver.ts';
import { type RelId, type ResourceSectionId, rels } from '#template/sections.ts';
import type { OtherAssumption, SectionResource, Template } from '#template/template.ts';
import { resourcesOf, sectionResources } from './resource-view.ts';

/** Inputs of default formulas that count what is sold. */
const counted: Readonly<Partial<Record<ResourceSectionId, Readonly<Record<string, string>>>>> = {
  section_sales: { price_quantity: 'quantity', volume_share: 'volume', amount: 'amount' },
  section_cos: { unit_cost_quantity: 'quantity' },
};

/** Nobody charges it on pay. */
const untaxed = 'staff';

const mostCommon = (ids: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
};

/** Nothing where most of the lines that are calculated alike have none. */
export function salesTaxLike(
  template: Template,
  { sectionId, rel, formulaId }: NewLine,
): Readonly<Record<string, OtherAssumption>> {
  const isTaxed = (rels[rel].lookups as readonly string[]).includes('salestax');
  if (!isTaxed || formulaId === untaxed) return {};
  const ids = new Set(resourcesOf(template, sectionId).flatMap((one) => (one.rel === rel ? [one.id] : [])));
  const around = sectionResources(template, sectionId).filter(
    ({ id, flows }) => ids.has(id) && flows[0]?.formula !== untaxed,
  );
  const taxes = around.map(({ otherAssumptions }) => otherAssumptions.salestax?.lookupId ?? '');
  const usual = mostCommon(taxes);
  return usual ? { salestax: { name: 'salestax', lookupId: usual } } : {};
}

interface NewLine {
  readonly sectionId: ResourceSectionId;
  readonly rel: RelId;
  readonly formulaId: string;
}

/** How the driver moves that most sales are worked out from, or where there is none, the sales themselves. */
export function movedLike(template: Template, line: NewLine): Readonly<Record<string, Driver>> {
  const variable = counted[line.sectionId]?.[line.formulaId];
  if (variable === undefined) return {};
  const sales = sectionResources(template, 'section_sales');
  const read = mostCommon(
    inputsOf(sales)
      .flatMap(({ lookupId }) => lookupId ?? [])
      .filter(isDriver(template)),
  );
  const base = sectionResources(template, 'section_drivers').filter(({ id }) => id === read);
  const movement = movementIn(base) ?? movementIn(sales);
  return movement ? { [variable]: movement } : {};
}

const isDriver = (template: Template) => {
  const ids = new Set(sectionResources(template, 'section_drivers').map(({ id }) => id));
  return (id: string): boolean => ids.has(id);
};

const inputsOf = (resources: readonly SectionResource[]) =>
  resources.flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst));

function movementIn(resources: readonly SectionResource[]): Driver | null {
  for (const { scenarios } of inputsOf(resources)) {
    const { start, growth, season, ramp } = scenarios[0]?.driver ?? {};
    if (!season && !ramp) continue;
    return {
      ...(start !== undefined && { start }),
      ...(growth && { growth }),
      ...(season && { season }),
      ...(ramp && { ramp }),
    };
  }
  return null;
}
