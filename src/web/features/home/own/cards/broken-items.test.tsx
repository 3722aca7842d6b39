// Holds a card and a row that cannot be read to saying so, to the stored text as a file, and to nothing that leads to the editor.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { TemplateCard } from './template-card.tsx';
import { TemplateRow } from './template-row.tsx';

const uuid = '7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01';

const template: TemplateSummary = {
  ...{
    uuid,
    isBroken: true,
    name: 'Café',
    description: '',
    language: 'en',
    services: [],
    figures: null,
    price: null,
    needsPurchase: false,
  },
  ...{ isPublished: false, revision: 4, createdAt: 0, timestamp: 0 },
};

const texts = { en, ru } as const;

/** Nothing is ever seen here. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function show(shape: 'card' | 'row', language: 'en' | 'ru', changes: Partial<TemplateSummary> = {}) {
  const nothing = () => undefined;
  const item = {
    template: { ...template, ...changes },
    ...{ canAdd: true, mustBeBought: false, onClone: nothing, onDelete: nothing },
  };
  const shown =
    shape === 'card' ? (
      <TemplateCard {...item} />
    ) : (
      <TemplateRow {...item} isChosen={false} onChoose={nothing} />
    );
  const router = createRouter({
    routeTree: createRootRoute({ component: () => shown }),
    history: createMemoryHistory(),
    trailingSlash: 'preserve',
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <IntlProvider locale={language} messages={texts[language]}>
          <RouterProvider router={router} />
        </IntlProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return within(await screen.findByRole('listitem'));
}

it.each(['card', 'row'] as const)(
  '[KEEP-16] a broken %s gives its stored text and leads nowhere',
  async (shape) => {
    const item = await show(shape, 'en');
    expect(item.getByRole('heading').textContent).toBe('Café');
    expect(item.getByRole('paragraph').textContent).toBe(
      "This model can't be read. Its data is safe: download it to keep a copy.",
    );
    const link = item.getByRole('link');
    expect([link.getAttribute('aria-label'), link.textContent]).toEqual(['Download Café', 'Download']);
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/api/user/template/7d9f1c1e-3b5a-4d55-9a37-2f6a0c7f4f01',
      'Café.json',
    ]);
    const buttons = item.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(['Delete Café']);
  },
);

it('says so in Russian, and calls the file as the card is called', async () => {
  const item = await show('card', 'ru', { name: '' });
  expect(item.getByRole('paragraph').textContent).toBe(
    'Не удаётся прочитать эту модель. Её данные сохранены, их можно скачать.',
  );
  expect(item.getByRole('link').getAttribute('download')).toBe('Модель без названия.json');
});

it.each(['card', 'row'] as const)('a sound %s leads to the editor and can be cloned', async (shape) => {
  const item = await show(shape, 'en', { isBroken: false, description: 'Coffee by the station' });
  expect(item.getByRole('link').getAttribute('href')).toBe(`/template/${uuid}/`);
  expect(item.getByRole('paragraph').textContent).toBe('Coffee by the station');
  const buttons = item.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Publish Café', 'Clone Café', 'Delete Café']);
});
