// Tests that a sale of an asset is added, shown again and removed, in the document and in its model.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import ru from '#web/i18n/ru.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { setInput, setTerm } from '../../document/resources/resource-edits.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { AssetSale } from './asset-sale.tsx';

let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const template = buildTemplate({ assets: [{ id: 'van', data: { amount: '900;0' } }], periods: 12 });
  open = createDocument({ template, revision: 1, isUnsaved: false });
});

afterEach(() => {
  cleanup();
  open.saver.dispose();
});

const messages = { en, ru };

const van = (template = open.store.getState().template) => {
  const [asset] = resourcesOf(template, 'section_fixedassets');
  if (!asset) throw new Error('there is a van');
  return asset;
};

function Van() {
  return <AssetSale resource={van(useTemplate())} />;
}

it.each(languages)('[RESOURCE-22] adds a sale, says how it counts, and removes it, in %s', (language) => {
  const texts = messages[language];
  render(
    <MantineProvider env="test">
      <IntlProvider locale={language} messages={texts}>
        <DocumentContext value={open}>
          <Van />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const stored = () => open.store.getState().template.data.divisions[0]?.sectionResources.section_fixedassets;
  press(texts['sale.add']);
  expect(stored()?.[0]?.flows.map(({ id }) => id)).toEqual(['expCash', 'incCash']);
  expect(van().flows[1]?.inputs.map(({ data }) => data)).toEqual(['0']);
  screen.getByText(texts['sale.hint']);
  expect(screen.queryByRole('alert')).toBeNull();
  const pay = (text: string) =>
    act(() => {
      const [input] = van().flows[1]?.inputs ?? [];
      if (input) open.edit(setInput(van(), input, text));
    });
  pay('0;500');
  expect(screen.getByRole('alert').textContent).toBe(texts['sale.again']);
  pay('0;500;0');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => open.edit(setTerm(van(), 'sold', ';150')));
  expect(screen.getByRole('alert').textContent).toBe(texts['sale.too-much']);
  press(texts['sale.remove']);
  expect(stored()?.[0]?.flows.map(({ id }) => id)).toEqual(['expCash']);
  expect(stored()?.[0]?.otherAssumptions).toEqual({});
  screen.getByRole('button', { name: texts['sale.add'] });
});
