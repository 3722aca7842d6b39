// Tests the totals of a resource's rows: money is summed, useful lives are not.

import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import en from '#web/i18n/en.json';
import { calculate } from '../../calculation/calculate.ts';
import { calculationOf } from '../../calculation/calculation-client.ts';
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
function rowsOf(sectionId: ResourceSectionId, of: Template = template): readonly (string | null)[] {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template: of, revision: 1, isUnsaved: false });
  const [resource] = resourcesOf(of, sectionId);
  if (!resource) throw new Error(`${sectionId} is empty`);
  const { result } = calculate({ template: of, sheetIds: [], scenario: 1, isComparing: false });
  calculationOf(open).calculated.setState({ result });
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

it('[TABLE-1] keep what cannot be worked out beside the inputs, with the number of the model under it', () => {
  // A year of 12 periods is known to the model alone: 2 people at 12,000 a year are 2,000 a month.
  const crew = { id: 'Crew', formula: 'staff', data: { people: '2', salary: '12000', burden: '0' } };
  const kitchen = buildTemplate({ periods: 12, costs: [crew] });
  expect(rowsOf('section_cos', kitchen)).toContain('In the model');
  const cells = (name: string) =>
    [...(screen.getByRole('rowheader', { name }).closest('tr')?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(cells('Total')).toContain('#NULL!');
  expect(cells('In the model').slice(3)).toEqual(Array.from({ length: 12 }, () => '2,000'));
});
