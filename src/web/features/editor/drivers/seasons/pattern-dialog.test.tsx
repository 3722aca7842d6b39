// Tests that a new seasonal pattern and the number that follows it are one step of undo.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { seasonalPatterns } from '../../document/drivers/seasonal-patterns.ts';
import { setDriver } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { PatternDialog } from './pattern-dialog.tsx';

let open: TemplateDocument;
afterEach(() => {
  cleanup();
  open.saver.dispose();
});

it('[TYPING-37] is added and used in one step', () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const template = buildTemplate({ services: [{ id: 'shop', data: { amount: '5' } }] });
  const [shop] = resourcesOf(template, 'section_sales');
  const input = shop?.flows[0]?.inputs[0];
  if (!shop || !input) throw new Error('the shop has an amount');
  open = createDocument({ template, revision: 1, isUnsaved: false });
  const saved: string[] = [];
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <PatternDialog
            patternId={null}
            following={(season) => setDriver(shop, input, { ...input.driver, season }, 'season')}
            onSaved={(id) => saved.push(id)}
            onClose={() => undefined}
          />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const now = () => open.store.getState().template;
  const [pattern] = seasonalPatterns(now());
  const seasonOf = () => resourcesOf(now(), 'section_sales')[0]?.flows[0]?.inputs[0]?.driver.season;
  expect(seasonOf()).toBe(pattern?.id);
  expect(saved).toEqual([]);
  act(() => open.undo());
  expect([seasonalPatterns(now()), seasonOf()]).toEqual([[], null]);
});
