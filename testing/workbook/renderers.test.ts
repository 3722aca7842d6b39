// One contract for every renderer: each output shows the same cells, with their values and formats.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { hostileTemplate, hostileTexts } from '#testing/templates/hostile-template.ts';
import { differences } from './renderers/differences.ts';
import { htmlRenderer } from './renderers/html-renderer.ts';
import { previewRenderer } from './renderers/preview-renderer.ts';
import type { Renderer, SeenCell } from './renderers/renderer.ts';
import { xlsxRenderer } from './renderers/xlsx-renderer.ts';

/** A new renderer is one adapter, and one name here. */
const renderers: readonly Renderer[] = [xlsxRenderer, htmlRenderer, previewRenderer];

/** A whole workbook is made and read again for every template. */
vi.setConfig({ testTimeout: searchTimeoutMs });

const template = (language: Language) =>
  defaultTemplate({
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    timestamp: 1_798_761_600_000,
    language,
    dateStart: '2027-01-31',
  });

const long = (language: Language, periodicity: 'month' | 'quarter' | 'year') => {
  const base = template(language);
  const timing = { dateStart: '2027-11-15', periodicity };
  return {
    ...base,
    layout: { ...base.layout, cFcstColCount: 60 },
    data: { ...base.data, options: { ...base.data.options, timing } },
  };
};

describe.each(renderers)('$name', (renderer) => {
  it.each(effort.cafeScenarios)('shows the cells of the example in scenario %i', (scenario) => {
    expect(differences(renderer, calculate(cafeTemplate(), scenario))).toEqual([]);
  });

  it.each(languages)('shows the cells of a new template in %s', (language) => {
    expect(differences(renderer, calculate(template(language)))).toEqual([]);
  });

  it.each(['month', 'quarter', 'year'] as const)('shows the cells of 60 periods of a %s', (periodicity) => {
    expect(differences(renderer, calculate(long('ru', periodicity)))).toEqual([]);
  });

  it('shows the cells of random templates', () => {
    fc.assert(
      fc.property(anyTemplate, (random) => {
        expect(differences(renderer, calculate(random)).slice(0, 10)).toEqual([]);
      }),
      { numRuns: effort.templatesComparedTwice, endOnFailure: true },
    );
  });

  it('shows every text as it is, whatever it means elsewhere', () => {
    const labels = [0, 4, 8, 12, 16, 20].flatMap((first) => {
      const model = calculate(hostileTemplate(cafeTemplate(), first));
      expect(differences(renderer, model)).toEqual([]);
      return [...renderer.read(model).values()].flatMap((cells) =>
        [...cells.values()].map(({ shown }) => shown),
      );
    });
    const all = new Set(labels);
    expect(hostileTexts.filter((text) => !all.has(renderer.text(text)))).toEqual([]);
  });
});

describe('the contract', () => {
  const model = calculate(cafeTemplate());
  /** 3,200 cups at 3.20 in the first month. */
  const salesIn = (cells: ReadonlyMap<string, SeenCell>): readonly [string, SeenCell] => {
    const sales = [...cells].find(([, { shown }]) => shown === '10,240.00');
    if (!sales) throw new Error('the example sells coffee');
    return sales;
  };
  const changed = (change: (shown: string | number) => string | number): Renderer => ({
    ...htmlRenderer,
    read: (given) => {
      const sheets = new Map(htmlRenderer.read(given));
      const cells = new Map(sheets.get('revenue'));
      const [address, cell] = salesIn(cells);
      return sheets.set('revenue', cells.set(address, { ...cell, shown: change(cell.shown) }));
    },
  });

  it('sees a cent too much', () => {
    expect(
      differences(
        changed(() => '10,240.00'),
        model,
      ),
    ).toEqual([]);
    expect(
      differences(
        changed(() => '10,240.01'),
        model,
      ),
    ).toHaveLength(1);
  });

  it('sees a cell left out and a cell too many', () => {
    const moved: Renderer = {
      ...htmlRenderer,
      read: (given) => {
        const sheets = new Map(htmlRenderer.read(given));
        const cells = new Map(sheets.get('revenue'));
        const [address, cell] = salesIn(cells);
        cells.delete(address);
        return sheets.set('revenue', cells.set('A99', cell));
      },
    };
    const found = differences(moved, model);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^revenue J\d+: "nothing" for/);
    expect(found[1]).toBe('revenue A99: shown, and no cell of the workbook');
  });

  it('sees a sheet left out', () => {
    const none: Renderer = { ...htmlRenderer, read: () => new Map() };
    expect(differences(none, model)[0]).toBe('cover is missing');
  });
});
