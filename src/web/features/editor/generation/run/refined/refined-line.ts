// One line that is there before and after: what its user changed stays, and the rest is as it would be generated now.
import type { Flow, ForecastEntry, SectionResource } from '#template/template.ts';
import { isSameValue } from '#web/features/editor/document/checks/same-content.ts';
import { isSameEntry, refinedEntry } from './refined-entry.ts';
import { chosen, chosenFields, type OnKept, type ThreeWays } from './three-way.ts';

/** A resource with the name that stands beside it in a template. */
export interface NamedLine {
  readonly name: string;
  readonly resource: SectionResource;
}

const entryIn = ({ fcst }: Flow, variable: string): ForecastEntry | undefined =>
  fcst.find((entry) => entry.variable === variable);

/** Whether a user has changed it, whatever its scenarios are called. */
function isSameFlow(one: Flow, other: Flow): boolean {
  return (
    one.formula === other.formula &&
    isSameValue(one.hist, other.hist) &&
    one.fcst.length === other.fcst.length &&
    one.fcst.every((entry) => {
      const found = entryIn(other, entry.variable);
      return found !== undefined && isSameEntry(entry, found);
    })
  );
}

export function isSameLine(one: NamedLine, other: NamedLine): boolean {
  const [flows, otherFlows] = [one.resource.flows, other.resource.flows];
  return (
    one.name === other.name &&
    isSameValue(one.resource.units, other.resource.units) &&
    isSameValue(one.resource.otherAssumptions, other.resource.otherAssumptions) &&
    flows.length === otherFlows.length &&
    flows.every((flow, index) => {
      const found = otherFlows[index];
      return found !== undefined && isSameFlow(flow, found);
    })
  );
}

/** What its user typed goes along into another formula, if all of it has a place there. */
function inOtherFormula({ own, before, after }: ThreeWays<Flow>, onKept: OnKept): Flow {
  const typed = own.fcst.filter((entry) => {
    const found = entryIn(before, entry.variable);
    return !found || !isSameEntry(entry, found);
  });
  if (typed.some(({ variable }) => !entryIn(after, variable) || !entryIn(before, variable))) {
    onKept();
    return own;
  }
  const fcst = after.fcst.map((entry) => {
    const mine = typed.find(({ variable }) => variable === entry.variable);
    const was = entryIn(before, entry.variable);
    return mine && was ? refinedEntry({ own: mine, before: was, after: entry }, onKept) : entry;
  });
  return { ...own, formula: after.formula, fcst };
}

function refinedFlow(ways: ThreeWays<Flow>, onKept: OnKept): Flow {
  const { own, before, after } = ways;
  if (own.formula !== before.formula) {
    if (!isSameFlow(before, after)) onKept();
    return own;
  }
  if (after.formula !== before.formula) return inOtherFormula(ways, onKept);
  const fcst = own.fcst.map((entry) => {
    const [was, now] = [entryIn(before, entry.variable), entryIn(after, entry.variable)];
    return was && now ? refinedEntry({ own: entry, before: was, after: now }, onKept) : entry;
  });
  return { ...own, fcst };
}

function refinedTerms(
  { own, before, after }: ThreeWays<SectionResource['otherAssumptions']>,
  onKept: OnKept,
): SectionResource['otherAssumptions'] {
  return chosenFields({ own, before, after }, onKept);
}

export function refinedLine({ own, before, after }: ThreeWays<NamedLine>, onKept: OnKept): NamedLine {
  const { units: _units, ...frame } = own.resource;
  const [ownFlows, beforeFlows, afterFlows] = [own, before, after].map(({ resource }) => resource.flows);
  const flows = (ownFlows ?? []).map((flow, index) => {
    const [was, now] = [beforeFlows?.[index], afterFlows?.[index]];
    return was && now ? refinedFlow({ own: flow, before: was, after: now }, onKept) : flow;
  });
  const units = chosen(
    { own: own.resource.units, before: before.resource.units, after: after.resource.units },
    onKept,
  );
  return {
    name: chosen({ own: own.name, before: before.name, after: after.name }, onKept),
    resource: {
      ...frame,
      ...(units !== undefined && { units }),
      flows,
      otherAssumptions: refinedTerms(
        {
          own: own.resource.otherAssumptions,
          before: before.resource.otherAssumptions,
          after: after.resource.otherAssumptions,
        },
        onKept,
      ),
    },
  };
}
