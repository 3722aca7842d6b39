// Tests that the terms of a resource say that they apply to every scenario, if there are several.
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { createDocument } from '../../document/document.ts';
import { DocumentContext, useTemplate } from '../../document/document-context.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { addScenario } from '../../scenarios/scenario-edits.ts';
import { TermFields } from './term-fields.tsx';

const template = defaultTemplate({
  uuid: 'ab5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f10',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

/** A product whose customers pay later. */
function Terms() {
  const [resource] = resourcesOf(useTemplate(), 'section_sales');
  return resource && <TermFields resource={resource} />;
}

it('[RESOURCE-11] says that typed terms apply to all scenarios, once there are several', () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const open = createDocument({ template, revision: 1, isUnsaved: false });
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <Terms />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(screen.queryByText(/The same in all scenarios/)).toBeNull();
  act(() => open.edit(addScenario(template)));
  expect(
    screen.getAllByText('Empty: as for the whole company. The same in all scenarios').length,
  ).toBeGreaterThan(0);
  cleanup();
  open.saver.dispose();
});
