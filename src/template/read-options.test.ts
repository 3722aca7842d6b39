// Holds reading to what it refuses, fills in and leaves alone among the options and the terms that came later.
import { expect, test } from 'vitest';
import { defaultTemplate } from './default-template.ts';
import { readTemplate } from './read-template.ts';

const uuid = '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01';
const fresh = () =>
  defaultTemplate({ uuid, timestamp: 1798761600000, language: 'en', dateStart: '2027-01-01' });
const withData = (change: object) => ({ ...fresh(), data: { ...fresh().data, ...change } });

test.each([
  [{ timing: { yearEnd: 0 } }, 'data.options.timing.yearEnd', 'expected a whole number from 1 to 12'],
  [{ timing: { yearEnd: 13 } }, 'data.options.timing.yearEnd', 'expected a whole number from 1 to 12'],
  [{ timing: { yearEnd: 2.5 } }, 'data.options.timing.yearEnd', 'expected a whole number from 1 to 12'],
  [{ timing: { yearEnd: 'March' } }, 'data.options.timing.yearEnd', 'expected a whole number from 1 to 12'],
  [{ tax: 'year' }, 'data.options.tax', 'expected an object'],
  [{ tax: { assessed: 'month' } }, 'data.options.tax.assessed', 'expected one of period, year'],
  [{ depreciation: 'same' }, 'data.options.depreciation', 'expected an object'],
  [{ depreciation: { start: 'now' } }, 'data.options.depreciation.start', 'expected one of next, same'],
])('the options %j are refused by name', (given, path, message) => {
  const { options } = fresh().data;
  const timing = { ...options.timing, ...('timing' in given ? given.timing : {}) };
  const { faults } = readTemplate(withData({ options: { ...options, ...given, timing } }));
  expect(faults).toEqual([{ path, message }]);
});

test('a new template is taxed by year; an older one that says nothing stays as it is', () => {
  expect(fresh().data.options.tax).toEqual({ assessed: 'year' });
  const { tax: _tax, ...options } = fresh().data.options;
  const { version: _version, ...unversioned } = fresh();
  for (const older of [
    withData({ options }),
    { ...unversioned, data: { ...unversioned.data, options } },
    withData({ options: undefined }),
    { uuid },
  ]) {
    expect(readTemplate(older).template?.data.options).not.toHaveProperty('tax');
    expect(readTemplate(older).template?.data.options.timing).not.toHaveProperty('yearEnd');
  }
});

test('an exit and an invested opening that nobody knows are refused by name; a number 1 is the text', () => {
  const withNpv = (npv: object) => {
    const { options } = fresh().data;
    const modules = { npv: { ...options.modules.npv, ...npv } };
    return readTemplate(withData({ options: { ...options, modules } }));
  };
  expect(withNpv({ exit: 'sale', openingInvested: 'yes' }).faults).toEqual([
    { path: 'data.options.modules.npv.openingInvested', message: 'expected one of 0, 1' },
    {
      path: 'data.options.modules.npv.exit',
      message: 'expected one of none, gordon, multiple, liquidation',
    },
  ]);
  expect(withNpv({ openingInvested: 1 }).template?.data.options.modules.npv.openingInvested).toBe('1');
  const absent = withNpv({ exit: '', openingInvested: null }).template?.data.options.modules.npv;
  expect([absent?.exit, absent?.openingInvested]).toEqual([undefined, undefined]);
});

test('a kind of repayment that nobody knows is refused by name', () => {
  const withTerm = (value: unknown) => {
    const otherAssumptions = { repayment: { name: 'repayment', value }, term: { name: 'term', value: 36 } };
    const loan = {
      id: 'l',
      coreResource: 'c',
      isEdited: false,
      isSelected: false,
      flows: [],
      otherAssumptions,
    };
    const divisions = [{ id: 'division_1', sectionResources: { section_financing: [loan] } }];
    return readTemplate(withData({ divisions }));
  };
  const path = 'data.divisions[0].sectionResources.section_financing[0].otherAssumptions.repayment.value';
  expect(withTerm('monthly').faults).toEqual([
    { path, message: 'expected one of typed, equal, annuity, bullet' },
  ]);
  const read = (value: unknown) =>
    withTerm(value).template?.data.divisions[0]?.sectionResources.section_financing?.[0]?.otherAssumptions;
  expect([read('annuity')?.repayment?.value, read('annuity')?.term?.value]).toEqual(['annuity', '36']);
  expect([read('')?.repayment?.value, read(null)?.repayment?.value]).toEqual([undefined, undefined]);
});
