// Tests the totals of a resource's rows: money is summed, useful lives are not.

import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import en from '#web/i18n/en.json';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { BlockRows } from './block-rows.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f14',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

let open: TemplateDocument | null = null;

afterEach(() => {
  cleanup();
  open?.saver.dispose();
});

/** The headings of the rows of the first resource. */
function rowsOf(sectionId: ResourceSectionId): readonly (string | null)[] {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  const [resource] = resourcesOf(template, sectionId);
  if (!resource) throw new Error(`${sectionId} is empty`);
  render(
    <MantineProvider>
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <BlockRows resource={resource} onOpen={() => undefined} />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

it('are a total for money', () => {
  expect(rowsOf('section_sales')).toContain('Total');
});

it('[STATE-26] are a result where years or rates cannot be summed', () => {
  expect(rowsOf('section_depreciation')).toEqual(['Useful life', 'Result']);
});
