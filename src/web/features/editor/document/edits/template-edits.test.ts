// Tests changes to the template as a whole.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import { change, noHistory } from '../history/history.ts';
import { resourcesOf } from '../resources/resource-view.ts';
import { setCurrencyName } from './template-edits.ts';

const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

it('counts all money in the currency by its new name', () => {
  const changed = change({ template, history: noHistory }, setCurrencyName('EUR')).template;
  const units = resourcesOf(changed, 'section_sales').flatMap(({ flows }) =>
    flows.flatMap(({ inputs }) => inputs.map((input) => input.units)),
  );
  expect(units).toEqual(['EUR', 'units', 'EUR', 'units']);
});
