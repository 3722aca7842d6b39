// Holds a card to its model's own numbers: those that it knows, those that it asks for, and words where there are none.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { FigureList } from './figure-list.tsx';
import { RevenueBand } from './revenue-band.tsx';
import { type CardFigures, useCardFigures } from './use-card-figures.ts';

const figures: CardFigures = {
  ...{ currency: 'USD', line: [1000, 4000, 3000], from: 'Jan 2027', to: 'Mar 2027' },
  revenue: { value: 480_400, when: '2028' },
  margin: { value: 0.183, when: '2028' },
  lowestCash: { value: -12_400, when: 'Feb 2027' },
};

const template: TemplateSummary = {
  ...{ uuid: '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01', isBroken: false, name: 'Café', description: '' },
  ...{ language: 'en', services: [], figures: null, price: null, needsPurchase: false, isPublished: false },
  ...{ revision: 4, createdAt: 0, timestamp: 0 },
};

let asked: string[];
let showThem: () => void;

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        showThem = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify({ figures }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Card({ of }: { readonly of: TemplateSummary }) {
  const { figures: known, watch } = useCardFigures(of);
  return (
    <>
      <RevenueBand figures={known} watch={watch} />
      {known && <FigureList figures={known} shape="card" />}
    </>
  );
}

function show(of: TemplateSummary, language: 'en' | 'ru' = 'en') {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale={language} messages={{ en, ru }[language]}>
          <Card of={of} />
        </IntlProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const shown = () =>
  screen.queryAllByRole('term').map((name) => [name.textContent, name.nextElementSibling?.textContent]);

it('shows the figures that the list has, with the currency, and the line in words', () => {
  show({ ...template, figures });
  expect(shown()).toEqual([
    ['Revenue, 2028', '$480K'],
    ['EBITDA margin', '18.3%'],
    ['Lowest cash, Feb\u00a02027', '-$12.4K'],
  ]);
  const line = 'Revenue from Jan 2027 to Mar 2027: $1K at the start, $3K at the end, $4K at its highest';
  expect(screen.getByRole('img', { name: line })).toBeTruthy();
  expect(asked).toEqual([]);
});

it('asks for them once it is seen, and shows none until then', async () => {
  show(template);
  expect([asked, shown(), screen.queryByRole('img')]).toEqual([[], [], null]);
  showThem();
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(asked).toEqual([`/api/user/template/${template.uuid}/figures`]);
});

it('says in words that there is no revenue yet, or nothing to say', () => {
  const zero = { value: 0, when: '2028' };
  show({
    ...template,
    figures: { ...figures, line: [0, 0, 0], revenue: zero, margin: null, lowestCash: zero },
  });
  show({ ...template, figures: { ...figures, line: [], revenue: null, margin: null, lowestCash: null } });
  expect(screen.getByText('No revenue yet')).toBeTruthy();
  expect(screen.getByText('No figures yet. Open the model to see why.')).toBeTruthy();
  expect([shown(), screen.queryByRole('img')]).toEqual([[], null]);
});

it('speaks Russian', () => {
  show(
    { ...template, figures: { ...figures, currency: 'RUB', revenue: { value: 480_000, when: '' } } },
    'ru',
  );
  expect(shown()[0]).toEqual(['Выручка, первые 12 месяцев', '480\u00a0тыс.\u00a0₽']);
});

it('asks for none of what cannot be read', () => {
  show({ ...template, isBroken: true });
  showThem();
  expect(asked).toEqual([]);
});
