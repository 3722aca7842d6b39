// Tests the dialogs about somebody's templates: what they list, that they may be empty or fail, and the document in them.
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import en from '#web/i18n/en.json' with { type: 'json' };
import { UserTemplatesDialog } from './user-templates-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const template = {
  ...{ uuid: 'u-1', name: 'Tea room', price: 12, description: 'By the river', language: 'en' },
  ...{ templateContext: '20 seats', resourceCount: 3, createdAt: 0, updatedAt: 0, timestamp: 0 },
};

async function show(answer: (path: string) => Response) {
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  const onClose = vi.fn();
  await act(async () =>
    render(
      <IntlProvider locale="en" messages={en} timeZone="UTC">
        <QueryClientProvider client={new QueryClient()}>
          <MantineProvider env="test">
            <UserTemplatesDialog userId="ann" who="Ann" onClose={onClose} />
          </MantineProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  );
  return onClose;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('lists the templates of the user, and shows the document of one', async () => {
  await show((path) =>
    Response.json(
      path === '/api/admin/users/ann/templates' ? { templates: [template] } : { name: 'Tea room', data: [1] },
    ),
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tea room');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['20 seats', 'u-1', 'Jan 1, 1970, 00:00:00', '$12.00', '3']);
  await press('View JSON');
  const text = JSON.stringify({ name: 'Tea room', data: [1] }, null, 2);
  expect(screen.getByRole('region', { name: 'Template JSON' }).textContent).toBe(text);
});

it('says that there are none, and that some have neither a name nor a price', async () => {
  await show(() => Response.json({ templates: [] }));
  expect(screen.getByText('This user has no templates')).toBeTruthy();
  cleanup();
  await show(() => Response.json({ templates: [{ ...template, name: '', price: null }] }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Untitled Template');
  expect(screen.getByText('Not paid')).toBeTruthy();
});

it('tries again what failed', async () => {
  let asked = 0;
  await show(() => {
    asked += 1;
    const failure = { code: 'internal', message: 'x', remedy: '' };
    return asked === 1 ? Response.json(failure, { status: 500 }) : Response.json({ templates: [template] });
  });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load templates');
  await press('Try Again');
  expect(screen.getByText('By the river')).toBeTruthy();
});
