// Every change the editor makes to a template, each with the name undo calls it by.
import { defineMessages } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import type { Change } from './history.ts';
import { type SalesInput, type SalesItem, salesSection } from './sales-items.ts';

const labels = defineMessages({
  rename: { id: 'step.rename' },
  dateStart: { id: 'step.date-start' },
  periodicity: { id: 'step.periodicity' },
  length: { id: 'step.length' },
  currency: { id: 'step.currency' },
  renameItem: { id: 'step.rename-item' },
  values: { id: 'step.values' },
  deleteItem: { id: 'step.delete-item' },
});

export const renameTemplate = (name: string): Change => ({
  label: { message: labels.rename },
  mergeKey: 'name',
  recipe: (draft) => {
    draft.name = name;
  },
});

export const setDateStart = (dateStart: string): Change => ({
  label: { message: labels.dateStart },
  mergeKey: 'date-start',
  recipe: (draft) => {
    draft.data.options.timing.dateStart = dateStart;
  },
});

export const setPeriodicity = (periodicity: Periodicity): Change => ({
  label: { message: labels.periodicity },
  recipe: (draft) => {
    draft.data.options.timing.periodicity = periodicity;
  },
});

export const setForecastLength = (periodCount: number): Change => ({
  label: { message: labels.length },
  mergeKey: 'length',
  recipe: (draft) => {
    draft.layout.cFcstColCount = periodCount;
  },
});

export const setCurrencyName = (name: string): Change => ({
  label: { message: labels.currency },
  mergeKey: 'currency',
  recipe: (draft) => {
    const currency = draft.data.coreResources[0];
    if (currency) currency.name = name;
  },
});

export const renameItem = (item: SalesItem, name: string): Change => ({
  label: { message: labels.renameItem, values: { item: item.name } },
  mergeKey: `item-name:${item.id}`,
  recipe: (draft) => {
    const resource = draft.data.divisions[0]?.sectionResources[salesSection]?.find(
      ({ id }) => id === item.id,
    );
    const core = draft.data.coreResources.find(({ id }) => id === resource?.coreResource);
    if (core) core.name = name;
  },
});

export const setValues = (item: SalesItem, input: SalesInput, data: string): Change => ({
  label: { message: labels.values, values: { item: item.name, input: input.name } },
  mergeKey: `values:${item.id}:${input.variableId}`,
  recipe: (draft) => {
    const resource = draft.data.divisions[0]?.sectionResources[salesSection]?.find(
      ({ id }) => id === item.id,
    );
    const entry = resource?.flows[0]?.fcst.find(({ variable }) => variable === input.variableId);
    const scenario = entry?.scenarios[0];
    if (scenario) scenario.data = data;
  },
});

export const deleteItem = (item: SalesItem): Change => ({
  label: { message: labels.deleteItem, values: { item: item.name } },
  recipe: (draft) => {
    const sections = draft.data.divisions[0]?.sectionResources ?? {};
    const resources = sections[salesSection] ?? [];
    const index = resources.findIndex(({ id }) => id === item.id);
    const [removed] = index < 0 ? [] : resources.splice(index, 1);
    const isShared = Object.values(sections).some((others) =>
      others.some(({ coreResource }) => coreResource === removed?.coreResource),
    );
    const core = draft.data.coreResources.findIndex(({ id }) => id === removed?.coreResource);
    if (core >= 0 && !isShared) draft.data.coreResources.splice(core, 1);
  },
});
