// Tests what closes a gap in the cash and what it costs, by numbers worked out by hand.
import { castDraft, create } from 'mutative';
import { describe, expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { withFunding } from '../../document/edits/gap-funding.ts';
import { calculate } from '../calculate.ts';
import { type FundingOffer, fundGap, roundUp } from './fund-gap.ts';

/** 100 come in and 150 go out in each of four months: 50 more are missing each month. */
const losing: TemplateWords = {
  periods: 4,
  services: [{ id: 's', data: { amount: '100' } }],
  expenses: [{ id: 'x', data: { amount: '150' } }],
};

const ask = (template: Template, scenario = 1) => fundGap({ template, scenario, rate: '12' });

const offerOf = (template: Template, kind: 'line' | 'capital', scenario = 1): FundingOffer => {
  const offer = ask(template, scenario)?.offers.find(({ funding }) => funding.kind === kind);
  if (!offer) throw new Error(`no ${kind} is offered`);
  return offer;
};

const gapOf = (template: Template) =>
  calculate({ template, sheetIds: [], scenario: 1, isComparing: false }).result?.cashGap;

const cashOf = (template: Template, scenario = 1) => {
  const { workbook } = compile(template);
  if (!workbook) throw new Error('the template cannot be compiled');
  return [...prepare(workbook).values(scenario).row('cf.closing_cash').subarray(1)];
};

const taken = (template: Template, { funding }: FundingOffer) =>
  create(template, withFunding(template, funding).change.recipe);

describe('a gap', () => {
  it('is said with its first period and its lowest amount', () => {
    expect(gapOf(buildTemplate(losing))).toEqual({
      firstPeriod: 0,
      worstPeriod: 3,
      need: 200,
      lowest: { amount: -200, period: 3 },
      firstBelowZero: 0,
    });
  });

  it('is there below the minimum already, which is a tenth of the sales here', () => {
    // Cash of 15, 30, 5, 40; the minimum is 10 in each month.
    const template = buildTemplate({
      ...losing,
      services: [{ id: 's', data: { amount: '100' } }],
      expenses: [{ id: 'x', data: { amount: '85;85;125;65' } }],
      wc: { minCashBalance: '10' },
    });
    expect(gapOf(template)).toMatchObject({ firstPeriod: 2, worstPeriod: 2, firstBelowZero: null });
    expect(gapOf(template)?.need).toBeCloseTo(5, 9);
    expect(gapOf(template)?.lowest).toEqual({ amount: 5, period: 2 });
    for (const kind of ['line', 'capital'] as const) {
      expect(offerOf(template, kind).amount).toBe(5);
      expect(gapOf(taken(template, offerOf(template, kind)))).toBeNull();
    }
  });

  it('is not there with enough cash, and nothing is offered then', () => {
    const template = buildTemplate({ ...losing, expenses: [{ id: 'x', data: { amount: '90' } }] });
    expect(gapOf(template)).toBeNull();
    expect(ask(template)).toBeNull();
  });
});

describe('a credit line', () => {
  it('is sized to the peak need with its own interest, rounded up, and closes the gap', () => {
    // 50; 50 and 0.50 of interest; 50 and 1.005; 50 and 1.51505.
    const template = buildTemplate(losing);
    const offer = offerOf(template, 'line');
    expect(offer.amount).toBe(210);
    expect(offer.line?.interest).toBeCloseTo(3.02005, 9);
    expect(offer.line?.most.amount).toBeCloseTo(203.02005, 9);
    expect(offer.line?.most.period).toBe(3);
    expect(offer.line?.owedAtEnd).toBeCloseTo(203.02005, 9);
    expect(ask(template)?.lastCash).toBe(-200);
    expect(offer.lastCash).toBeCloseTo(0, 9);
    for (const cash of cashOf(taken(template, offer))) expect(cash).toBeCloseTo(0, 9);
    expect(gapOf(taken(template, offer))).toBeNull();
  });

  it('covers every scenario, whichever is picked', () => {
    const template = buildTemplate({
      ...losing,
      expenses: [{ id: 'x', data: { amount: ['110', '150'] } }],
    });
    expect(ask(template)?.worstScenario).toBe(1);
    expect(offerOf(template, 'line').amount).toBe(210);
    expect(offerOf(template, 'capital').amount).toBe(200);
    // 10; 10 and 0.10; 10 and 0.201; 10 and 0.30301.
    expect(offerOf(template, 'line').line?.interest).toBeCloseTo(0.60401, 9);
    expect(offerOf(template, 'line', 2).line?.interest).toBeCloseTo(3.02005, 9);
    for (const kind of ['line', 'capital'] as const) {
      const closed = taken(template, offerOf(template, kind));
      for (const scenario of [1, 2])
        expect(Math.min(...cashOf(closed, scenario))).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it('that is there already has its limit raised, at its own rate', () => {
    const template = buildTemplate({
      ...losing,
      loans: [{ id: 'l', data: { amount: '0' }, second: '0', terms: { interestmargin: '24', line: '60' } }],
    });
    const offer = offerOf(template, 'line');
    // 50; 50 and 1; 50 and 2.02; 50 and 3.0604.
    expect(offer.line?.owedAtEnd).toBeCloseTo(206.0804, 9);
    // Without the higher limit 50 + 10 are owed: 1; 1.2; 1.2.
    expect(offer.line?.interest).toBeCloseTo(6.0804 - 3.4, 9);
    expect(offer.amount).toBe(210);
    const held = taken(template, offer).data.divisions[0]?.sectionResources.section_financing ?? [];
    expect(held.map(({ id, otherAssumptions }) => [id, otherAssumptions.line?.value])).toEqual([
      ['l', '210'],
    ]);
    expect(gapOf(taken(template, offer))).toBeNull();
  });
});

describe('capital', () => {
  it('is paid in before the gap, at the least in the first period', () => {
    const offer = offerOf(buildTemplate(losing), 'capital');
    expect([offer.amount, offer.capital?.firstPeriod, offer.capital?.share]).toEqual([200, 0, 1]);
    expect([offer.lowest, offer.lastCash]).toEqual([{ amount: 0, period: 3 }, 0]);
    // 50, 0, -50, -100: the gap begins in the third month.
    const later = buildTemplate({
      ...losing,
      equity: [{ id: 'e', data: { amount: '100;0' }, second: '0', terms: { dividend: '0' } }],
    });
    const more = offerOf(later, 'capital');
    expect([more.amount, more.capital?.firstPeriod, more.capital?.share]).toEqual([100, 1, 0.5]);
    expect(cashOf(taken(later, more))).toEqual([50, 100, 50, 0]);
  });

  it('is paid in when it is needed where dividends would take it out again', () => {
    // 40 and 40 are paid out; -60 and -60 follow.
    const template = buildTemplate({
      ...losing,
      services: [{ id: 's', data: { amount: '100;100;0' } }],
      expenses: [{ id: 'x', data: { amount: '60' } }],
      equity: [
        {
          id: 'e',
          data: { amount: '0' },
          second: '0',
          terms: { dividend: '100', dividendBasis: 'cash' },
        },
      ],
    });
    const offer = offerOf(template, 'capital');
    expect(offer.funding).toMatchObject({ amounts: [0, 0, 60, 60] });
    expect(offer.capital).toMatchObject({ firstPeriod: 2, periodCount: 2, share: 1 });
    expect(cashOf(taken(template, offer))).toEqual([0, 0, 0, 0]);
  });
});

describe('financing that is off', () => {
  const off = (template: Template, isMissing = false): Template =>
    create(template, (draft) => {
      const { data } = draft;
      for (const section of data.sections) if (section.id === 'section_financing') section.isEnabled = false;
      for (const module of data.modules) if (module.id === 'module_financing') module.isEnabled = false;
      if (isMissing) data.sections = data.sections.filter(({ id }) => id !== 'section_financing');
    });

  it.each([false, true])('is switched on with what is added, even where it is missing: %s', (isMissing) => {
    const template = off(buildTemplate(losing), isMissing);
    expect(ask(template)?.isOff).toBe(true);
    for (const kind of ['line', 'capital'] as const) {
      const closed = taken(template, offerOf(template, kind));
      expect(closed.data.sections.find(({ id }) => id === 'section_financing')?.isEnabled).toBe(true);
      expect(closed.data.modules.find(({ id }) => id === 'module_financing')?.isEnabled).toBe(true);
      expect(gapOf(closed)).toBeNull();
    }
  });

  it('is only switched on where what is in it is enough', () => {
    const template = off(
      buildTemplate({ ...losing, equity: [{ id: 'e', data: { amount: '300;0' }, second: '0' }] }),
    );
    const [offer, ...others] = ask(template)?.offers ?? [];
    expect(others).toEqual([]);
    expect(offer?.funding).toEqual({ kind: 'switch' });
    if (offer) expect(cashOf(taken(template, offer))).toEqual([250, 200, 150, 100]);
  });

  it('counts what is in it for the size of what is added', () => {
    const template = off(
      buildTemplate({ ...losing, equity: [{ id: 'e', data: { amount: '120;0' }, second: '0' }] }),
    );
    expect(offerOf(template, 'capital').amount).toBe(80);
  });
});

it('adds a formula that its flows need, if somebody deleted it', () => {
  const template = create(buildTemplate(losing), (draft) => {
    draft.data.formulas = draft.data.formulas.filter(({ id }) => id !== 'amount');
    for (const section of [
      draft.data.divisions[0]?.sectionResources.section_sales,
      draft.data.divisions[0]?.sectionResources.section_sga,
    ])
      for (const resource of section ?? []) for (const flow of resource.flows) flow.formula = 'amount_of_old';
    const [any] = buildTemplate(losing).data.formulas.filter(({ id }) => id === 'amount');
    if (any) draft.data.formulas.push(castDraft({ ...any, id: 'amount_of_old' }));
  });
  expect(gapOf(taken(template, offerOf(template, 'capital')))).toBeNull();
});

it.each([
  [41_234, 42_000],
  [100_000, 100_000],
  [123_456, 130_000],
  [99.2, 100],
  [7.3, 8],
  [0, 0],
])('rounds %d up to %d', (amount, rounded) => expect(roundUp(amount)).toBe(rounded));
