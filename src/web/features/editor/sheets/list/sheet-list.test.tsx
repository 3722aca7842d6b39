// Tests which sheet of the list is the current one.
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import en from '#web/i18n/en.json';
import { calculationOf } from '../../calculation/calculation-client.ts';
import { createDocument, type TemplateDocument } from '../../document/document.ts';
import { DocumentContext } from '../../document/document-context.ts';
import { switchModule } from '../../document/modules/module-edits.ts';
import { showSheet } from '../../session/state/editor-state.ts';
import { SheetList } from './sheet-list.tsx';

const template = defaultTemplate({
  uuid: '0b5e8a43-6a53-4c2a-b6a0-2a4d7c7b8f15',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});
let open: TemplateDocument;

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  open = createDocument({ template, revision: 1, isUnsaved: false });
  calculationOf(open).calculated.setState({
    sheets: [
      { id: 'cover', moduleId: 'module_cover', title: 'Cover', isOn: true, rowCount: 1 },
      { id: 'drivers', moduleId: 'module_drivers', title: 'Drivers', isOn: false, rowCount: 0 },
    ],
  });
});

afterEach(() => open.saver.dispose());

const current = () =>
  screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'page');

it('is the one that waits for its first resource; while it is switched off, the first one', () => {
  open.edit(switchModule('module_drivers', 'Drivers', false));
  showSheet(open, 'drivers');
  render(
    <MantineProvider env="test">
      <IntlProvider locale="en" messages={en}>
        <DocumentContext value={open}>
          <SheetList />
        </DocumentContext>
      </IntlProvider>
    </MantineProvider>,
  );
  expect(current().map(({ textContent }) => textContent)).toEqual(['Cover']);
  act(() => open.edit(switchModule('module_drivers', 'Drivers', true)));
  expect(current().map(({ textContent }) => textContent)).toEqual(['Drivers']);
});
