// Changes to the template as a whole, each with its name for undo.
import { defineMessages } from 'react-intl';
import type { Periodicity } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';

const labels = defineMessages({
  rename: { id: 'step.rename' },
  dateStart: { id: 'step.date-start' },
  periodicity: { id: 'step.periodicity' },
  length: { id: 'step.length' },
  yearEnd: { id: 'step.year-end' },
  currency: { id: 'step.currency' },
  prompt: { id: 'step.prompt' },
});

export const renameTemplate = (name: string): DocumentChange => ({
  label: { message: labels.rename },
  mergeKey: 'name',
  recipe: (draft) => {
    draft.name = name;
  },
});

export const setDateStart = (dateStart: string): DocumentChange => ({
  label: { message: labels.dateStart },
  mergeKey: 'date-start',
  recipe: (draft) => {
    draft.data.options.timing.dateStart = dateStart;
  },
});

export const setPeriodicity = (periodicity: Periodicity): DocumentChange => ({
  label: { message: labels.periodicity },
  recipe: (draft) => {
    draft.data.options.timing.periodicity = periodicity;
  },
});

/** The last month of the fiscal year, 1 to 12. */
export const setYearEnd = (month: number): DocumentChange => ({
  label: { message: labels.yearEnd },
  recipe: (draft) => {
    draft.data.options.timing.yearEnd = month;
  },
});

export const setForecastLength = (periodCount: number): DocumentChange => ({
  label: { message: labels.length },
  mergeKey: 'length',
  recipe: (draft) => {
    draft.layout.cFcstColCount = periodCount;
  },
});

export const setCurrencyName = (name: string): DocumentChange => ({
  label: { message: labels.currency },
  mergeKey: 'currency',
  recipe: (draft) => {
    const currency = draft.data.coreResources[0];
    if (currency) currency.name = name;
  },
});

/** The short business description that suggestions are based on. */
export const setPrompt = (prompt: string): DocumentChange => ({
  label: { message: labels.prompt },
  recipe: (draft) => {
    draft.openAIPrompt = prompt;
  },
});
